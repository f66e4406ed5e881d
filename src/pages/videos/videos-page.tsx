import { useState } from 'react'
import { bundledVideos } from '../../bundled/videos'
import { videosWords } from '../../copy/videos'
import { getBaked } from '../../data/pages/baked'
import { useVideos, type VideosState } from '../../data/pages/use-videos'
import { RetryOrCall } from '../../layout/retry-or-call'
import { StaleNotice } from '../../layout/stale-notice'
import { Notice } from '../../ui/notice'
import { PAGE_PADDING, Section, SectionHeading } from '../../ui/section'
import { ClosingBubble } from '../sections/closing-bubble'
import { VideoList, VideosSkeleton } from './video-list'

const GRID = 'grid grid-cols-1 gap-x-6 gap-y-7 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
const LIST = { layout: 'card', className: GRID } as const
/** Enough skeletons to fill the screen, so that the content below them moves out of sight. */
const SKELETON_CARDS = 8

export function VideosPage() {
  // Keep the first value, because hydration needs the prerendered one.
  const [initial] = useState(() => getBaked('videos'))
  const state = useVideos({ failedLog: videosWords.failedLog, initial })
  return (
    <>
      <Section labelledBy="videos-title" className={PAGE_PADDING}>
        <SectionHeading
          level={1}
          id="videos-title"
          title={videosWords.title}
          lead={videosWords.lead}
          className="mb-7 lg:mb-10"
        />
        <AllVideos state={state} />
      </Section>
      <ClosingBubble {...videosWords.closing} />
    </>
  )
}

function AllVideos({ state }: { state: VideosState }) {
  const list = { ...LIST, answer: state.answer, retry: state.retry }
  if (state.status === 'loading')
    return <VideosSkeleton {...LIST} label={videosWords.loading} count={SKELETON_CARDS} />
  if (state.status === 'error')
    return (
      <>
        <VideoList {...list} videos={bundledVideos.slice(0, 1)} areBundled />
        <Notice
          tone="warn"
          role="status"
          title={videosWords.error.title}
          action={<RetryOrCall onRetry={state.retry} />}
          className="mt-10"
        >
          {videosWords.error.text}
        </Notice>
      </>
    )
  if (state.value.length === 0)
    return (
      <>
        <VideoList {...list} videos={bundledVideos} areBundled />
        <Notice title={videosWords.bundled.title} className="mt-10">
          {videosWords.bundled.text}
        </Notice>
      </>
    )
  return (
    <>
      <VideoList {...list} videos={state.value} />
      {state.answer === 'error' ? <StaleNotice onRetry={state.retry} /> : null}
    </>
  )
}
