import { useId } from 'react'
import { bundledBadge } from '../../copy/bundled-videos'
import { videosWords } from '../../copy/videos'
import type { Video } from '../../data/content/videos'
import { useVideoImage } from '../../data/pages/use-video-image'
import { cn } from '../../lib/cn'
import { isolateParts } from '../../lib/text/arabic'
import { Ltr } from '../../ui/bdi'
import { Link, openHere } from '../../ui/link'
import { VideoImage } from '../../ui/video-image'

/** `row`: on phones the image beside the title, without the description; above the text on wider screens. */
export type VideoLayout = 'card' | 'row'

type Props = {
  video: Video
  /** The index of the video in its list. */
  index: number
  isBundled: boolean
  layout: VideoLayout
  to: string
  onOpen: () => void
  onPreload: () => void
}

/** Wraps the text below the image when the font is very large. */
const ROW = 'flex flex-wrap gap-x-4 gap-y-2 md:grid md:gap-3'
const ROW_IMAGE = 'w-32 md:w-full'
const ROW_WORDS = 'flex-1 basis-[8rem] min-h-[81px] md:min-h-27'

export function VideoCard({ video, index, isBundled, layout, to, onOpen, onPreload }: Props) {
  const { title, duration } = video
  const description = isolateParts(video.description)
  const { frame, image } = useVideoImage(video)
  const titleId = useId()
  const isRow = layout === 'row'
  const Title = isRow ? 'h3' : 'h2'
  return (
    <article
      aria-labelledby={titleId}
      className={cn('group relative content-start', isRow ? ROW : 'grid gap-3')}
    >
      <VideoImage
        index={index}
        image={image}
        frame={frame}
        mark={isRow ? 'row' : 'large'}
        className={cn('self-start', isRow ? ROW_IMAGE : 'w-full')}
      >
        {duration ? <DurationMark duration={duration} isRow={isRow} /> : null}
      </VideoImage>
      <div className={cn('grid content-start', isRow ? ROW_WORDS : 'md:min-h-27')}>
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
            onPointerEnter={onPreload}
            onFocus={onPreload}
            onClick={openHere(onOpen)}
            className="text-night no-underline group-hover:text-primary covering"
          >
            {isolateParts(title)}
            {duration ? (
              <span className="sr-only">
                {' '}
                {videosWords.duration} <Ltr>{duration}</Ltr>
              </span>
            ) : null}
          </Link>
        </Title>
        <p
          className={cn(
            'line-clamp-2 text-small text-muted',
            isRow && !isBundled && 'max-md:hidden',
          )}
        >
          {isBundled ? <BundledBadge /> : null}
          {isRow ? <span className="hidden md:inline">{description}</span> : description}
        </p>
      </div>
    </article>
  )
}

/** The length, which stands over the image; screen readers hear it after the title. */
function DurationMark({ duration, isRow }: { duration: string; isRow: boolean }) {
  return (
    <span
      className={cn(
        'absolute rounded-chip bg-ink px-2 py-0.5 text-tiny font-semibold wrap-anywhere text-white',
        isRow ? 'end-1.5 bottom-1.5 md:end-2.5 md:bottom-2.5' : 'end-2.5 bottom-2.5',
      )}
    >
      <Ltr>{duration}</Ltr>
    </span>
  )
}

/** The space separates the badge from the description for screen-reader users. */
function BundledBadge() {
  return (
    <>
      <span className="me-2 rounded-chip bg-peach px-2 py-0.5 text-tiny font-semibold text-accent">
        {bundledBadge}
      </span>{' '}
    </>
  )
}

export function VideoCardSkeleton({ layout }: { layout: VideoLayout }) {
  const isRow = layout === 'row'
  return (
    <div aria-hidden className={cn('content-start', isRow ? ROW : 'grid gap-3')}>
      <div className={cn('skeleton aspect-video rounded-control', isRow ? ROW_IMAGE : 'w-full')} />
      <div
        className={cn(
          'grid content-start gap-2 pt-1',
          isRow ? ROW_WORDS : 'min-h-[79px] md:min-h-27',
        )}
      >
        <div className="skeleton h-5 w-11/12" />
        <div className="skeleton h-4 w-2/3" />
      </div>
    </div>
  )
}
