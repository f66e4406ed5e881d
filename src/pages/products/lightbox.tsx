import type { KeyboardEvent } from 'react'
import { lightbox } from '../../copy/lightbox'
import { DialogShell } from '../../ui/dialog-shell'
import { LightboxBar } from './lightbox-bar'
import { LightboxControls } from './lightbox-controls'
import { keyOf, keysAround, type Moves, type Slides } from './lightbox-gallery'
import { LightboxStage } from './lightbox-stage'
import { useLargeImages } from './use-large-images'

export type LightboxProps = {
  gallery: Slides
  /** The id of the open image. */
  id: string
  loadLarge: (id: string) => Promise<string | null>
  /** Shows the image at this index. -1 is the last one, and `total` the first. */
  onShow: (index: number) => void
  onClose: () => void
  returnFocus: () => void
}

const KEYS: Record<string, keyof Moves> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** Independent of the page's direction: the right arrow key and a swipe to the left show the next image. */
export function Lightbox({ gallery, id, loadLarge, onShow, onClose, returnFocus }: LightboxProps) {
  const { slides, offset, total, isLoading, hasFailed } = gallery
  const slideIndex = Math.max(
    0,
    slides.findIndex((slide) => slide.id === id),
  )
  const images = useLargeImages(keysAround(gallery, slideIndex), loadLarge)
  const slide = slides[slideIndex]
  if (!slide) return null

  const index = offset + slideIndex
  const moves: Moves = {
    next: () => onShow(index + 1),
    previous: () => onShow(index - 1),
    first: () => onShow(0),
    last: () => onShow(-1),
  }
  const moveByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = KEYS[event.key]
    if (!move) return
    moves[move]()
    event.preventDefault()
  }
  return (
    <DialogShell
      open
      onClose={onClose}
      returnFocus={returnFocus}
      // The dialog itself listens, because it has the focus after a press on the image.
      onKeyDown={moveByKey}
      dir="ltr"
      description={lightbox.help}
      className="on-dark inset-0 bg-stage text-white"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <LightboxBar gallery={gallery} index={index} />
        <LightboxStage
          slide={slide}
          large={images.get(keyOf(slide))}
          moves={moves}
          onClose={onClose}
        />
        <LightboxControls slide={slide} moves={moves} isSingle={total === 1} />
        <p role="status" dir="rtl" className="sr-only">
          {isLoading ? <span>{lightbox.loading}</span> : null}
          {hasFailed ? <span>{lightbox.failed}</span> : null}
          {isLoading || hasFailed ? null : (
            <span>{lightbox.spoken(index + 1, total, slide.name)}</span>
          )}
        </p>
      </div>
    </DialogShell>
  )
}
