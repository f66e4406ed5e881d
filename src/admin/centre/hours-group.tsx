import { Trash2 } from 'lucide-react'
import { adminCentre as words } from '../../copy/admin-centre'
import { Button } from '../../ui/button'
import { CopyToDays } from './copy-to-days'
import type { FormHandle } from './fields'
import { Group } from './group'
import { RowButton } from './row-button'
import { SpanFields } from './span-fields'
import { SPANS_MAX, WEEKDAYS, withDayOpen, type Span, type Week } from './week'
import { AddRowButton } from '../ui/add-row-button'

const copy = words.hours
const EVENING: Span = { opens: '16:00', closes: '21:00' }

/** A row for each weekday. */
export function HoursGroup(handle: FormHandle) {
  const { form, edit, errorOf, place } = handle
  const week: Week = form.week
  const setWeek = (change: (week: Week) => Week) =>
    edit((now) => ({ ...now, week: change(now.week).map((spans) => spans.map((span) => ({ ...span }))) }))
  return (
    <Group {...handle} name="hours" hint={copy.hint}>
      <ul className="divide-y divide-hairline">
        {WEEKDAYS.map((day) => {
          const name = `hours.${day}`
          const spans = week[day] ?? []
          const isOpen = place.open.row === name
          return (
            <li key={day}>
              <RowButton
                name={name}
                title={copy.days[day]}
                value={spans.length > 0 ? copy.spans(spans) : copy.closed}
                isOpen={isOpen}
                hasError={spans.some((_, index) =>
                  (['opens', 'closes'] as const).some((part) => errorOf(`${name}.${index}.${part}`)),
                )}
                onToggle={(button) => place.toggleRow(name, button)}
              />
              {isOpen ? <DayFields day={day} week={week} errorOf={errorOf} onChange={setWeek} /> : null}
            </li>
          )
        })}
      </ul>
    </Group>
  )
}

type DayProps = {
  day: (typeof WEEKDAYS)[number]
  week: Week
  errorOf: FormHandle['errorOf']
  onChange: (change: (week: Week) => Week) => void
}

function DayFields({ day, week, errorOf, onChange }: DayProps) {
  const spans = week[day] ?? []
  const dayName = copy.days[day]
  const setSpans = (change: (spans: readonly Span[]) => readonly Span[]) =>
    onChange((now) => now.with(day, change(now[day] ?? [])))
  return (
    <div className="grid gap-4 px-1 pt-1 pb-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-card">
        <input
          type="checkbox"
          name={`hours.${day}`}
          aria-label={copy.open(dayName)}
          checked={spans.length > 0}
          onChange={(event) => {
            const isOpen = event.target.checked
            onChange((now) => withDayOpen(now, day, isOpen))
          }}
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
          icon={<Trash2 size={18} aria-hidden />}
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
    </div>
  )
}
