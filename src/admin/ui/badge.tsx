import type { ReactNode } from 'react'
import { cn } from '../../lib/cn'

const TONES = {
  surface: 'bg-surface hairline',
  primary:
    'relative bg-primary text-button font-semibold text-white after:absolute after:inset-[3px] after:rounded-[7px] after:border-[1.4px] after:border-white/45',
}

type Props = { tone?: keyof typeof TONES; className?: string; children: ReactNode }

/** The rounded square around an icon or a number on a card. */
export function Badge({ tone = 'surface', className, children }: Props) {
  return (
    <span
      className={cn(
        'edged grid size-[2.125rem] place-items-center rounded-badge',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
