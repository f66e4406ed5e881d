import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { adminCentre } from '../../copy/admin-centre'
import { replaced } from '../../lib/lists'
import { isSame } from '../../lib/same'
import { controlClass } from '../../ui/field'
import { AddRowButton } from '../ui/buttons'
import { ToggleChip } from '../ui/choices'
import { FoldedRow } from '../form/folded'
import { RemoveRow } from '../form/row-end'
import { changeRow, keyed } from '../form/rows'
import type { CentreFormProps } from './group'
import { SPANS_MAX, WEEKDAYS, withDayOpen, type Span, type Week } from '../../lib/week'

const words = adminCentre.hours
const EVENING: Span = { opens: '16:00', closes: '21:00' }

export function Hours({ form: { hours }, editField, errorOf }: CentreFormProps) {
  const setWeek = editField('hours')
  return (
    <ul className="divide-y divide-hairline">
      {WEEKDAYS.map((day) => {
        const spans = hours[day] ?? []
        const isFull = spans.length === SPANS_MAX
        const dayName = words.days[day]
        const setSpans = (change: (spans: readonly Span[]) => readonly Span[]) =>
          setWeek((current) => replaced(current, day, change(current[day] ?? [])))
        return (
          <li key={day}>
            <FoldedRow
              list="hours"
              title={dayName}
              value={spans.length > 0 ? words.spans(spans) : words.closed}
            >
              <label className="flex min-h-11 cursor-pointer items-center gap-3 text-card">
                <input
                  type="checkbox"
                  name={`hours.${day}`}
                  aria-label={words.openOn(dayName)}
                  checked={spans.length > 0}
                  onChange={({ target }) =>
                    setWeek((current) => withDayOpen(current, day, target.checked))
                  }
                  className="size-6 shrink-0 accent-primary"
                />
                {words.isOpen}
              </label>
              {keyed(spans).map(({ key, row: span }, index) => (
                <SpanFields
                  key={key}
                  name={`hours.${day}.${index}`}
                  labels={{
                    opens: words.opens(dayName, index + 1),
                    closes: words.closes(dayName, index + 1),
                  }}
                  value={span}
                  errorOf={errorOf}
                  onChange={(part) =>
                    setSpans((list) => changeRow(list, key, (current) => ({ ...current, ...part })))
                  }
                />
              ))}
              {isFull ? (
                <RemoveRow
                  text={words.removeSpan}
                  label={words.removeSpanOf(dayName)}
                  onRemove={() => setSpans((list) => list.slice(0, -1))}
                />
              ) : null}
              {spans.length > 0 && !isFull ? (
                <AddRowButton
                  text={words.addSpan}
                  aria-label={words.addSpanOf(dayName)}
                  onClick={() => setSpans((list) => [...list, EVENING])}
                />
              ) : null}
              <CopyToDays day={day} week={hours} onChange={setWeek} />
            </FoldedRow>
          </li>
        )
      })}
    </ul>
  )
}

type CopyProps = { day: number; week: Week; onChange: (change: (week: Week) => Week) => void }

/** Once this day has other hours, a chip for each other day gives it the same. A second press gives it back its own. */
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
            onChange((current) => replaced(current, other, isEqual ? (before[other] ?? []) : spans))
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

type SpanProps = {
  /** The names of the controls begin with it. */
  name: string
  labels: Span
  value: Span
  errorOf: CentreFormProps['errorOf']
  onChange: (part: Partial<Span>) => void
}

/** The times at which the centre opens and closes, with one message for both. */
export function SpanFields({ name, labels, value, errorOf, onChange }: SpanProps) {
  const errorId = useId()
  const error = errorOf(`${name}.opens`) ?? errorOf(`${name}.closes`)
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap gap-2.5">
        {(['opens', 'closes'] as const).map((part) => (
          <label key={part} className="grid flex-[1_1_7.5rem] gap-1 text-small text-muted">
            <span aria-hidden>{part === 'opens' ? words.from : words.to}</span>
            <input
              type="time"
              dir="ltr"
              name={`${name}.${part}`}
              aria-label={labels[part]}
              aria-invalid={errorOf(`${name}.${part}`) ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              value={value[part]}
              onChange={(event) => onChange({ [part]: event.target.value })}
              className={controlClass(
                'h-12 min-w-0 px-2.5! text-card! max-md:[&::-webkit-calendar-picker-indicator]:hidden',
              )}
            />
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="flex items-start gap-2 text-small text-red-600">
          <TriangleAlert size={18} className="mt-1 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
