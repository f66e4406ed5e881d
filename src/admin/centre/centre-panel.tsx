import { admin } from '../../copy/admin'
import { adminCentre as words } from '../../copy/admin-centre'
import { subscribeCentre } from '../../data/store/edit-centre'
import { useLive } from '../../data/client/use-live'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { LoadError } from '../shell/load-error'
import { PanelHeading } from '../shell/tab-heading'
import { CentreForm } from './centre-form'

/** Everything about the centre that the site shows, except what its tabs hold. */
export function CentrePanel() {
  const live = useLive(subscribeCentre)
  return (
    <>
      <PanelHeading title={admin.centrePanel.title} />
      {live.status === 'ready' ? (
        <CentreForm stored={live.value} />
      ) : live.status === 'loading' ? (
        <SkeletonGroup label={words.loading} className="grid max-w-3xl gap-4">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-16 rounded-control md:h-48" />
          ))}
        </SkeletonGroup>
      ) : (
        <LoadError words={words.loadError} error={live.error} onRetry={live.retry} />
      )}
    </>
  )
}
