import { MapPin } from 'lucide-react'
import { contact } from '../../copy/contact'
import type { CentreFields } from '../../data/content/centre'
import { useCentre } from '../../data/pages/use-centre'
import { OpeningHours } from '../../layout/opening-hours'
import { hasOpeningHours } from '../../layout/use-opening-now'
import { isolateParts } from '../../lib/text/arabic'
import { ButtonLink } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'

const hasAddress = ({ address, city, mapUrl, parking }: CentreFields): boolean =>
  [address, city, mapUrl, parking].some(Boolean)

/** The title of the hours and the address. It names what the centre has given; empty when it has given neither. */
export function hoursAndAddressTitle(centre: CentreFields): string {
  const hasHours = hasOpeningHours(centre)
  if (hasAddress(centre)) return hasHours ? contact.visit : contact.address.title
  return hasHours ? contact.hours.title : ''
}

/** Opening hours and address, as far as the centre has given them. */
export function HoursAndAddress() {
  const centre = useCentre()
  const title = hoursAndAddressTitle(centre)
  if (!title) return null
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
          <OpeningHours />
          {hasAddress(centre) ? <Address centre={centre} /> : null}
        </div>
      </Disclosure>
    </div>
  )
}

/** Links to the map, because embedding it would load another company's page. */
function Address({ centre }: { centre: CentreFields }) {
  const { parking, mapUrl } = centre
  const line = contact.address.line(centre)
  return (
    <div className="grid justify-items-start gap-2 wrap-anywhere">
      <h3 className="flex items-center gap-2.5 text-h3">
        <MapPin size={20} className="text-primary" />
        {contact.address.title}
      </h3>
      {line ? <address className="text-card not-italic">{line}</address> : null}
      {parking ? <p className="text-card text-muted">{isolateParts(parking)}</p> : null}
      {mapUrl ? (
        <ButtonLink href={mapUrl} newTab variant="outline" size="sm" className="mt-1">
          {contact.address.map}
        </ButtonLink>
      ) : null}
    </div>
  )
}
