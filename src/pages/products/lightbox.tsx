import type { KeyboardEvent, ReactNode } from 'react'
import { cn } from '../lib/cn'
import { DialogFrame } from './dialog-frame'
import { LightboxBottom, LightboxTop } from './lightbox-controls'
import { LightboxPicture } from './lightbox-picture'
import { useFullPictures } from './use-full-pictures'
import { useSwipe } from './use-swipe'

export type Slide = { id: string; name: string; src: string }

export type LightboxLabels = {
  close: string
  next: string
  previous: string
  help: string
  loading: string
  spoken: (position: number, total: number | null, name: string) => string
}

export type LightboxProps = {
  /** The loaded pictures around the open one, in order. */
  slides: readonly Slide[]
  id: string
  /** The position of the first slide among all pictures, from 0. */
  offset?: number
  /** How many pictures there are, loaded or not; null while that is unknown. */
  total: number | null
  /** The next picture is still loading. */
  isWaiting?: boolean
  labels: LightboxLabels
  fallback: string
  loadFull: (id: string) => Promise<string | null>
  /** Shows the picture at a position from 0. -1 is the last one, and `total` the first. */
  onShow: (position: number) => void
  onClose: () => void
  returnFocus: () => void
  action?: ReactNode
}

/** Independent of the page's direction: the right arrow key and a swipe to the left show the next picture. */
export function Lightbox({
  slides,
  id,
  offset = 0,
  total,
  isWaiting = false,
  labels,
  fallback,
  loadFull,
  onShow,
  onClose,
  returnFocus,
  action,
}: LightboxProps) {
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
  const neighbour = (by: 1 | -1) => (isWhole ? slides.at((index + by) % slides.length) : slides[index + by])
  const pictures = useFullPictures([slides[index]?.id, neighbour(1)?.id, neighbour(-1)?.id], loadFull)
  const {
    offset: swiped,
    isZoomed,
    wasSwiped,
    handlers,
  } = useSwipe({
    onNext: moves.next,
    onPrevious: moves.previous,
    onClose,
  })
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
      description={labels.help}
      overlayClassName="bg-stage"
      className="on-dark inset-0 bg-stage text-white"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <LightboxTop closeLabel={labels.close} position={position + 1} total={total} isWaiting={isWaiting} />
        <div
          role="presentation"
          {...handlers}
          onClick={(event) => {
            if (event.target === event.currentTarget && !wasSwiped()) onClose()
          }}
          className={cn('overflow-hidden', isZoomed ? 'touch-auto' : '[touch-action:pinch-zoom]')}
        >
          <div className="pointer-events-none grid size-full place-items-center px-3 py-2 [container-type:size] md:px-28">
            <LightboxPicture
              key={slide.id}
              small={slide.src}
              full={pictures.get(slide.id)}
              alt={slide.name}
              fallback={fallback}
              offset={swiped}
            />
          </div>
        </div>
        <LightboxBottom
          name={slide.name}
          nextLabel={labels.next}
          previousLabel={labels.previous}
          onNext={moves.next}
          onPrevious={moves.previous}
          isAlone={total === 1}
          action={action}
        />
        <p role="status" dir="rtl" className="sr-only">
          {isWaiting ? labels.loading : labels.spoken(position + 1, total, slide.name)}
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
