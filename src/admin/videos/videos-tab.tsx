import { adminVideos as words } from '../../copy/admin-videos'
import { useLive } from '../../data/client/use-live'
import { subscribeVideos } from '../../data/store/edit-videos'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { LoadError } from '../shell/load-error'
import { TabHeading } from '../shell/tab-heading'
import { VideosEditor } from './videos-editor'

export function VideosTab() {
  const live = useLive(subscribeVideos)
  if (live.status === 'ready') return <VideosEditor stored={live.value} />
  return (
    <>
      <TabHeading title={words.title} aside={null} />
      {live.status === 'loading' ? (
        <Loading />
      ) : (
        <LoadError words={words.loadError} error={live.error} onRetry={live.retry} toast={words.toast.loadFailed} />
      )}
    </>
  )
}

function Loading() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-4">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-40 rounded-control md:h-24" />
      ))}
    </SkeletonGroup>
  )
}
