import { Moon } from 'lucide-react'
import { cn } from '../lib/cn'
import { closedState } from '../lib/hours'
import type { OpeningNow } from './use-opening-now'

/**
 * Stands before the words that say whether the centre is open: a dot, and at night a moon. Its outer element stays, because
 * a translation replaces the words, before which React could put no other one.
 */
export function StatusMark({ state, isNight }: Pick<OpeningNow, 'state' | 'isNight'>) {
  return (
    <span aria-hidden className="shrink-0">
      {isNight ? (
        <Moon size={16} className="text-accent" />
      ) : (
        <span
          className={cn(
            'edged block size-2.5 rounded-full',
            closedState(state) ? 'bg-accent' : 'bg-secondary',
          )}
        />
      )}
    </span>
  )
}
