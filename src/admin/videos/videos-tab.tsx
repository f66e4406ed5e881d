import { useEffect, useMemo, useState } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import { useLive } from '../../data/use-live'
import { subscribeVideos } from '../../data/videos'
import { ErrorArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state'
import { TabHeading } from '../tab-heading'
import { notify } from '../ui/toast'
import { VideosEditor } from './videos-editor'

/** A new source object per attempt makes useLive resubscribe. */
const sourceFor =
  (_attempt: number): typeof subscribeVideos =>
  (observer) =>
    subscribeVideos(confirmed(observer))

type Observer = Parameters<typeof subscribeVideos>[0]

/** Only the server knows that there is no list; an empty cache says nothing. */
const confirmed = (observer: Observer): Observer => ({
  ...observer,
  next: (value, meta) => (value === null && meta.fromCache ? undefined : observer.next(value, meta)),
})

export function VideosTab() {
  const [attempt, setAttempt] = useState(0)
  const live = useLive(useMemo(() => sourceFor(attempt), [attempt]))
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
        <StateMessage
          art={<ErrorArt />}
          level={3}
          title={words.loadError.title}
          text={words.loadError.text}
          actions={
            <Button size="sm" onClick={() => setAttempt((n) => n + 1)}>
              {words.loadError.retry}
            </Button>
          }
        />
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
