import { useState, type RefObject } from 'react'
import { cn } from '../lib/cn'
import type { View } from '../lib/zoom'
import { SafeImage } from './safe-image'

type Props = {
  box: RefObject<HTMLDivElement | null>
  small: string
  full: string | undefined
  alt: string
  fallback: string
  view: View
  isDragging: boolean
}

/** Shows the small picture until the large one is loaded, both at the size of the large one. */
export function LightboxPicture({ box, small, full, alt, fallback, view, isDragging }: Props) {
  const [ratio, setRatio] = useState(1)
  return (
    <div
      ref={box}
      className="pointer-events-auto"
      style={{ aspectRatio: ratio, width: `min(100cqw, 100cqh * ${ratio}, 620px * ${ratio}, 960px)` }}
    >
      <SafeImage
        src={full ?? small}
        alt={alt}
        fallback={fallback}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalWidth / naturalHeight)
        }}
        style={{ transform: `translate3d(${view.x}px, ${view.y}px, 0) scale(${view.scale})` }}
        className={cn(
          'size-full rounded-control object-contain select-none',
          !isDragging && 'transition-transform duration-arrive ease-arrive',
        )}
      />
    </div>
  )
}
