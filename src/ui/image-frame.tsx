import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cn } from '../lib/cn'
import type { ImageKind } from '../lib/images/image-kind'
import { PLACEHOLDER, SafeImage } from './safe-image'

const COVER = 'size-full object-cover'

/** The classes of each frame. The cropper takes the ratio and the focus from here. */
export const FRAMES = {
  product: { ratio: 'aspect-square', focus: '', frame: '', image: COVER },
  member: {
    ratio: 'aspect-square',
    focus: 'object-top',
    frame: 'rounded-card rounded-es-tail',
    image: COVER,
  },
  director: { ratio: 'aspect-[4/5]', focus: 'object-[50%_30%]', frame: 'bubble', image: COVER },
  video: { ratio: 'aspect-video', focus: '', frame: 'rounded-control', image: COVER },
  // A logo is shown whole.
  logo: {
    ratio: '',
    focus: '',
    frame: 'grid place-items-center rounded-control',
    image: 'h-7 w-auto max-w-full object-contain',
  },
} as const

type Props = Omit<ComponentPropsWithRef<'img'>, 'src' | 'ref' | 'alt'> & {
  kind: ImageKind
  /** Undefined while it is not known. */
  src: string | undefined
  alt?: string
  fallback?: string | { drawing: ReactNode }
  frame?: ComponentPropsWithRef<'div'>
}

/** An image in its frame; `children` lie over it. */
export function ImageFrame({ kind, src, alt = '', frame, className, children, ...image }: Props) {
  const { fallback = PLACEHOLDER, ...rest } = image
  const classes = FRAMES[kind]
  return (
    // Without `forced-color-adjust-none` the high contrast mode would remove the background behind a transparent image.
    <div
      {...frame}
      className={cn(
        'forced-color-adjust-none edged overflow-hidden',
        classes.ratio,
        classes.frame,
        frame?.className,
      )}
    >
      {src === undefined ? null : (
        <SafeImage
          {...rest}
          src={src}
          alt={alt}
          fallback={fallback}
          className={cn(classes.image, classes.focus, className)}
        />
      )}
      {children}
    </div>
  )
}

/** The background of a transparent product image. Neighbours differ for every number of columns. */
export const productBackground = (index: number): string =>
  ['bg-sky', 'bg-peach', 'bg-mint', 'bg-sky', 'bg-peach'][index % 5] ?? 'bg-sky'
