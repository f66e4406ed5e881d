import { adminVideos as words } from '../../copy/admin-videos'
import { useLive } from '../../data/client/use-live'
import { subscribeVideosForEditing } from '../../data/store/videos'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { LoadError } from '../shell/load-error'
import { TabHeading } from '../shell/tab-heading'
import { VideosForm } from './videos-form'

export function VideosTab() {
  const live = useLive(subscribeVideosForEditing)
  if (live.status === 'ready') return <VideosForm stored={live.value} />
  return (
    <>
      <TabHeading title={words.title} />
      {live.status === 'loading' ? (
        <SkeletonGroup label={words.loading} className="grid gap-4">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-40 rounded-control md:h-24" />
          ))}
        </SkeletonGroup>
      ) : (
        <LoadError words={words.loadError} error={live.error} onRetry={live.retry} toast={words.toast.loadFailed} />
      )}
    </>
  )
}
