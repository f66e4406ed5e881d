import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cn } from '../lib/cn'
import { PLACEHOLDER, SafeImage } from './safe-image'

/** The shape in which visitors see an image. The dashboard shows the same part of it in the same shape. */
export type FrameKind = keyof typeof FRAMES

const FRAMES = {
  product: { frame: 'aspect-square', image: 'size-full object-cover' },
  member: {
    frame: 'aspect-square rounded-card rounded-es-tail',
    image: 'size-full object-cover object-top',
  },
  director: { frame: 'bubble aspect-[4/5]', image: 'size-full object-cover object-[50%_30%]' },
  video: { frame: 'aspect-video rounded-control', image: 'size-full object-cover' },
  // Never cut.
  logo: {
    frame: 'grid place-items-center rounded-control',
    image: 'h-7 w-auto max-w-full object-contain',
  },
} as const satisfies Record<string, { frame: string; image: string }>

type Props = Omit<ComponentPropsWithRef<'img'>, 'src' | 'ref' | 'alt'> & {
  kind: FrameKind
  /** Undefined while it is not known. */
  src: string | undefined
  alt?: string
  fallback?: string | { drawing: ReactNode }
  frame?: ComponentPropsWithRef<'div'>
}

/** An image in its frame; `children` lie over it. */
export function ImageFrame({ kind, src, alt = '', frame, className, children, ...image }: Props) {
  const { fallback = PLACEHOLDER, ...rest } = image
  return (
    // High contrast would remove the background, which an image needs.
    <div
      {...frame}
      className={cn(
        'forced-color-adjust-none edged overflow-hidden',
        FRAMES[kind].frame,
        frame?.className,
      )}
    >
      {src === undefined ? null : (
        <SafeImage
          {...rest}
          src={src}
          alt={alt}
          fallback={fallback}
          className={cn(FRAMES[kind].image, className)}
        />
      )}
      {children}
    </div>
  )
}

/** The background of a transparent product image. Neighbours differ for every number of columns. */
export const productBackground = (index: number): string =>
  ['bg-sky', 'bg-peach', 'bg-mint', 'bg-sky', 'bg-peach'][index % 5] ?? 'bg-sky'
