import { ExternalLink as ExternalIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminCentre } from '../../copy/admin-centre'
import { footerContent, footerPanel as words } from '../../copy/admin-footer'
import { uiCopy } from '../../copy/ui'
import { useLive } from '../../data/client/use-live'
import { defaultCentre } from '../../data/content/centre'
import { subscribeCentre } from '../../data/store/centre'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { LoadError } from '../shell/load-error'
import { PanelHeading } from '../shell/tab-heading'
import { CENTRE_SEARCH } from '../shell/tab-names'
import { TabSkeleton } from '../shell/tab-skeleton'
import { FooterForm } from './footer-form'

/** The footer panel of the specification, filled with what the site shows. */
export function FooterTab() {
  const stored = useLive(subscribeCentre)
  if (stored.status === 'loading') return <TabSkeleton />
  if (stored.status === 'error')
    return <LoadError words={adminCentre.loadError} error={stored.error} onRetry={stored.retry} />
  return (
    <div className="grid max-w-3xl gap-4">
      <PanelHeading
        title={words.title}
        action={
          <ButtonLink href={paths.home} newTab variant="outline" size="sm" icon={<ExternalIcon size={18} />}>
            {words.preview}
            <span className="sr-only">{uiCopy.newTab}</span>
          </ButtonLink>
        }
      />
      <Notice tone="warn">
        {words.notice}{' '}
        <Link to={{ search: CENTRE_SEARCH }} className="font-semibold text-primary underline">
          {words.centre}
        </Link>
      </Notice>
      <FooterForm start={footerContent(stored.value ?? defaultCentre)} />
    </div>
  )
}
