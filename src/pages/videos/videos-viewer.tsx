import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sampleVideos } from '../../copy/sample-videos'
import { uiCopy } from '../../copy/ui'
import { videos as copy } from '../../copy/videos'
import type { Video } from '../../data/content/videos'
import { pageUrl } from '../../data/pages/page-url'
import { paths } from '../../paths'
import { LazyDialog } from '../../ui/lazy-dialog'
import { ShareLink } from '../../ui/share-link'
import type { VideoViewerProps } from '../../ui/video-viewer'
import { CallLink } from '../../layout/contact-links'
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
  const video = listed.find((one) => one.id === id)
  if (!video) return null
  const isSample = sampleVideos.some((sample) => sample.id === id)
  const props: VideoViewerProps = {
    videos: listed,
    id: video.id,
    isSample,
    isPlaying: playing === video.id,
    labels: copy.viewer,
    onPlay: () => onPlaying(video.id),
    onShow: item.show,
    onClose: item.close,
    returnFocus: () => document.getElementById(cardId(video.id))?.querySelector('a')?.focus(),
    help: (variant) => <CallLink variant={variant} size="sm" />,
    share: isSample ? null : (
      <ShareLink
        text={copy.viewer.shareText(video.title)}
        url={pageUrl(`${paths.videos}?v=${encodeURIComponent(video.id)}`)}
        label={copy.viewer.share(video.title)}
        className="rounded-control border-[1.5px] border-hairline bg-surface text-primary hover:bg-tint"
      />
    ),
  }
  return <LazyDialog load={loadViewer} props={props} loadingLabel={uiCopy.loading} onFailed={item.close} />
}
