import { adminCentre } from '../../copy/admin-centre'
import { footerContent } from '../../copy/admin-footer'
import { defaultCentre } from '../../data/content/centre'
import { subscribeCentre } from '../../data/store/edit-centre'
import { useLive } from '../../data/client/use-live'
import { LoadError } from '../shell/load-error'
import { TabSkeleton } from '../shell/tab-skeleton'
import { FooterForm } from './footer-form'

/** The footer panel of the specification, filled with what the site shows. */
export function FooterPanel() {
  const stored = useLive(subscribeCentre)
  if (stored.status === 'loading') return <TabSkeleton />
  if (stored.status === 'error')
    return <LoadError words={adminCentre.loadError} error={stored.error} onRetry={stored.retry} />
  return <FooterForm start={footerContent(stored.value ?? defaultCentre)} />
}
