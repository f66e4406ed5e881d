import { useState } from 'react'
import { bundledVideos } from '../../bundled/videos'
import { latestVideos } from '../../copy/latest-videos'
import { getBaked } from '../../data/pages/baked'
import { useVideos, type VideosState } from '../../data/pages/use-videos'
import { LATEST_VIDEOS_MAX } from '../../limits'
import { paths } from '../../paths'
import { LinkedSection } from '../sections/linked-section'
import { VideoList, VideosSkeleton } from '../videos/video-list'

const LIST = { layout: 'row', className: 'grid gap-4 md:grid-cols-3 md:gap-6' } as const

/** The latest videos; bundled ones when none are stored or the list failed to load. */
export function LatestVideosSection() {
  // Keep the first value, because hydration needs the prerendered one.
  const [initial] = useState(() => getBaked('videos'))
  const state = useVideos({ failedLog: latestVideos.failed, initial, count: LATEST_VIDEOS_MAX })
  return (
    <LinkedSection
      id="latest-videos"
      eyebrow={latestVideos.eyebrow}
      title={latestVideos.title}
      link={{ to: paths.videos, text: latestVideos.all }}
    >
      <LatestVideos state={state} />
    </LinkedSection>
  )
}

function LatestVideos({ state }: { state: VideosState }) {
  const list = { ...LIST, answer: state.answer, retry: state.retry, isPart: true }
  if (state.status === 'loading')
    return <VideosSkeleton {...LIST} label={latestVideos.loading} count={LATEST_VIDEOS_MAX} />
  if (state.status === 'error')
    return (
      <>
        <p role="status" className="mb-4 text-card text-muted">
          {latestVideos.offline}
        </p>
        <VideoList {...list} videos={bundledVideos.slice(0, 1)} areBundled />
      </>
    )
  if (state.value.length === 0) return <VideoList {...list} videos={bundledVideos} areBundled />
  return <VideoList {...list} videos={state.value} />
}
