import { VIDEO_MOTIFS } from '../../ui/art/video-motifs'
import { cn } from '../../lib/cn'

const GROUNDS = ['bg-night', 'bg-secondary', 'bg-primary', 'bg-accent', 'bg-stage'] as const

/** The site's drawing at this position; a play icon on phones. */
export function VideoThumb({
  index,
  isSmall = false,
  className,
}: {
  index: number
  isSmall?: boolean
  className?: string
}) {
  const Motif = VIDEO_MOTIFS[index % VIDEO_MOTIFS.length] ?? VIDEO_MOTIFS[0]
  return (
    <div
      aria-hidden
      className={cn(
        'edged relative aspect-video shrink-0 overflow-hidden rounded-control',
        GROUNDS[index % GROUNDS.length],
        className,
      )}
    >
      <Motif className={cn('size-full', isSmall && 'hidden md:block')} />
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
