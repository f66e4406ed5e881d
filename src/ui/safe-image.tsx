import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'

type Props = Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt' | 'onError' | 'ref'> & {
  src: string
  alt: string
  /** Shown instead of a picture that is missing or broken: another address, or a drawing. */
  fallback: string | { drawing: ReactNode }
}

/** A picture that never shows as broken, also when it broke before the scripts ran. */
export function SafeImage({ src, alt, fallback, ...rest }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const isBroken = src === '' || broken === src
  if (isBroken && typeof fallback !== 'string') return fallback.drawing
  const shown = isBroken && typeof fallback === 'string' ? fallback : src
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(src)
  }
  return <img {...rest} ref={check} src={shown} alt={alt} onError={() => setBroken(src)} />
}
