import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react'

type Props = Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt' | 'onError' | 'ref'> & {
  src: string
  alt: string
  fallback: string | { drawing: ReactNode }
}

/** Stands for an image that is not there. */
export const PLACEHOLDER = '/placeholder.svg'

/** Replaces a broken image, also one that failed before hydration. Tries it again once there is a network. */
export function SafeImage({ src, alt, fallback, ...rest }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  // An image that is shown again after another one is tried again.
  if (broken !== null && broken !== src) setBroken(null)
  const isBroken = src === '' || broken === src
  useEffect(() => {
    if (!isBroken) return
    const retry = () => setBroken(null)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isBroken])
  if (isBroken && typeof fallback !== 'string') return fallback.drawing
  const shown = isBroken && typeof fallback === 'string' ? fallback : src
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(src)
  }
  // An image may be linked from another site, which does not need to know who looks.
  return (
    <img
      {...rest}
      // A new element: that of the fallback still has the state of its own load, which `check` would read.
      key={Number(isBroken)}
      ref={check}
      src={shown}
      alt={alt}
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  )
}
