import { MapPin } from 'lucide-react'
import { contact } from '../../copy/contact'
import type { CentreFields } from '../../data/content/centre'
import { useCentre } from '../../data/content/use-centre'
import { OpeningHours } from '../../layout/opening-hours'
import { ButtonLink } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'

/** Opening hours and place, as far as the centre has given them. */
export function Visit() {
  const centre = useCentre()
  const hasPlace = [centre.address, centre.city, centre.mapUrl, centre.parking].some(Boolean)
  const hasHours = centre.hours.length > 0
  if (!hasHours && !hasPlace) return null
  const onlyTitle = hasHours ? contact.hours.title : contact.place.title
  const title = hasHours && hasPlace ? contact.visit : onlyTitle
  return (
    <div
      id="visit"
      tabIndex={-1}
      data-unfolds
      className="bubble edged bg-surface px-6 py-2.5 md:p-8"
    >
      <Disclosure
        until="md"
        label={title}
        title={<h3 className="self-center text-h3 md:hidden">{title}</h3>}
      >
        <div className="grid content-start gap-6 pt-2 pb-3.5 md:p-0">
          {hasHours ? <OpeningHours /> : null}
          {hasPlace ? <Place centre={centre} /> : null}
        </div>
      </Disclosure>
    </div>
  )
}

/** Links to the map, because embedding it would load another company's page. */
function Place({ centre: { address, city, parking, mapUrl } }: { centre: CentreFields }) {
  const lines = [address, city].filter(Boolean)
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="flex items-center gap-2.5 text-h3">
        <MapPin size={20} aria-hidden className="text-primary" />
        {contact.place.title}
      </h3>
      {lines.length > 0 ? (
        <address className="text-card not-italic">{lines.join(contact.place.comma)}</address>
      ) : null}
      {parking ? <p className="text-card text-muted">{parking}</p> : null}
      {mapUrl ? (
        <ButtonLink href={mapUrl} newTab variant="outline" size="sm" className="mt-1">
          {contact.place.map}
        </ButtonLink>
      ) : null}
    </div>
  )
}
