import { adminHistory } from '../../copy/admin-history'
import { ToggleChip } from '../ui/toggle-chip'
import type { Entry } from './entries'
import { filtered, KINDS, PERIODS, type Filter } from './filter'

const words = adminHistory.filter

type Props = { entries: readonly Entry[]; hasMore: boolean; filter: Filter; onChange: (filter: Filter) => void }

/** Chips for the kind of change, with their counts, and for the time. Pressing a chosen time shows all times. */
export function HistoryFilter({ entries, hasMore, filter, onChange }: Props) {
  return (
    <div className="mb-2 flex flex-wrap gap-x-4 gap-y-2">
      <div role="group" aria-label={words.label} className="flex flex-wrap gap-2 max-md:*:px-2.5">
        {KINDS.map((kind) => (
          <ToggleChip key={kind} isPressed={filter.kind === kind} onClick={() => onChange({ ...filter, kind })}>
            {words[kind]}
            <span className="text-tiny tabular-nums">
              {words.count(filtered(entries, { ...filter, kind }).length, hasMore)}
            </span>
          </ToggleChip>
        ))}
      </div>
      <div role="group" aria-label={words.periods} className="flex flex-wrap gap-2 max-md:*:px-2.5">
        {PERIODS.map((period) => (
          <ToggleChip
            key={period}
            isPressed={filter.period === period}
            onClick={() => onChange({ ...filter, period: filter.period === period ? null : period })}
          >
            {adminHistory[period]}
          </ToggleChip>
        ))}
      </div>
    </div>
  )
}
