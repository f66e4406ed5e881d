import { Moon } from 'lucide-react'
import { cn } from '../lib/cn'
import type { OpeningNow } from './use-open-state'

/** Stands before the words that say whether the centre is open: a dot, and at night a moon. */
export function StatusMark({ open, isNight }: Pick<OpeningNow, 'open' | 'isNight'>) {
  if (isNight) return <Moon size={16} aria-hidden className="shrink-0 text-accent" />
  return (
    <span
      aria-hidden
      className={cn(
        'edged size-2.5 shrink-0 rounded-full',
        open?.isOpen === false ? 'bg-accent' : 'bg-secondary',
      )}
    />
  )
}
