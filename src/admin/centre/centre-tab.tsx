import { admin } from '../../copy/admin'
import { adminCentre as words } from '../../copy/admin-centre'
import { useLive } from '../../data/client/use-live'
import { subscribeCentre } from '../../data/store/centre'
import { LoadError } from '../shell/load-error'
import { PanelHeading } from '../shell/tab-heading'
import { TabSkeleton } from '../shell/tab-skeleton'
import { CentreDetails } from './centre-form'

/** Everything about the centre that the site shows, except what its tabs hold. */
export function CentreTab() {
  const live = useLive(subscribeCentre)
  return (
    <>
      <PanelHeading title={admin.centrePanel.title} />
      {live.status === 'ready' ? (
        <CentreDetails stored={live.value} />
      ) : live.status === 'loading' ? (
        <TabSkeleton />
      ) : (
        <LoadError words={words.loadError} error={live.error} onRetry={live.retry} />
      )}
    </>
  )
}
