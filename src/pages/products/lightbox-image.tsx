import { useState } from 'react'
import { cn } from '../../lib/cn'
import { PLACEHOLDER, SafeImage } from '../../ui/safe-image'
import type { Slide } from './slides'
import { ratioOf, type LargeImage } from './use-large-images'

type LightboxImageProps = {
  slide: Slide
  large: LargeImage | undefined
  /** The distance by which a finger has moved it, in px. */
  offset: { x: number; y: number }
}

/** Shows the small image until the large one is loaded, each in a frame of its own ratio. */
export function LightboxImage({ slide, large, offset }: LightboxImageProps) {
  const [smallRatio, setSmallRatio] = useState(1)
  // The load event of the large image would come after it is shown.
  const ratio = large?.ratio ?? smallRatio
  return (
    <div
      className="pointer-events-auto"
      style={{
        aspectRatio: ratio,
        // For Safari 15 and Chrome below 105, which ignore the width because they do not know `cqw` and `cqh`.
        maxHeight: '100%',
        width: `min(100cqw, 100cqh * ${ratio}, 620px * ${ratio}, 960px)`,
      }}
    >
      <SafeImage
        src={large?.src ?? slide.src}
        alt={slide.name}
        fallback={PLACEHOLDER}
        draggable={false}
        onLoad={({ currentTarget }) => {
          if (!large) setSmallRatio(ratioOf(currentTarget))
        }}
        style={{ transform: `translate3d(${offset.x}px, ${offset.y}px, 0)` }}
        className={cn(
          'size-full rounded-control object-contain select-none',
          offset.x + offset.y === 0 && 'transition-transform duration-arrive ease-arrive',
        )}
      />
    </div>
  )
}
