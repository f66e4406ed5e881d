import { Clock, MapPin } from 'lucide-react'
import { contact } from '../../copy/contact'
import type { CentreFields } from '../../data/centre'
import { useCentre } from '../../data/use-centre'
import { cn } from '../../lib/cn'
import type { OpenState } from '../../lib/hours'
import { ButtonLink } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { useOpenState } from './use-open-state'

/** Opening hours and place, as far as the centre has given them. */
export function Visit() {
  const centre = useCentre()
  const hasPlace = [centre.address, centre.city, centre.mapUrl, centre.parking].some(Boolean)
  const hasHours = centre.hours.length > 0
  if (!hasHours && !hasPlace) return null
  const title = !hasPlace ? contact.hours.title : !hasHours ? contact.place.title : contact.visit
  return (
    <div className="bubble edged bg-surface px-6 py-2.5 md:p-8">
      <Disclosure until="md" label={title} title={<h3 className="self-center text-h3 md:hidden">{title}</h3>}>
        <div className="grid content-start gap-6 pt-2 pb-3.5 md:p-0">
          {hasHours ? <OpeningHours centre={centre} /> : null}
          {hasPlace ? <Place centre={centre} /> : null}
        </div>
      </Disclosure>
    </div>
  )
}

type Props = { centre: CentreFields }

function OpeningHours({ centre }: Props) {
  const { open, near } = useOpenState(centre)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-2.5 text-h3">
          <Clock size={20} aria-hidden className="text-primary" />
          {contact.hours.title}
        </h3>
        {/* Reserves the space until the time is known. */}
        <p className="flex min-h-7 items-center gap-2 text-small font-semibold">{open ? <Now open={open} /> : null}</p>
      </div>
      <dl className="grid gap-1 text-card">
        {centre.hours.map(({ days, opens, closes }) => (
          <Line
            key={days.join() + opens}
            when={contact.hours.dayList(days)}
            hours={contact.hours.range(opens, closes)}
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
                hours={opens ? contact.hours.range(opens, closes) : contact.hours.closedAllDay}
                note={note}
              />
            ))}
          </dl>
        </>
      ) : null}
      <p className="text-tiny text-muted">{contact.hours.zone}</p>
    </div>
  )
}

function Now({ open }: { open: OpenState }) {
  return (
    <>
      <span
        aria-hidden
        className={cn('edged size-2.5 shrink-0 rounded-full', open.isOpen ? 'bg-secondary' : 'bg-accent')}
      />
      <span className={open.isOpen ? 'text-secondary' : 'text-accent'}>
        {open.isOpen ? contact.hours.open(open.closes) : contact.hours.closed(open)}
      </span>
    </>
  )
}

function Line({ when, hours, note }: { when: string; hours: string; note?: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{when}</dt>
      <dd className="text-muted">{hours}</dd>
      {note ? <dd className="basis-full text-small text-muted">{note}</dd> : null}
    </div>
  )
}

/** Links to the map, because embedding it would load another company's page. */
function Place({ centre: { address, city, parking, mapUrl } }: Props) {
  const lines = [address, city].filter(Boolean)
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="flex items-center gap-2.5 text-h3">
        <MapPin size={20} aria-hidden className="text-primary" />
        {contact.place.title}
      </h3>
      {lines.length > 0 ? <address className="text-card not-italic">{lines.join(contact.place.comma)}</address> : null}
      {parking ? <p className="text-card text-muted">{parking}</p> : null}
      {mapUrl ? (
        <ButtonLink href={mapUrl} newTab variant="outline" size="sm" className="mt-1">
          {contact.place.map}
        </ButtonLink>
      ) : null}
    </div>
  )
}
