import { X } from 'lucide-react'
import { cn } from '../lib/cn'
import { parseVideoLink } from '../lib/video-link'
import { Button } from './button'
import { DialogFrame, FrameClose, FrameTitle } from './dialog-frame'
import { BackIcon, ForwardIcon } from './icons'
import { VideoStage, type StageHelp, type StageLabels, type StageLink } from './video-stage'

export type ViewedVideo = { id: string; title: string; url: string; description?: string | undefined }

export type ViewerLabels = StageLabels & {
  close: string
  next: string
  previous: string
  spoken: (position: number, total: number, title: string) => string
}

export type VideoViewerProps = {
  videos: readonly ViewedVideo[]
  id: string
  isSample?: boolean
  /** Nothing is loaded from another company before the visitor presses play. */
  isPlaying: boolean
  labels: ViewerLabels
  onPlay: () => void
  onShow: (id: string) => void
  onClose: () => void
  returnFocus: () => void
  help: StageHelp
}

export function VideoViewer({
  videos,
  id,
  isSample = false,
  isPlaying,
  labels,
  onPlay,
  onShow,
  onClose,
  returnFocus,
  help,
}: VideoViewerProps) {
  const total = videos.length
  const index = videos.findIndex((video) => video.id === id)
  const video = videos[index]
  if (!video) return null
  const link: StageLink = isSample ? { kind: 'sample' } : parseVideoLink(video.url)
  const isNotice = ['facebook', 'refused', 'sample'].includes(link.kind)
  const step = (by: number) => {
    const target = videos[(index + by + total) % total]
    if (target) onShow(target.id)
  }

  return (
    <DialogFrame
      open
      onClose={onClose}
      returnFocus={returnFocus}
      className={cn(
        'bubble edged start-1/2 top-1/2 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-y-1/2 flex-col overflow-hidden bg-surface shadow-raised ltr:-translate-x-1/2 rtl:translate-x-1/2',
        isNotice ? 'max-w-[608px]' : 'max-w-[960px]',
      )}
    >
      <FrameClose label={labels.close} className="absolute end-3 top-3 z-1 bg-tint text-night hover:bg-sky">
        <X size={24} aria-hidden />
      </FrameClose>
      {/* The title scrolls with the content, so that a long one is not cut. */}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <FrameTitle className="grid min-h-17 items-center py-2.5 ps-5 pe-18 text-h3">{video.title}</FrameTitle>
        <VideoStage
          key={video.id}
          link={link}
          title={video.title}
          description={video.description}
          isPlaying={isPlaying}
          onPlay={onPlay}
          labels={labels}
          help={help}
        />
      </div>
      {total > 1 ? (
        <div className="flex shrink-0 flex-wrap gap-2.5 px-4 py-3.5 *:flex-1 md:justify-between md:*:flex-none">
          <Button variant="quiet" size="sm" icon={<BackIcon size={20} />} onClick={() => step(-1)}>
            {labels.previous}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            className="flex-row-reverse"
            icon={<ForwardIcon size={20} />}
            onClick={() => step(1)}
          >
            {labels.next}
          </Button>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {labels.spoken(index + 1, total, video.title)}
      </p>
    </DialogFrame>
  )
}
