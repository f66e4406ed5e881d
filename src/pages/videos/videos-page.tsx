import { createElement, useEffect, useState, type ReactNode } from 'react'
import { sampleBadge, sampleVideos } from '../../copy/sample-videos'
import { videos as copy } from '../../copy/videos'
import { baked } from '../../data/baked'
import { quiet } from '../../data/quiet'
import { useLatestVideos } from '../../data/use-latest-videos'
import type { Video } from '../../data/videos'
import { GRIDS } from '../../limits'
import { Async } from '../../ui/async'
import { Boundary } from '../../ui/boundary'
import { lazySection, withSections } from '../../ui/lazy-section'
import { PageHeading, Section } from '../../ui/section'
import { SkeletonGroup } from '../../ui/skeleton'
import { VideoCard, VideoCardSkeleton } from '../../ui/video-card'
import { useOpenItem } from '../use-open-item'
import { usePart } from '../use-part'
import { cardId } from './card-id'

const GRID = `grid gap-x-6 gap-y-7 ${GRIDS.videos}`
const EVERY = Number.POSITIVE_INFINITY

const loadViewer = async () => {
  const { VideosViewer, loadViewer } = await import('./videos-viewer')
  // Its own code at the same time; where it is shown a failure is reported.
  loadViewer().catch(() => undefined)
  return VideosViewer
}

const SampleNotice = lazySection(async () => (await import('./sample-notice')).SampleNotice)

export const VideosPage = withSections(Videos, SampleNotice)

function Videos() {
  // What the page starts with, in the prerendered HTML and on the first render.
  const [initial] = useState(() => baked('videos'))
  const live = useLatestVideos({ failure: copy.failedLog, count: EVERY, initial })
  return (
    <Section labelledBy="videos-title" className="pt-10 pb-14 md:pt-14 md:pb-20 lg:pt-16 lg:pb-24">
      <PageHeading id="videos-title" title={copy.title} lead={copy.lead} className="mb-7 lg:mb-10" />
      <Async
        live={live}
        loading={
          <SkeletonGroup label={copy.loading} className={GRID}>
            {Array.from({ length: sampleVideos.length }, (_, place) => (
              <VideoCardSkeleton key={place} />
            ))}
          </SkeletonGroup>
        }
        error={() => (
          <VideoGrid videos={sampleVideos} areSamples>
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
  // Kept here and not in the address: a reload or a shared link must not start a film.
  const [playing, setPlaying] = useState<string | null>(null)
  const viewer = usePart(loadViewer, item.id !== null, item.close)
  useEffect(() => {
    // Ahead of the first press; the press itself reports a failure.
    void quiet()
      .then(() => Promise.all([loadViewer(), SampleNotice.preload()]))
      .catch(() => undefined)
  }, [])
  return (
    <>
      <ul aria-label={copy.list} className={GRID}>
        {videos.map((video, index) => (
          <li key={video.id} id={cardId(video.id)}>
            <VideoCard
              level={2}
              index={index}
              title={video.title}
              description={video.description}
              duration={video.duration}
              durationLabel={copy.duration}
              badge={areSamples ? sampleBadge : undefined}
              to={item.linkTo(video.id)}
              onOpen={() => {
                setPlaying(video.id)
                item.open(video.id)
              }}
            />
          </li>
        ))}
      </ul>
      <Boundary fallback={() => null}>{children}</Boundary>
      {viewer ? createElement(viewer, { item, videos, playing, onPlaying: setPlaying }) : null}
    </>
  )
}
