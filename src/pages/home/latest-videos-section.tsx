import { useState } from 'react'
import { latestVideos as copy } from '../../copy/latest-videos'
import { sampleVideos } from '../../copy/sample-videos'
import { baked } from '../../data/pages/baked'
import { useLatestVideos } from '../../data/pages/use-latest-videos'
import type { Video } from '../../data/content/videos'
import type { AsyncState } from '../../lib/async-state'
import { LATEST_VIDEOS } from '../../limits'
import { paths } from '../../paths'
import { Async } from '../../ui/async'
import { ButtonLink } from '../../ui/button'
import { Section, SectionHeading } from '../../ui/section'
import { SkeletonGroup } from '../../ui/skeleton'
import { VideoCardSkeleton } from '../../ui/video-card'
import { WithoutScript } from '../../layout/ways-out'
import { useOpenItem } from '../use-open-item'
import { VideoItem } from '../videos/video-item'
import { loadViewer, VideosViewer } from '../videos/videos-viewer'

const GRID = 'grid gap-4 md:grid-cols-3 md:gap-6'

export function LatestVideosSection() {
  // Keep the first value, because hydration needs the prerendered one.
  const [initial] = useState(() => baked('videos'))
  const live = useLatestVideos({ failure: copy.failed, initial })
  return (
    <Section ground="page" labelledBy="latest-videos">
      <SectionHeading
        id="latest-videos"
        eyebrow={copy.eyebrow}
        title={copy.title}
        action={<AllVideos className="hidden md:block" />}
      />
      <LatestVideos state={live} />
      <AllVideos className="mt-6 md:hidden" />
    </Section>
  )
}

/** The latest videos; samples when none are stored or the list failed to load. */
export function LatestVideos({ state }: { state: AsyncState<Video[]> }) {
  return (
    <Async
      state={state}
      loading={
        <SkeletonGroup label={copy.loading} className={GRID}>
          <WithoutScript />
          {Array.from({ length: LATEST_VIDEOS }, (_, index) => (
            <VideoCardSkeleton key={index} layout="row" />
          ))}
        </SkeletonGroup>
      }
      error={() => (
        <>
          <p role="status" className="mb-4 text-card text-muted">
            {copy.offline}
          </p>
          <VideoList videos={sampleVideos.slice(0, 1)} areSamples />
        </>
      )}
      empty={<VideoList videos={sampleVideos} areSamples />}
    >
      {(videos) => <VideoList videos={videos} />}
    </Async>
  )
}

function VideoList({ videos, areSamples = false }: { videos: readonly Video[]; areSamples?: boolean }) {
  const item = useOpenItem('v')
  const [playing, setPlaying] = useState<string | null>(null)
  return (
    <>
      <ul className={GRID}>
        {videos.map((video) => (
          <VideoItem
            key={video.id}
            layout="row"
            video={video}
            isSample={areSamples}
            to={`${paths.videos}?v=${encodeURIComponent(video.id)}`}
            onApproach={() => void loadViewer().catch(() => undefined)}
            onOpen={() => {
              setPlaying(video.id)
              item.open(video.id)
            }}
          />
        ))}
      </ul>
      <VideosViewer item={item} videos={videos} playing={playing} onPlaying={setPlaying} />
    </>
  )
}

function AllVideos({ className }: { className: string }) {
  return (
    <div className={className}>
      <ButtonLink to={paths.videos} variant="outline" size="sm" className="w-full">
        {copy.all}
      </ButtonLink>
    </div>
  )
}
