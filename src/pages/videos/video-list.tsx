import { useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { videosWords } from '../../copy/videos'
import type { Video } from '../../data/content/videos'
import type { VideosState } from '../../data/pages/use-videos'
import { WithoutScript } from '../../layout/without-script'
import { videoAddress } from '../../paths'
import { SkeletonGroup } from '../../ui/skeleton'
import { LazyDialog } from '../lazy-dialog'
import { MissingItem } from '../missing-item'
import { useLastListed } from '../use-last-listed'
import { useOpenItem } from '../use-open-item'
import { VideoCard, VideoCardSkeleton, type VideoLayout } from './video-card'
import type { VideoViewerProps } from './video-viewer'

const loadViewer = async () => (await import('./video-viewer')).VideoViewer
const cardId = (id: string): string => `video-${id}`

type Props = Pick<VideosState, 'answer' | 'retry'> & {
  videos: readonly Video[]
  areBundled?: boolean
  /** Whether the page of videos has more. It then shows a video that is not in this list. */
  isPart?: boolean
  layout: VideoLayout
  /** The grid of the cards. */
  className: string
}

/**
 * Videos, and the viewer of the open one. A press on a card plays it; a shared address, next and previous show a play
 * button first.
 */
export function VideoList(props: Props) {
  const { areBundled = false, answer, retry, isPart = false, layout, className } = props
  const videos = useMemo(() => props.videos.map(withTitle), [props.videos])
  const item = useOpenItem('v')
  const { id } = item
  const [playing, setPlaying] = usePlaying(id)
  const viewer: VideoViewerProps = {
    videos: useLastListed(videos, id),
    id: id ?? '',
    isPlaying: playing === id,
    onPlay: () => setPlaying(id),
    onShow: item.replaceWith,
    onClose: item.close,
    returnFocus: () =>
      document
        .getElementById(cardId(id ?? ''))
        ?.querySelector('a')
        ?.focus(),
  }
  const isListed = viewer.videos.some((video) => video.id === id)
  const status = id === null || isListed ? null : answer
  if (id !== null && status === 'ready' && isPart) return <Navigate to={videoAddress(id)} replace />
  return (
    <>
      {isListed ? (
        <LazyDialog load={loadViewer} props={viewer} />
      ) : (
        <MissingItem status={status} onRetry={retry} close={item.close} />
      )}
      <ul aria-label={videosWords.list} className={className}>
        {videos.map((video, index) => (
          <li key={video.id} id={cardId(video.id)}>
            <VideoCard
              video={video}
              index={index}
              isBundled={areBundled}
              layout={layout}
              to={videoAddress(video.id)}
              // The viewer reports a failure when it opens.
              onPreload={() => void loadViewer().catch(() => undefined)}
              onOpen={() => {
                setPlaying(video.id)
                item.open(video.id)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The video with words in place of a blank title, which somebody has stored by hand. */
const withTitle = (video: Video): Video => ({
  ...video,
  title: video.title || videosWords.untitled,
})

/** The video that plays. It is not in the address: a reload or a shared link must not start a video. */
function usePlaying(id: string | null) {
  const [playing, setPlaying] = useState<string | null>(null)
  const [previousId, setPreviousId] = useState(id)
  if (previousId !== id) {
    setPreviousId(id)
    // A video that is opened again is paused, also after Back.
    if (previousId !== null) setPlaying(null)
  }
  return [playing, setPlaying] as const
}

type SkeletonProps = { label: string; count: number; layout: VideoLayout; className: string }

export function VideosSkeleton({ label, count, layout, className }: SkeletonProps) {
  return (
    <SkeletonGroup label={label} className={className}>
      <WithoutScript />
      {Array.from({ length: count }, (_, position) => (
        <VideoCardSkeleton key={position} layout={layout} />
      ))}
    </SkeletonGroup>
  )
}
