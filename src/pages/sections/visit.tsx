import { Clock, MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { config } from '../../config'
import { contact } from '../../copy/contact'
import { cn } from '../../lib/cn'
import { openState, type Hours, type OpenState } from '../../lib/hours'
import { ButtonLink } from '../../ui/button'

const MINUTE_MS = 60_000

type Facts = { hours: readonly Hours[]; address: string; city: string; mapUrl: string }

export function Visit({ facts = config }: { facts?: Facts }) {
  const { hours, address, city, mapUrl } = facts
  const place = [address, city].filter(Boolean)
  if (hours.length === 0 && place.length === 0 && !mapUrl) return null
  return (
    <div className="bubble edged grid content-start gap-6 bg-surface p-6 md:p-8">
      {hours.length > 0 ? <OpeningHours hours={hours} /> : null}
      {place.length > 0 || mapUrl ? <Place lines={place} mapUrl={mapUrl} /> : null}
    </div>
  )
}

function OpeningHours({ hours }: { hours: readonly Hours[] }) {
  const state = useOpenState(hours)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-2.5 text-h3">
          <Clock size={20} aria-hidden className="text-primary" />
          {contact.hours.title}
        </h3>
        {/* Reserves the space until the time is known. */}
        <p className="flex min-h-7 items-center gap-2 text-small font-semibold">
          {state ? (
            <>
              <span
                aria-hidden
                className={cn('edged size-2.5 shrink-0 rounded-full', state.isOpen ? 'bg-secondary' : 'bg-accent')}
              />
              <span className={state.isOpen ? 'text-secondary' : 'text-accent'}>
                {state.isOpen ? contact.hours.open(state.closes) : contact.hours.closed(state)}
              </span>
            </>
          ) : null}
        </p>
      </div>
      <dl className="grid gap-1 text-card">
        {hours.map((entry) => (
          <div key={entry.days.join() + entry.opens} className="flex flex-wrap justify-between gap-x-4">
            <dt>{contact.hours.dayList(entry.days)}</dt>
            <dd className="text-muted">{contact.hours.range(entry.opens, entry.closes)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-tiny text-muted">{contact.hours.zone}</p>
    </div>
  )
}

/** Null during prerendering and hydration. */
function useOpenState(hours: readonly Hours[]): OpenState | null {
  const [state, setState] = useState<OpenState | null>(null)
  useEffect(() => {
    const read = () => setState(openState(hours, new Date()))
    read()
    const timer = setInterval(read, MINUTE_MS)
    return () => clearInterval(timer)
  }, [hours])
  return state
}

/** Links to the map, because embedding it would load another company's page. */
function Place({ lines, mapUrl }: { lines: string[]; mapUrl: string }) {
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="flex items-center gap-2.5 text-h3">
        <MapPin size={20} aria-hidden className="text-primary" />
        {contact.place.title}
      </h3>
      {lines.length > 0 ? <address className="text-card not-italic">{lines.join(contact.place.comma)}</address> : null}
      {mapUrl ? (
        <ButtonLink href={mapUrl} newTab variant="outline" size="sm" className="mt-1">
          {contact.place.map}
        </ButtonLink>
      ) : null}
    </div>
  )
}
