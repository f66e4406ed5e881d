import { Plus, Trash2 } from 'lucide-react'
import { adminCentre as words } from '../../copy/admin-centre'
import { IconButton } from '../ui/icon-button'
import { Group, type FormHandle } from './fields'
import { SpanFields } from './span-fields'
import { SPANS_MAX, WEEKDAYS, withDayOpen, type Span } from './week'

const copy = words.hours
const EVENING: Span = { opens: '16:00', closes: '21:00' }

/** A row for each weekday. */
export function HoursGroup({ form: { week }, edit, errorOf }: FormHandle) {
  const setDay = (day: number, change: (spans: readonly Span[]) => Span[]) =>
    edit((now) => ({ ...now, week: now.week.map((spans, index) => (index === day ? change(spans) : spans)) }))
  return (
    <Group title={words.groups.hours} hint={copy.hint}>
      <ul className="divide-y divide-hairline">
        {WEEKDAYS.map((day) => {
          const spans = week[day] ?? []
          const dayName = copy.days[day]
          return (
            <li key={day} className="grid items-start gap-x-5 gap-y-2 py-2.5 md:grid-cols-[11rem_1fr]">
              <label className="flex min-h-12 cursor-pointer items-center gap-3 text-card">
                <input
                  type="checkbox"
                  name={`hours.${day}`}
                  aria-label={copy.open(dayName)}
                  checked={spans.length > 0}
                  onChange={(event) => {
                    const isOpen = event.target.checked
                    edit((now) => ({ ...now, week: withDayOpen(now.week, day, isOpen).map((list) => [...list]) }))
                  }}
                  className="size-6 shrink-0 accent-primary"
                />
                <span className="font-semibold text-ink">{dayName}</span>
                {spans.length === 0 ? (
                  <span className="ms-auto text-small text-hint md:ms-0">{copy.closed}</span>
                ) : null}
              </label>
              {spans.length > 0 ? (
                <div className="grid gap-2">
                  {spans.map((span, index) => (
                    <SpanFields
                      key={index}
                      name={`hours.${day}.${index}`}
                      labels={{ opens: copy.opens(dayName, index + 1), closes: copy.closes(dayName, index + 1) }}
                      value={span}
                      errorOf={errorOf}
                      onChange={(next) => setDay(day, (list) => list.with(index, next))}
                      end={
                        index > 0 ? (
                          <IconButton
                            label={copy.removeSpanOf(dayName)}
                            icon={<Trash2 size={20} aria-hidden />}
                            tone="danger"
                            onClick={() => setDay(day, (list) => list.toSpliced(index, 1))}
                          />
                        ) : spans.length < SPANS_MAX ? (
                          <IconButton
                            label={copy.addSpanOf(dayName)}
                            icon={<Plus size={20} aria-hidden />}
                            onClick={() => setDay(day, (list) => [...list, EVENING])}
                          />
                        ) : (
                          <span className="w-11 shrink-0" />
                        )
                      }
                    />
                  ))}
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Group>
  )
}
