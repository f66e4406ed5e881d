import { latestVideos as copy } from '../../copy/latest-videos'
import { sampleBadge, sampleVideos } from '../../copy/sample-videos'
import { useLatestVideos } from '../../data/use-latest-videos'
import type { Video } from '../../data/videos'
import type { Live } from '../../lib/live'
import { LATEST_VIDEOS } from '../../limits'
import { paths } from '../../paths'
import { Async } from '../../ui/async'
import { ButtonLink } from '../../ui/button'
import { Section, SectionHeading } from '../../ui/section'
import { SkeletonGroup } from '../../ui/skeleton'
import { VideoCard, VideoCardSkeleton } from '../../ui/video-card'

const GRID = 'grid gap-4 md:grid-cols-3 md:gap-6'

export function LatestVideosSection() {
  const live = useLatestVideos({ failure: copy.failed })
  return (
    <Section ground="page" labelledBy="latest-videos">
      <SectionHeading id="latest-videos" eyebrow={copy.eyebrow} title={copy.title} action={<AllVideos className="hidden md:block" />} />
      <LatestVideos live={live} />
      <AllVideos className="mt-6 md:hidden" />
    </Section>
  )
}

/** Three of the stored videos; samples while none is stored; one sample where the list could not be read. */
export function LatestVideos({ live }: { live: Live<Video[]> }) {
  return (
    <Async
      live={live}
      loading={
        <SkeletonGroup label={copy.loading} className={GRID}>
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
  return (
    <ul className={GRID}>
      {videos.map((video, index) => (
        <li key={video.id}>
          <VideoCard
            layout="row"
            index={index}
            title={video.title}
            description={video.description}
            duration={video.duration}
            durationLabel={copy.duration}
            badge={areSamples ? sampleBadge : undefined}
            to={`${paths.videos}?v=${encodeURIComponent(video.id)}`}
          />
        </li>
      ))}
    </ul>
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
