import { Phone, RefreshCw } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { config } from '../../config'
import { sampleBadge, sampleVideos } from '../../copy/sample-videos'
import { site } from '../../copy/site'
import { uiCopy } from '../../copy/ui'
import { videos as copy } from '../../copy/videos'
import { baked } from '../../data/baked'
import { quiet } from '../../data/quiet'
import { useLatestVideos } from '../../data/use-latest-videos'
import { announceVideos, type Video } from '../../data/videos'
import { telHref } from '../../lib/links'
import { Async } from '../../ui/async'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { PageHeading, Section } from '../../ui/section'
import { SkeletonGroup } from '../../ui/skeleton'
import { VideoCard, VideoCardSkeleton } from '../../ui/video-card'
import { useOpenItem } from '../use-open-item'
import { cardId, loadViewer, VideosViewer } from './videos-viewer'

const GRID = 'grid gap-x-6 gap-y-7 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
const EVERY = Number.POSITIVE_INFINITY

export function VideosPage() {
  // What the page starts with, in the prerendered HTML and on the first render: baked at build time, or nothing.
  const [initial] = useState(() => baked('videos'))
  const live = useLatestVideos({ failure: copy.failedLog, count: EVERY, ...(initial && { initial }) })
  return (
    <Section labelledBy="videos-title" className="pt-10 pb-14 md:pt-14 md:pb-20 lg:pt-16 lg:pb-24">
      <PageHeading id="videos-title" title={copy.title} lead={copy.lead} className="mb-7 lg:mb-10" />
      <Async
        live={live}
        loading={
          <SkeletonGroup label={copy.loading} className={GRID}>
            {Array.from({ length: 8 }, (_, place) => (
              <VideoCardSkeleton key={place} />
            ))}
          </SkeletonGroup>
        }
        error={() => (
          <VideoGrid videos={sampleVideos} areSamples>
            <Notice tone="warn" role="status" title={copy.error.title} action={<ErrorActions />} className="mt-10">
              {copy.error.text}
            </Notice>
          </VideoGrid>
        )}
        empty={
          <VideoGrid videos={sampleVideos} areSamples>
            <Notice title={copy.samples.title} className="mt-10">
              {copy.samples.text}
            </Notice>
          </VideoGrid>
        }
      >
        {(videos) => <VideoGrid videos={videos} />}
      </Async>
    </Section>
  )
}

function VideoGrid({ videos, areSamples = false, children }: { videos: readonly Video[]; areSamples?: boolean; children?: ReactNode }) {
  const item = useOpenItem('v')
  // Kept here and not in the address: a reload or a shared link must not start a film.
  const [playing, setPlaying] = useState<string | null>(null)
  useEffect(() => {
    // Ahead of the first press; the press itself reports a failure.
    void quiet().then(loadViewer).catch(() => undefined)
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
      {children}
      <VideosViewer item={item} videos={videos} playing={playing} onPlaying={setPlaying} />
    </>
  )
}

function ErrorActions() {
  return (
    <>
      <Button size="sm" onClick={announceVideos} icon={<RefreshCw size={18} aria-hidden />}>
        {uiCopy.retry}
      </Button>
      <ButtonLink href={telHref(config.phones[0].e164)} variant="quiet" size="sm" icon={<Phone size={18} aria-hidden />}>
        {site.call}
      </ButtonLink>
    </>
  )
}
