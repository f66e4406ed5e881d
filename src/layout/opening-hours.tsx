import { Clock } from 'lucide-react'
import { contact } from '../copy/contact'
import { useCentre } from '../data/pages/use-centre'
import { cn } from '../lib/cn'
import { weekPatterns } from '../lib/hours/openings'
import { isolateParts } from '../lib/text/arabic'
import { StatusMark } from './status-mark'
import { hasOpeningHours, useOpeningNow, type OpeningNow } from './use-opening-now'

const TABLE = 'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-card'

/** The week, whether the centre is open now, and the next days with other hours. */
export function OpeningHours() {
  const centre = useCentre()
  const now = useOpeningNow(centre)
  if (!hasOpeningHours(centre)) return null
  const { nearExceptions } = now
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-2.5 text-h3">
          <Clock size={20} className="text-primary" />
          {contact.hours.title}
        </h3>
        {/* Reserves the space until the time is known. */}
        <p data-print="none" className="flex min-h-7 text-small font-semibold">
          <OpeningStatus {...now} />
        </p>
      </div>
      {centre.hours.length > 0 ? (
        <dl className={TABLE}>
          {weekPatterns(centre.hours).map((pattern) => (
            <HoursLine
              key={pattern.days.join()}
              when={contact.hours.dayList(pattern.days)}
              hours={
                pattern.spans.length > 0
                  ? contact.hours.spans(pattern)
                  : [contact.hours.closedAllDay]
              }
            />
          ))}
        </dl>
      ) : (
        <p className="text-card">{contact.hours.week([])}</p>
      )}
      {nearExceptions.length > 0 ? (
        <>
          <h4 className="mt-1 text-card font-semibold">{contact.hours.exceptions}</h4>
          <dl className={TABLE}>
            {nearExceptions.map(({ from, to, opens, closes, note }, index) => (
              <HoursLine
                key={`${index} ${from}`}
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

function OpeningStatus({ state, exception, isNight }: OpeningNow) {
  if (!state) return null
  const { hours } = contact
  return (
    <span
      className={cn(
        'flex items-center gap-2 wrap-anywhere',
        state.isOpen ? 'text-secondary' : 'text-accent',
      )}
    >
      <StatusMark state={state} isNight={isNight} />
      {hours.named(exception, state.isOpen ? hours.open(state.closes) : hours.closed(state))}
    </span>
  )
}

type LineProps = { when: string; hours: readonly string[]; note?: string }

/** A line of the table: its two cells stand in the columns of the list around it. */
function HoursLine({ when, hours, note }: LineProps) {
  return (
    <div className="contents">
      <dt>{when}</dt>
      <dd className="text-muted">
        {hours.map((text, index) => (
          <span key={`${index} ${text}`} className="block">
            {text}
          </span>
        ))}
      </dd>
      {note ? (
        <dd className="col-span-2 -mt-1 text-small wrap-anywhere text-muted">
          {isolateParts(note)}
        </dd>
      ) : null}
    </div>
  )
}
