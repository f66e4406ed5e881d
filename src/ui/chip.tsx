import type { ReactNode } from 'react'
import { COLOR_DEFAULT, COLORS, type Color } from '../colors-and-icons'
import { cn } from '../lib/cn'

/** A background with the colour of its words and icons. */
export const TONES = {
  tint: 'bg-tint text-primary',
  sky: 'bg-sky text-primary',
  peach: 'bg-peach text-accent',
  mint: 'bg-mint text-secondary',
  rose: 'bg-rose text-red-600',
  surface: 'bg-surface text-ink hairline',
} as const
export type Tone = keyof typeof TONES

const TONE_OF: Record<Color, Tone> = {
  'text-primary': 'sky',
  'text-accent': 'peach',
  'text-secondary': 'mint',
  'text-red-600': 'rose',
}

/** A stored colour; the default for any other text. */
export const colorOf = (value: string): Color =>
  COLORS.find((color) => color === value) ?? COLOR_DEFAULT
export const toneOf = (value: string): Tone => TONE_OF[colorOf(value)]

type Props = { icon?: ReactNode; tone?: Tone; className?: string | undefined; children: ReactNode }

export function Chip({ icon, tone = 'tint', className, children }: Props) {
  return (
    <span
      className={cn(
        'edged inline-flex min-h-[27px] items-center gap-1.5 rounded-chip px-2.5 py-0.5 text-tiny font-semibold wrap-anywhere',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}

export function Tag({ icon, className, children }: Omit<Props, 'tone'>) {
  return (
    <span
      className={cn(
        'edged inline-flex min-h-[34px] items-center gap-2 rounded-control bg-surface px-3 text-tiny font-semibold text-night shadow-resting lg:min-h-[46px] lg:px-4 lg:text-card lg:font-semibold',
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
