import { useId, useState } from 'react'
import { adminCentre as words } from '../../copy/admin-centre'
import { isSame } from '../../lib/same'
import { ToggleChip } from '../ui/toggle-chip'
import { WEEKDAYS, type Week } from './week'

const copy = words.hours

type Props = { day: number; week: Week; onChange: (change: (week: Week) => Week) => void }

/** Once this day has other hours, a chip for each other day gives it the same. A second press gives it back its own. */
export function CopyToDays({ day, week, onChange }: Props) {
  const label = useId()
  const [before] = useState(week)
  const spans = week[day] ?? []
  if (isSame(before[day], spans)) return null
  return (
    <div role="group" aria-labelledby={label} className="grid gap-2">
      <p id={label} className="text-small text-muted">
        {copy.copyTo}
      </p>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.filter((other) => other !== day).map((other) => {
          const isEqual = isSame(week[other], spans)
          return (
            <ToggleChip
              key={other}
              isPressed={isEqual}
              onClick={() => onChange((now) => now.with(other, isEqual ? (before[other] ?? []) : spans))}
            >
              {copy.days[other]}
            </ToggleChip>
          )
        })}
      </div>
    </div>
  )
}
