import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sampleVideos } from '../../copy/sample-videos'
import { uiCopy } from '../../copy/ui'
import { videos as copy } from '../../copy/videos'
import type { Video } from '../../data/content/videos'
import { LazyDialog } from '../../ui/lazy-dialog'
import type { VideoViewerProps } from '../../ui/video-viewer'
import { CallButton } from '../sections/ways-out'
import type { OpenItem } from '../use-open-item'

export const cardId = (id: string): string => `video-${id}`

export const loadViewer = async () => (await import('../../ui/video-viewer')).VideoViewer

type Props = {
  item: OpenItem
  videos: readonly Video[]
  playing: string | null
  onPlaying: (id: string | null) => void
}

/** The open video. A press on a card plays it; a shared address, next and previous show a play button first. */
export function VideosViewer({ item, videos, playing, onPlaying }: Props) {
  const { id } = item
  // Reopening a video always starts paused, even after browser Back.
  const stop = useEffectEvent(() => onPlaying(null))
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== null && before.current !== id) stop()
    before.current = id
  }, [id])
  // Keeps a video open that is deleted meanwhile.
  const [lastListed, setLastListed] = useState(videos)
  const isListed = videos.some((video) => video.id === id)
  if (isListed && lastListed !== videos) setLastListed(videos)
  const listed = isListed ? videos : lastListed
  if (id === null || !listed.some((video) => video.id === id)) return null
  const props: VideoViewerProps = {
    videos: listed,
    id,
    isSample: sampleVideos.some((sample) => sample.id === id),
    isPlaying: playing === id,
    labels: copy.viewer,
    onPlay: () => onPlaying(id),
    onShow: item.show,
    onClose: item.close,
    returnFocus: () => document.getElementById(cardId(id))?.querySelector('a')?.focus(),
    help: (variant) => <CallButton variant={variant} />,
  }
  return <LazyDialog load={loadViewer} props={props} loadingLabel={uiCopy.loading} onFailed={item.close} />
}
