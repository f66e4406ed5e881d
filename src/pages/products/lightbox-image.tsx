import { useState } from 'react'
import { cn } from '../../lib/cn'
import { PLACEHOLDER, SafeImage } from '../../ui/safe-image'
import type { Slide } from './lightbox-gallery'

type LightboxImageProps = {
  slide: Slide
  large: string | undefined
  /** The distance by which a finger has moved it, in px. */
  offset: { x: number; y: number }
}

/** Shows the small image until the large one is loaded, both at the size of the large one. */
export function LightboxImage({ slide, large, offset }: LightboxImageProps) {
  const [ratio, setRatio] = useState(1)
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
        src={large ?? slide.src}
        alt={slide.name}
        fallback={PLACEHOLDER}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalWidth / naturalHeight)
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
