import { useEffect, useState, type ReactNode } from 'react'
import { sampleVideos } from '../../copy/sample-videos'
import { videos as copy } from '../../copy/videos'
import { broadcastVideosSaved, type Video } from '../../data/content/videos'
import { baked } from '../../data/pages/baked'
import { whenIdle } from '../../data/client/when-idle'
import { useLatestVideos } from '../../data/pages/use-latest-videos'
import { GRIDS } from '../../limits'
import { Async } from '../../ui/async'
import { Notice } from '../../ui/notice'
import { PageHeading, Section } from '../../ui/section'
import { SkeletonGroup } from '../../ui/skeleton'
import { VideoCardSkeleton } from '../../ui/video-card'
import { useOpenItem } from '../use-open-item'
import { ClosingBubble } from '../sections/closing-bubble'
import { RetryOrCall, WithoutScript } from '../../layout/ways-out'
import { VideoItem } from './video-item'
import { loadViewer, VideosViewer } from './videos-viewer'

const GRID = `grid gap-x-6 gap-y-7 ${GRIDS.videos}`
/** More than the first screen holds, so that nothing below them moves. */
const WAITING_CARDS = 8
const EVERY = Number.POSITIVE_INFINITY

export function VideosPage() {
  // Keep the first value, because hydration needs the prerendered one.
  const [initial] = useState(() => baked('videos'))
  const state = useLatestVideos({ failure: copy.failedLog, count: EVERY, initial })
  return (
    <>
      <Section labelledBy="videos-title" className="pt-10 pb-14 md:pt-14 md:pb-20 lg:pt-16 lg:pb-24">
        <PageHeading id="videos-title" title={copy.title} lead={copy.lead} className="mb-7 lg:mb-10" />
        <Async
          state={state}
          loading={
            <SkeletonGroup label={copy.loading} className={GRID}>
              <WithoutScript />
              {Array.from({ length: WAITING_CARDS }, (_, position) => (
                <VideoCardSkeleton key={position} />
              ))}
            </SkeletonGroup>
          }
          error={() => (
            <VideoGrid videos={sampleVideos.slice(0, 1)} areSamples>
              <SampleNotice hasFailed />
            </VideoGrid>
          )}
          empty={
            <VideoGrid videos={sampleVideos} areSamples>
              <SampleNotice />
            </VideoGrid>
          }
        >
          {(videos) => <VideoGrid videos={videos} />}
        </Async>
      </Section>
      <ClosingBubble {...copy.closing} />
    </>
  )
}

function VideoGrid({
  videos,
  areSamples = false,
  children,
}: {
  videos: readonly Video[]
  areSamples?: boolean
  children?: ReactNode
}) {
  const item = useOpenItem('v')
  // Not in the address: a reload or a shared link must not start a video.
  const [playing, setPlaying] = useState<string | null>(null)
  useEffect(() => {
    // Preload; the viewer reports a failure when it opens.
    void whenIdle()
      .then(loadViewer)
      .catch(() => undefined)
  }, [])
  return (
    <>
      <ul aria-label={copy.list} className={GRID}>
        {videos.map((video) => (
          <VideoItem
            key={video.id}
            level={2}
            video={video}
            isSample={areSamples}
            to={item.linkTo(video.id)}
            onOpen={() => {
              setPlaying(video.id)
              item.open(video.id)
            }}
          />
        ))}
      </ul>
      {children}
      <VideosViewer item={item} videos={videos} playing={playing} onPlaying={setPlaying} />
    </>
  )
}

function SampleNotice({ hasFailed = false }: { hasFailed?: boolean }) {
  if (!hasFailed)
    return (
      <Notice title={copy.samples.title} className="mt-10">
        {copy.samples.text}
      </Notice>
    )
  return (
    <Notice
      tone="warn"
      role="status"
      title={copy.error.title}
      action={<RetryOrCall onRetry={broadcastVideosSaved} />}
      className="mt-10"
    >
      {copy.error.text}
    </Notice>
  )
}
