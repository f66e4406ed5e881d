import { useId, type ReactNode, type Ref } from 'react'
import { cn } from '../lib/cn'
import { videoLook } from './art/video-motifs'
import { Ltr } from './bdi'
import { Link } from './link'
import { SafeImage } from './safe-image'

/** `row`: on phones the picture beside the title, without the description; above the text on wider screens. */
export type VideoCardLayout = 'card' | 'row'

type Props = {
  title: string
  description?: string | undefined
  duration?: string | undefined
  durationLabel: string
  /** Selects the drawing of a video without a picture. */
  id: string
  image?: string
  /** The frame of the picture. */
  frame?: Ref<HTMLDivElement>
  to: string
  onOpen?: (() => void) | undefined
  onApproach?: (() => void) | undefined
  badge?: ReactNode
  layout?: VideoCardLayout
  level?: 2 | 3
}

export function VideoCard({
  title,
  description,
  duration,
  durationLabel,
  id,
  image = '',
  frame,
  to,
  onOpen,
  onApproach,
  badge,
  layout = 'card',
  level = 3,
}: Props) {
  const Title = `h${level}` as const
  const titleId = useId()
  const isRow = layout === 'row'
  return (
    <article aria-labelledby={titleId} className={cn('group relative content-start', isRow ? ROW : 'grid gap-3')}>
      <Thumbnail id={id} image={image} frame={frame} small={isRow}>
        {duration ? (
          <Duration
            className={cn('absolute', isRow ? 'end-1.5 bottom-1.5 md:end-2.5 md:bottom-2.5' : 'end-2.5 bottom-2.5')}
          >
            {duration}
          </Duration>
        ) : null}
      </Thumbnail>
      <div className={cn('grid content-start', isRow ? ROW_WORDS : 'md:min-h-[83px]')}>
        <Title
          id={titleId}
          className={cn(
            'font-semibold',
            isRow
              ? 'line-clamp-3 text-card md:line-clamp-2 md:text-[1.125rem] md:leading-[1.8125rem]'
              : 'line-clamp-2 text-[1.125rem] leading-[1.8125rem]',
          )}
        >
          <Link
            to={to}
            onPointerEnter={onApproach}
            onFocus={onApproach}
            onClick={(event) => {
              // Let the browser open a new tab or window.
              if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onOpen()
            }}
            className="text-night no-underline group-hover:text-primary after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:outline-offset-3 focus-visible:after:outline-night focus-visible:after:outline-solid"
          >
            {title}
            {duration ? (
              <span className="sr-only">
                {' '}
                {durationLabel} <Ltr>{duration}</Ltr>
              </span>
            ) : null}
          </Link>
        </Title>
        <p className={cn('text-small text-muted md:line-clamp-1', isRow ? !badge && 'max-md:hidden' : 'line-clamp-2')}>
          {badge ? (
            <span className="me-2 rounded-chip bg-peach px-2 py-0.5 text-tiny font-semibold text-accent">{badge}</span>
          ) : null}
          {/* Separates the badge from the description for screen-reader users. */}
          {badge ? ' ' : null}
          {isRow ? <span className="hidden md:inline">{description}</span> : description}
        </p>
      </div>
    </article>
  )
}

/** Wraps the text below the picture when the font is very large. */
const ROW = 'flex flex-wrap gap-x-4 gap-y-2 md:grid md:gap-3'
const ROW_PICTURE = 'w-32 md:w-full'
const ROW_WORDS = 'flex-1 basis-[8rem] min-h-[81px] md:min-h-[83px]'

export function VideoCardSkeleton({ layout = 'card' }: { layout?: VideoCardLayout }) {
  const isRow = layout === 'row'
  return (
    <div aria-hidden className={cn('content-start', isRow ? ROW : 'grid gap-3')}>
      <div className={cn('skeleton aspect-video rounded-control', isRow ? ROW_PICTURE : 'w-full')} />
      <div className={cn('grid content-start gap-2 pt-1', isRow ? ROW_WORDS : 'min-h-[79px] md:min-h-[83px]')}>
        <div className="skeleton h-5 w-11/12" />
        <div className="skeleton h-4 w-2/3" />
      </div>
    </div>
  )
}

type ThumbnailProps = Required<Pick<Props, 'id' | 'image'>> & {
  frame: Ref<HTMLDivElement> | undefined
  small: boolean
  children: ReactNode
}

function Thumbnail({ id, image, frame, small, children }: ThumbnailProps) {
  const { Motif, ground } = videoLook(id)
  return (
    <div
      ref={frame}
      aria-hidden
      className={cn(
        'picture edged relative aspect-video self-start overflow-hidden rounded-control',
        small ? ROW_PICTURE : 'w-full',
        ground,
      )}
    >
      <SafeImage
        src={image}
        alt=""
        fallback={{ drawing: <Motif className="size-full" /> }}
        loading="lazy"
        className="size-full object-cover"
      />
      <span
        className={cn(
          'edged absolute grid place-items-center rounded-es-[3px] bg-white text-primary transition-colors duration-press group-hover:bg-sky',
          small
            ? 'start-1.5 bottom-1.5 h-7 w-8 rounded-chip md:start-3 md:bottom-3 md:h-11 md:w-13 md:rounded-control'
            : 'start-3 bottom-3 h-11 w-13 rounded-control',
        )}
      >
        <svg viewBox="0 0 20 20" className={small ? 'size-3.5 md:size-5' : 'size-5'}>
          <path
            d="M5 4.2V15.8L15.5 10Z"
            fill="currentColor"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      {children}
    </div>
  )
}

function Duration({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={cn('rounded-chip bg-ink px-2 py-0.5 text-tiny font-semibold text-white', className)}>
      <Ltr>{children}</Ltr>
    </span>
  )
}
