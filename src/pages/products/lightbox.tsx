import type { KeyboardEvent } from 'react'
import { lightbox } from '../../copy/lightbox'
import { DialogShell } from '../../ui/dialog-shell'
import { LightboxBar } from './lightbox-bar'
import { LightboxControls } from './lightbox-controls'
import { LightboxStage } from './lightbox-stage'
import { keyOf, keysAround, type LightboxSteps, type Slides } from './slides'
import { useLargeImages } from './use-large-images'

export type LightboxProps = {
  slides: Slides
  /** The id of the open image. */
  id: string
  loadLarge: (id: string) => Promise<string | null>
  /** Shows the image at this index. -1 is the last one, and `total` the first. */
  onShow: (index: number) => void
  onClose: () => void
  returnFocus: () => void
}

const KEYS: Record<string, keyof LightboxSteps> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** Independent of the page's direction: the right arrow key and a swipe to the left show the next image. */
export function Lightbox({ slides, id, loadLarge, onShow, onClose, returnFocus }: LightboxProps) {
  const { loaded, firstSlideIndex, total, isLoading, hasFailed } = slides
  const slideIndex = Math.max(
    0,
    loaded.findIndex((slide) => slide.id === id),
  )
  const images = useLargeImages(keysAround(slides, slideIndex), loadLarge)
  const slide = loaded[slideIndex]
  if (!slide) return null

  const index = firstSlideIndex + slideIndex
  const steps: LightboxSteps = {
    next: () => onShow(index + 1),
    previous: () => onShow(index - 1),
    first: () => onShow(0),
    last: () => onShow(-1),
  }
  const stepByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = KEYS[event.key]
    if (!step) return
    steps[step]()
    event.preventDefault()
  }
  return (
    <DialogShell
      open
      onClose={onClose}
      returnFocus={returnFocus}
      // The dialog itself listens, because it has the focus after a press on the image.
      onKeyDown={stepByKey}
      dir="ltr"
      description={lightbox.help}
      className="on-dark inset-0 bg-stage text-white"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <LightboxBar slides={slides} index={index} />
        <LightboxStage
          slide={slide}
          large={images.get(keyOf(slide))}
          steps={steps}
          onClose={onClose}
        />
        <LightboxControls slide={slide} steps={steps} isSingle={total === 1} />
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
