import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { bundledVideos } from '../../bundled/videos'
import { videoViewer } from '../../copy/video-viewer'
import type { Video } from '../../data/content/videos'
import { fullAddress } from '../../full-address'
import { cn } from '../../lib/cn'
import { parseVideoLink } from '../../lib/links/video-link'
import { isolateParts } from '../../lib/text/arabic'
import { videoAddress } from '../../paths'
import { Button } from '../../ui/button'
import { DialogClose, DialogShell, DialogTitle } from '../../ui/dialog-shell'
import { BackIcon, ForwardIcon } from '../../ui/icons'
import { ShareLink } from '../../ui/share-link'
import { VideoStage, type StageLink } from './video-stage'

export type VideoViewerProps = {
  videos: readonly Pick<Video, 'id' | 'title' | 'url' | 'description'>[]
  id: string
  /** Nothing is loaded from another company before the visitor presses play. */
  isPlaying: boolean
  onPlay: () => void
  onShow: (id: string) => void
  onClose: () => void
  returnFocus: () => void
}

export function VideoViewer(props: VideoViewerProps) {
  const { videos, id, isPlaying, onPlay, onShow, onClose, returnFocus } = props
  const total = videos.length
  const index = videos.findIndex((video) => video.id === id)
  const video = videos[index]
  if (!video) return null
  const isBundled = bundledVideos.some((bundled) => bundled.id === id)
  const link: StageLink = isBundled ? { kind: 'bundled' } : parseVideoLink(video.url)
  const isNotice = ['facebook', 'page', 'refused', 'bundled'].includes(link.kind)
  const step = (by: number) => {
    const target = videos[(index + by + total) % total]
    if (target) onShow(target.id)
  }

  return (
    <DialogShell
      open
      onClose={onClose}
      returnFocus={returnFocus}
      className={cn(
        'bubble edged inset-0 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] flex-col overflow-hidden bg-surface shadow-raised',
        isNotice ? 'max-w-[608px]' : 'max-w-[960px]',
      )}
    >
      <DialogClose
        label={videoViewer.close}
        className="absolute end-3 top-3 z-1 bg-tint text-night hover:bg-sky"
      >
        <X size={24} />
      </DialogClose>
      {/* The title scrolls with the content, so that a long one is not cut. In a `h-fit` box WebKit gives `flex-1` no
          height. */}
      <div className="min-h-0 flex-auto overflow-y-auto">
        <DialogTitle className="grid min-h-17 items-center py-2.5 ps-5 pe-18 text-h3">
          {isolateParts(video.title)}
        </DialogTitle>
        <VideoStage
          key={video.id}
          link={link}
          title={video.title}
          description={video.description}
          isPlaying={isPlaying}
          onPlay={onPlay}
        />
      </div>
      <div className="flex shrink-0 flex-wrap justify-center gap-2.5 px-4 py-3.5 empty:hidden md:justify-between">
        {total > 1 ? (
          <StepButton
            label={videoViewer.previous}
            icon={<BackIcon size={20} />}
            onClick={() => step(-1)}
          />
        ) : null}
        {isBundled ? null : <Share video={video} />}
        {total > 1 ? (
          <StepButton
            label={videoViewer.next}
            icon={<ForwardIcon size={20} />}
            onClick={() => step(1)}
            className="flex-row-reverse"
          />
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {videoViewer.spoken(index + 1, total, video.title)}
      </p>
    </DialogShell>
  )
}

function Share({ video: { id, title } }: { video: Pick<Video, 'id' | 'title'> }) {
  return (
    <ShareLink
      text={videoViewer.shareText(title)}
      url={fullAddress(videoAddress(id))}
      label={videoViewer.share(title)}
      className="rounded-control border-[1.5px] border-hairline bg-surface text-primary hover:bg-tint"
    />
  )
}

type StepProps = {
  /** `short` is shown on phones and is a part of `full`. */
  label: { short: string; full: string }
  icon: ReactNode
  onClick: () => void
  className?: string
}

function StepButton({ label, icon, onClick, className }: StepProps) {
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
