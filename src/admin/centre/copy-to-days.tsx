import { useId, useState } from 'react'
import { adminCentre } from '../../copy/admin/centre'
import { WEEKDAYS, type Span, type Week } from '../../lib/hours/week'
import { replaceAt } from '../../lib/lists'
import { isSame } from '../../lib/same'
import { ToggleChip } from '../ui/toggle-chip'

const hoursWords = adminCentre.hours

type CopyProps = { day: number; week: Week; onChange: (change: (week: Week) => Week) => void }

/** The hours that a copy has replaced on a day, and the hours that the day got. */
type Copy = { before: readonly Span[]; after: readonly Span[] }

/**
 * Shown after the hours of a day were changed. Each other day with other hours has a chip. A press copies the hours to
 * that day, and a second press brings its own hours back.
 */
export function CopyToDays({ day, week, onChange }: CopyProps) {
  const label = useId()
  const [earlier] = useState(week[day])
  const [copies, setCopies] = useState<ReadonlyMap<number, Copy>>(new Map())
  const spans = week[day] ?? []
  /** The copy that a day has got, unless its hours were changed since then. */
  const copyOn = (other: number): Copy | undefined => {
    const copy = copies.get(other)
    return isSame(copy?.after, week[other]) ? copy : undefined
  }
  const press = (other: number) => {
    const hours = week[other] ?? []
    // A copy over an earlier copy still brings back the hours before the first copy.
    const before = copyOn(other)?.before ?? hours
    const after = isSame(hours, spans) ? before : spans
    setCopies((all) => new Map(all).set(other, { before, after }))
    onChange((current) => replaceAt(current, other, after))
  }
  const offered = WEEKDAYS.filter(
    (other) => other !== day && (!isSame(week[other], spans) || copyOn(other)),
  )
  if (isSame(earlier, spans) || offered.length === 0) return null
  return (
    <div role="group" aria-labelledby={label} className="grid gap-2">
      <p id={label} className="text-small text-muted">
        {hoursWords.copyTo}
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.map((other) => (
          <ToggleChip
            key={other}
            isPressed={isSame(week[other], spans)}
            onClick={() => press(other)}
          >
            {hoursWords.days[other]}
          </ToggleChip>
        ))}
      </div>
    </div>
  )
}
