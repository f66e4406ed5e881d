import { cn } from '../../lib/cn'
import { LightboxImage } from './lightbox-image'
import type { LightboxSteps, Slide } from './slides'
import type { LargeImage } from './use-large-images'
import { useSwipe } from './use-swipe'

type Props = {
  slide: Slide
  large: LargeImage | undefined
  steps: LightboxSteps
  onClose: () => void
}

/** The image and the area around it. A swipe shows another image; a press beside the image closes the lightbox. */
export function LightboxStage({ slide, large, steps, onClose }: Props) {
  const swipe = useSwipe({ onNext: steps.next, onPrevious: steps.previous, onClose })
  return (
    <div
      role="presentation"
      {...swipe.handlers}
      onClick={(event) => {
        if (event.target === event.currentTarget && !swipe.wasSwiped()) onClose()
      }}
      className={cn('overflow-hidden', swipe.isZoomed ? 'touch-auto' : '[touch-action:pinch-zoom]')}
    >
      <div className="pointer-events-none flex size-full items-center justify-center px-3 py-2 [container-type:size] md:px-28">
        <LightboxImage key={slide.id} slide={slide} large={large} offset={swipe.offset} />
      </div>
    </div>
  )
}
