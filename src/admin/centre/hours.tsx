import { useState } from 'react'
import { adminCentre } from '../../copy/admin/centre'
import {
  overlaps,
  SPANS_MAX,
  WEEKDAYS,
  withDayOpen,
  type Span,
  type Week,
} from '../../lib/hours/week'
import { replaceAt } from '../../lib/lists'
import { FoldedRow } from '../form/folded'
import { keysOf, toKeyedRows } from '../form/state/rows'
import { rowActions } from '../row-fields/row-actions'
import { RemoveRowButton } from '../row-fields/row-end'
import { AddRowButton } from '../ui/buttons'
import type { CentreGroupProps } from './centre-group'
import { CopyToDays } from './copy-to-days'
import { SpanFields } from './span-fields'

const hoursWords = adminCentre.hours
const EVENING: Span = { opens: '16:00', closes: '21:00' }
const WITHOUT_TIMES: Span = { opens: '', closes: '' }

export function Hours({ form: { typed, editField }, errorOf }: CentreGroupProps) {
  return (
    <ul className="divide-y divide-hairline">
      {WEEKDAYS.map((day) => (
        <li key={day}>
          <Day day={day} week={typed.hours} onChange={editField('hours')} errorOf={errorOf} />
        </li>
      ))}
    </ul>
  )
}

type DayProps = Pick<CentreGroupProps, 'errorOf'> & {
  day: (typeof WEEKDAYS)[number]
  week: Week
  onChange: (change: (week: Week) => Week) => void
}

/** The hours of a day of the week, which can be copied to other days. */
function Day({ day, week, onChange, errorOf }: DayProps) {
  const spans = week[day] ?? []
  const isOpen = spans.length > 0
  // An undo can bring back one span more.
  const isFull = spans.length >= SPANS_MAX
  const [lastOpen, setLastOpen] = useState(spans)
  if (isOpen && spans !== lastOpen) setLastOpen(spans)
  const [lastFull, setLastFull] = useState(spans)
  if (isFull && spans !== lastFull) setLastFull(spans)
  // After the removal of a span, adding a second one brings the removed span back, with its times and its key. Then
  // the undo of the removal finds the row and adds no third span.
  const again = toKeyedRows(lastFull)[spans.length]
  const isEveningFree = overlaps([[...spans, EVENING]]).length === 0
  const secondSpan = again?.row ?? (isEveningFree ? EVENING : WITHOUT_TIMES)
  const dayName = hoursWords.days[day]
  const { change, append, remove } = rowActions<Span>((make) =>
    onChange((current) => replaceAt(current, day, make(current[day] ?? []))),
  )
  const setOpen = (opens: boolean) =>
    onChange((current) =>
      // A day that is opened again gets its own hours back.
      opens && lastOpen.length > 0
        ? replaceAt(current, day, lastOpen)
        : withDayOpen(current, day, opens),
    )
  return (
    <FoldedRow
      list="hours"
      title={dayName}
      value={isOpen ? hoursWords.spans(spans) : hoursWords.closed}
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-card">
        <input
          type="checkbox"
          name={`hours.${day}`}
          aria-label={hoursWords.openOn(dayName)}
          checked={isOpen}
          onChange={({ target }) => setOpen(target.checked)}
          className="size-6 shrink-0 accent-primary"
        />
        {hoursWords.isOpen}
      </label>
      {toKeyedRows(spans).map(({ key, row: span }, index) => (
        <SpanFields
          key={key}
          name={`hours.${day}.${index}`}
          labels={{
            opens: hoursWords.opens(dayName, index + 1),
            closes: hoursWords.closes(dayName, index + 1),
          }}
          value={span}
          errorOf={errorOf}
          onChange={(changes) => change(key, changes)}
        />
      ))}
      {isFull ? (
        <RemoveRowButton
          text={hoursWords.removeSpan}
          label={hoursWords.removeSpanOf(dayName)}
          onRemove={() =>
            remove(spans, keysOf(spans).at(-1) ?? '', hoursWords.spanRemoved(dayName))
          }
        />
      ) : null}
      {isOpen && !isFull ? (
        <AddRowButton
          text={hoursWords.addSpan}
          aria-label={hoursWords.addSpanOf(dayName)}
          onClick={() => append(secondSpan, again?.key)}
        />
      ) : null}
      <CopyToDays day={day} week={week} onChange={onChange} />
    </FoldedRow>
  )
}
