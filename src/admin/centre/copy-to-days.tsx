import { useId, useState } from 'react'
import { adminCentre } from '../../copy/admin-centre'
import { replaceAt } from '../../lib/lists'
import { isSame } from '../../lib/same'
import { WEEKDAYS, type Week } from '../../lib/week'
import { ToggleChip } from '../ui/toggle-chip'

const words = adminCentre.hours

type CopyProps = { day: number; week: Week; onChange: (change: (week: Week) => Week) => void }

/** After the hours of a day were changed: a chip for each other day copies them to it, and a second press undoes that. */
export function CopyToDays({ day, week, onChange }: CopyProps) {
  const label = useId()
  const [before] = useState(week)
  const spans = week[day] ?? []
  if (isSame(before[day], spans)) return null
  return (
    <div role="group" aria-labelledby={label} className="grid gap-2">
      <p id={label} className="text-small text-muted">
        {words.copyTo}
      </p>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.filter((other) => other !== day).map((other) => {
          const isEqual = isSame(week[other], spans)
          const set = () =>
            onChange((current) =>
              replaceAt(current, other, isEqual ? (before[other] ?? []) : spans),
            )
          return (
            <ToggleChip key={other} isPressed={isEqual} onClick={set}>
              {words.days[other]}
            </ToggleChip>
          )
        })}
      </div>
    </div>
  )
}
