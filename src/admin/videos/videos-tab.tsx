import { useEffect } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import { useLive } from '../../data/use-live'
import { subscribeVideos } from '../../data/edit-videos'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { LoadError } from '../shell/load-error'
import { TabHeading } from '../shell/tab-heading'
import { notify } from '../ui/toast'
import { VideosEditor } from './videos-editor'

export function VideosTab() {
  const live = useLive(subscribeVideos)
  const { status } = live

  useEffect(() => {
    if (status !== 'error') return
    const { title, text } = words.toast.loadFailed
    notify({ id: 'videos-load', type: 'error', title, description: text, closeLabel: uiCopy.close })
  }, [status])

  if (live.status === 'ready') return <VideosEditor stored={live.value} />
  return (
    <>
      <TabHeading title={words.title} aside={null} />
      {live.status === 'loading' ? (
        <Loading />
      ) : (
        <LoadError words={words.loadError} error={live.error} onRetry={live.retry} />
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
