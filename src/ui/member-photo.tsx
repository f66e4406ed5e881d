import { cn } from '../lib/cn'
import { MemberArt } from './art/people'
import { toneOf, TONES } from './chip'
import { ImageFrame } from './image-frame'

type Props = {
  src: string
  color: string
  alt?: string
}

/** The photo of a member on the background of the member's colour. */
export function MemberPhoto({ src, color, alt = '' }: Props) {
  return (
    <ImageFrame
      kind="member"
      src={src}
      alt={alt}
      fallback={{ drawing: <MemberArt className="size-full" /> }}
      loading="lazy"
      decoding="async"
      frame={{ className: cn('size-22 shrink-0', TONES[toneOf(color)]) }}
    />
  )
}
