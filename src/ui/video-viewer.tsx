import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn'
import { parseVideoLink } from '../lib/video-link'
import { Button } from './button'
import { DialogFrame, FrameClose, FrameTitle } from './dialog-frame'
import { BackIcon, ForwardIcon } from './icons'
import { VideoStage, type StageHelp, type StageLabels, type StageLink } from './video-stage'

export type ViewedVideo = { id: string; title: string; url: string; description?: string | undefined }

/** `short` is shown on phones and is a part of `full`. */
type StepLabel = { short: string; full: string }

export type ViewerLabels = StageLabels & {
  close: string
  next: StepLabel
  previous: StepLabel
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
  /** Stands between the buttons that step. */
  share?: ReactNode
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
  share,
}: VideoViewerProps) {
  const total = videos.length
  const index = videos.findIndex((video) => video.id === id)
  const video = videos[index]
  if (!video) return null
  const link: StageLink = isSample ? { kind: 'sample' } : parseVideoLink(video.url)
  const isNotice = ['facebook', 'page', 'refused', 'sample'].includes(link.kind)
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
        'bubble edged inset-0 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] flex-col overflow-hidden bg-surface shadow-raised',
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
      {total > 1 || share ? (
        <div className="flex shrink-0 flex-wrap justify-center gap-2.5 px-4 py-3.5 md:justify-between">
          {total > 1 ? <Step label={labels.previous} icon={<BackIcon size={20} />} onClick={() => step(-1)} /> : null}
          {share}
          {total > 1 ? (
            <Step
              label={labels.next}
              icon={<ForwardIcon size={20} />}
              onClick={() => step(1)}
              className="flex-row-reverse"
            />
          ) : null}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {labels.spoken(index + 1, total, video.title)}
      </p>
    </DialogFrame>
  )
}

type StepProps = { label: StepLabel; icon: ReactNode; onClick: () => void; className?: string }

function Step({ label, icon, onClick, className }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={label.full}
      icon={icon}
      onClick={onClick}
      className={cn('max-md:flex-1', className)}
    >
      <span className="md:hidden">{label.short}</span>
      <span className="max-md:hidden">{label.full}</span>
    </Button>
  )
}
