import { Moon } from 'lucide-react'
import { cn } from '../lib/cn'
import { closedState } from '../lib/hours/openings'
import type { OpeningNow } from './use-opening-now'

/**
 * The mark before the words that say whether the centre is open: a dot, or a moon at night. Both have the same outer
 * element. A page translation replaces the words, so React could not insert another element before them.
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
