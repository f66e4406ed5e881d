import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { lightbox as copy } from '../../copy/lightbox'
import { cn } from '../../lib/cn'
import { Ltr } from '../../ui/bdi'
import { DialogFrame, FrameClose, FrameTitle } from '../../ui/dialog-frame'
import { Spinner } from '../../ui/icons'
import { LightboxPicture, type Slide } from './lightbox-picture'
import { useLargePictures } from './use-large-pictures'
import { useSwipe } from './use-swipe'

type Gallery = {
  /** The loaded pictures around the open one, in order. */
  slides: readonly Slide[]
  /** The position of the first slide among all pictures, from 0. */
  offset: number
  /** How many pictures there are, loaded or not; null while that is unknown. */
  total: number | null
  /** The next picture is still loading. */
  isWaiting: boolean
  /** The next picture did not come in time. */
  hasFailed: boolean
}

export type LightboxProps = {
  gallery: Gallery
  id: string
  loadLarge: (id: string) => Promise<string | null>
  /** Shows the picture at a position from 0. -1 is the last one, and `total` the first. */
  onShow: (position: number) => void
  onClose: () => void
  returnFocus: () => void
  /** Stands below the name. */
  action: ReactNode
}

/** Independent of the page's direction: the right arrow key and a swipe to the left show the next picture. */
export function Lightbox(props: LightboxProps) {
  const { gallery, id, loadLarge, onShow, onClose, returnFocus, action } = props
  const { slides, offset, total, isWaiting, hasFailed } = gallery
  const index = Math.max(
    0,
    slides.findIndex((slide) => slide.id === id),
  )
  const position = offset + index
  const moves = {
    next: () => onShow(position + 1),
    previous: () => onShow(position - 1),
    first: () => onShow(0),
    last: () => onShow(-1),
  }
  const isWhole = slides.length === total
  const neighbour = (by: 1 | -1) =>
    isWhole ? slides.at((index + by) % slides.length) : slides[index + by]
  const pictures = useLargePictures(
    [slides[index]?.id, neighbour(1)?.id, neighbour(-1)?.id],
    loadLarge,
  )
  const swipe = useSwipe({ onNext: moves.next, onPrevious: moves.previous, onClose })
  const slide = slides[index]
  if (!slide) return null

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = KEYS[event.key]
    if (!move) return
    moves[move]()
    event.preventDefault()
  }

  return (
    <DialogFrame
      open
      onClose={onClose}
      returnFocus={returnFocus}
      // On the dialog itself, which has the focus after a press on the picture.
      onKeyDown={onKeyDown}
      dir="ltr"
      description={copy.help}
      className="on-dark inset-0 bg-stage text-white"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex h-16 items-center justify-between gap-4 px-3 md:px-6">
          <FrameClose
            label={copy.close}
            className="size-12 bg-onnight-panel/75 text-white hover:bg-onnight-panel"
          >
            <X size={24} aria-hidden />
          </FrameClose>
          {isWaiting ? <Spinner size={24} /> : null}
          {hasFailed ? (
            <p dir="rtl" aria-hidden className="text-small text-center">
              {copy.failed}
            </p>
          ) : null}
          {total !== null && !isWaiting && !hasFailed ? (
            <p className="text-button">
              <Ltr>
                {position + 1} / {total}
              </Ltr>
            </p>
          ) : null}
          {/* Keeps the counter in the middle. */}
          <span className="size-12" />
        </div>
        <div
          role="presentation"
          {...swipe.handlers}
          onClick={(event) => {
            if (event.target === event.currentTarget && !swipe.wasSwiped()) onClose()
          }}
          className={cn(
            'overflow-hidden',
            swipe.isZoomed ? 'touch-auto' : '[touch-action:pinch-zoom]',
          )}
        >
          <div className="pointer-events-none grid size-full place-items-center px-3 py-2 [container-type:size] md:px-28">
            <LightboxPicture
              key={slide.id}
              slide={slide}
              large={pictures.get(slide.id)}
              offset={swipe.offset}
            />
          </div>
        </div>
        <div className="grid grid-cols-[56px_1fr_56px] items-center gap-x-3 gap-y-4 px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] md:pb-7 [@media(max-height:30rem)]:grid-cols-[56px_1fr_auto_56px]">
          {total === 1 ? null : (
            <Arrow
              label={copy.previous}
              onClick={moves.previous}
              className="col-start-1 md:start-10"
            >
              <ChevronLeft size={26} aria-hidden />
            </Arrow>
          )}
          <FrameTitle
            dir="auto"
            className="col-start-2 row-start-1 line-clamp-3 text-center text-h3 text-white"
          >
            {slide.name}
          </FrameTitle>
          {total === 1 ? null : (
            <Arrow
              label={copy.next}
              onClick={moves.next}
              className="-col-start-2 justify-self-end md:end-10"
            >
              <ChevronRight size={26} aria-hidden />
            </Arrow>
          )}
          <div className="col-span-full row-start-2 grid w-full max-w-90 justify-self-center [@media(max-height:30rem)]:col-span-1 [@media(max-height:30rem)]:col-start-3 [@media(max-height:30rem)]:row-start-1">
            {action}
          </div>
        </div>
        <p role="status" dir="rtl" className="sr-only">
          {isWaiting ? <span>{copy.loading}</span> : null}
          {hasFailed ? <span>{copy.failed}</span> : null}
          {isWaiting || hasFailed ? null : (
            <span>{copy.spoken(position + 1, total, slide.name)}</span>
          )}
        </p>
      </div>
    </DialogFrame>
  )
}

const KEYS: Record<string, 'next' | 'previous' | 'first' | 'last'> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

type ArrowProps = { label: string; onClick: () => void; className: string; children: ReactNode }

function Arrow({ label, onClick, className, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cn(
        'press edged row-start-1 grid size-14 place-items-center rounded-control bg-white text-night shadow-raised hover:bg-sky md:absolute md:top-[calc(50%-3.5rem)]',
        className,
      )}
    >
      {children}
    </button>
  )
}
