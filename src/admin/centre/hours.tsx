import { Trash2 } from 'lucide-react'
import { adminCentre as words } from '../../copy/admin-centre'
import { Button } from '../../ui/button'
import { AddRowButton } from '../ui/add-row-button'
import { CopyToDays } from './copy-to-days'
import { Row, type FormProps } from './parts'
import { SpanFields } from './span-fields'
import { SPANS_MAX, WEEKDAYS, withDayOpen, type Span, type Week } from './week'

const copy = words.hours
const EVENING: Span = { opens: '16:00', closes: '21:00' }

/** A row for each weekday. */
export function Hours({ form: { hours }, edit, errorOf }: FormProps) {
  const setWeek = (change: (week: Week) => Week) => edit((now) => ({ ...now, hours: change(now.hours) }))
  return (
    <ul className="divide-y divide-hairline">
      {WEEKDAYS.map((day) => {
        const spans = hours[day] ?? []
        const hasError = spans.some((_, index) =>
          ['opens', 'closes'].some((part) => errorOf(`hours.${day}.${index}.${part}`)),
        )
        return (
          <li key={day}>
            <Row
              list="hours"
              title={copy.days[day]}
              value={spans.length > 0 ? copy.spans(spans) : copy.closed}
              hasError={hasError}
            >
              <DayFields day={day} week={hours} errorOf={errorOf} onChange={setWeek} />
            </Row>
          </li>
        )
      })}
    </ul>
  )
}

type DayProps = {
  day: (typeof WEEKDAYS)[number]
  week: Week
  errorOf: FormProps['errorOf']
  onChange: (change: (week: Week) => Week) => void
}

function DayFields({ day, week, errorOf, onChange }: DayProps) {
  const spans = week[day] ?? []
  const dayName = copy.days[day]
  const setSpans = (change: (spans: readonly Span[]) => readonly Span[]) =>
    onChange((now) => now.with(day, change(now[day] ?? [])))
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-card">
        <input
          type="checkbox"
          name={`hours.${day}`}
          aria-label={copy.open(dayName)}
          checked={spans.length > 0}
          onChange={({ target }) => onChange((now) => withDayOpen(now, day, target.checked))}
          className="size-6 shrink-0 accent-primary"
        />
        {copy.isOpen}
      </label>
      {spans.map((span, index) => (
        <SpanFields
          key={index}
          name={`hours.${day}.${index}`}
          labels={{ opens: copy.opens(dayName, index + 1), closes: copy.closes(dayName, index + 1) }}
          value={span}
          errorOf={errorOf}
          onChange={(next) => setSpans((list) => list.with(index, next))}
        />
      ))}
      {spans.length === SPANS_MAX ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Trash2 size={18} />}
          aria-label={copy.removeSpanOf(dayName)}
          onClick={() => setSpans((list) => list.slice(0, -1))}
          className="justify-self-start"
        >
          {copy.removeSpan}
        </Button>
      ) : spans.length > 0 ? (
        <AddRowButton
          label={copy.addSpan}
          accessibleName={copy.addSpanOf(dayName)}
          onClick={() => setSpans((list) => [...list, EVENING])}
        />
      ) : null}
      <CopyToDays day={day} week={week} onChange={onChange} />
    </>
  )
}
