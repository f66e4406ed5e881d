import { Clock } from 'lucide-react'
import { contact } from '../copy/contact'
import { useCentre } from '../data/content/use-centre'
import { useOpenState } from './use-open-state'
import { cn } from '../lib/cn'
import { weekPatterns, type HoursException, type OpenState } from '../lib/hours'

/** The week, whether the centre is open now, and the next days with other hours. */
export function OpeningHours() {
  const centre = useCentre()
  const { open, special, near } = useOpenState(centre)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-2.5 text-h3">
          <Clock size={20} aria-hidden className="text-primary" />
          {contact.hours.title}
        </h3>
        {/* Reserves the space until the time is known. */}
        <p className="flex min-h-7 items-center gap-2 text-small font-semibold">
          {open ? <Now open={open} special={special} /> : null}
        </p>
      </div>
      <dl className="grid gap-1 text-card">
        {weekPatterns(centre.hours).map((pattern) => (
          <Line
            key={pattern.days.join()}
            when={contact.hours.dayList(pattern.days)}
            hours={
              pattern.spans.length > 0 ? contact.hours.spans(pattern) : [contact.hours.closedAllDay]
            }
          />
        ))}
      </dl>
      {near.length > 0 ? (
        <>
          <h4 className="mt-1 text-card font-semibold">{contact.hours.exceptions}</h4>
          <dl className="grid gap-1 text-card">
            {near.map(({ from, to, opens, closes, note }) => (
              <Line
                key={from + to}
                when={contact.hours.dates(from, to)}
                hours={[opens ? contact.hours.range(opens, closes) : contact.hours.closedAllDay]}
                note={note}
              />
            ))}
          </dl>
        </>
      ) : null}
    </div>
  )
}

function Now({ open, special }: { open: OpenState; special: HoursException | null }) {
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'edged size-2.5 shrink-0 rounded-full',
          open.isOpen ? 'bg-secondary' : 'bg-accent',
        )}
      />
      <span className={open.isOpen ? 'text-secondary' : 'text-accent'}>
        {contact.hours.named(
          special,
          open.isOpen ? contact.hours.open(open.closes) : contact.hours.closed(open),
        )}
      </span>
    </>
  )
}

function Line({ when, hours, note }: { when: string; hours: readonly string[]; note?: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{when}</dt>
      <dd className="text-muted">
        {hours.map((opening) => (
          <span key={opening} className="block">
            {opening}
          </span>
        ))}
      </dd>
      {note ? <dd className="basis-full text-small text-muted">{note}</dd> : null}
    </div>
  )
}
