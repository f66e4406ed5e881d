import { useVideoPicture } from '../../data/use-video-picture'
import type { Video } from '../../data/videos'
import { cn } from '../../lib/cn'
import { videoLook } from '../../ui/art/video-motifs'
import { SafeImage } from '../../ui/safe-image'

/** The picture or the drawing of a video, as on the site. A small drawing is only a play icon on phones. */
export function VideoThumb({
  video,
  isSmall = false,
  className,
}: {
  video: Pick<Video, 'id' | 'picture' | 'image'>
  isSmall?: boolean
  className?: string
}) {
  const { frame, image } = useVideoPicture(video)
  const { Motif, ground } = videoLook(video.id)
  return (
    <div
      ref={frame}
      aria-hidden
      className={cn('edged relative aspect-video shrink-0 overflow-hidden rounded-control', ground, className)}
    >
      <SafeImage
        src={image}
        alt=""
        fallback={{ drawing: <Motif className={cn('size-full', isSmall && 'hidden md:block')} /> }}
        className="size-full object-cover"
      />
      <span
        className={cn(
          'absolute grid place-items-center',
          isSmall
            ? 'inset-0 text-white md:inset-auto md:start-1.5 md:bottom-1.5 md:h-7 md:w-8 md:rounded-chip md:rounded-es-[3px] md:bg-surface md:text-primary'
            : 'start-1.5 bottom-1.5 h-7 w-8 rounded-chip rounded-es-[3px] bg-surface text-primary',
        )}
      >
        <svg viewBox="0 0 20 20" className={isSmall ? 'size-5 md:size-3.5' : 'size-3.5'}>
          <path
            d="M5 4.2V15.8L15.5 10Z"
            fill="currentColor"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </div>
  )
}
