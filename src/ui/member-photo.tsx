import { cn } from '../lib/cn'
import { MemberArt } from './art/people'
import { PictureFrame } from './picture-frame'
import { colorOf, toneOf } from './tones'

const GROUNDS = { sky: 'bg-sky', peach: 'bg-peach', mint: 'bg-mint', rose: 'bg-rose' } as const

type Props = { src: string; color: string; alt?: string }

/** The photo of a member on the ground of the member's colour. */
export function MemberPhoto({ src, color, alt = '' }: Props) {
  const ground = GROUNDS[toneOf(colorOf(color)) as keyof typeof GROUNDS]
  return (
    <PictureFrame
      place="member"
      src={src}
      alt={alt}
      fallback={{ drawing: <MemberArt className="size-full" /> }}
      loading="lazy"
      decoding="async"
      frame={{ className: cn('size-22 shrink-0', ground) }}
    />
  )
}
