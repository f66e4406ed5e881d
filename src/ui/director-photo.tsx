import type { ComponentPropsWithRef } from 'react'
import { cn } from '../lib/cn'
import { DirectorArt } from './art/people'
import { PictureFrame } from './picture-frame'

type Props = {
  src: string | undefined
  alt: string
  /** The name of the drawing; it is decoration without one. */
  drawingTitle?: string
  frame: ComponentPropsWithRef<'div'>
}

/** The photo or the drawing of the director. */
export function DirectorPhoto({ src, alt, drawingTitle, frame }: Props) {
  return (
    <PictureFrame
      place="director"
      src={src}
      alt={alt}
      fallback={{
        drawing: (
          <div className="flex h-full items-end">
            <DirectorArt className="w-full overflow-visible" {...(drawingTitle && { title: drawingTitle })} />
          </div>
        ),
      }}
      frame={{ ...frame, className: cn('bg-peach', frame.className) }}
    />
  )
}
