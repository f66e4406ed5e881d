import { Clock, ContactRound, Mail, MapPin, Phone } from 'lucide-react'
import type { MouseEvent } from 'react'
import { contact } from '../copy/contact'
import { site } from '../copy/site'
import { isPlaceholderCentre, type CentreFields, type CentrePhone } from '../data/content/centre'
import { prerenderedCentre, useCentre } from '../data/pages/use-centre'
import { cn } from '../lib/cn'
import { mailHref, telHref } from '../lib/links/hrefs'
import { isolateParts } from '../lib/text/arabic'
import { Ltr, PhoneNumber } from '../ui/bdi'
import { CONTACT_FILE, contactCard } from './contact-card'
import { hasOpeningHours, useOpeningNow } from './use-opening-now'

const LINE = 'border-b border-onnight-line/25 md:border-0'
const ROW = 'flex min-h-11 items-center gap-x-3'
const LINK = `${ROW} rounded-chip text-onnight no-underline hover:text-white hover:underline md:w-fit`

/** On phones the telephones come first, each in a row that a thumb cannot miss. */
export function FooterContact({ className }: { className: string }) {
  const centre = useCentre()
  const { phones, email } = centre
  const address = contact.address.line(centre)
  return (
    <div className={className}>
      <h2 className="sr-only items-center text-body font-semibold text-white md:not-sr-only md:flex md:min-h-11">
        {site.footer.contact}
      </h2>
      <ul>
        {phones.map((phone, index) => (
          <PhoneRow key={index} phone={phone} />
        ))}
        {isPlaceholderCentre(centre) ? null : <SaveNumberRow centre={centre} />}
        {email ? (
          <li className={LINE}>
            <a href={mailHref(email)} className={LINK}>
              <Mail size={20} className="shrink-0" />
              <Ltr className="wrap-anywhere">{email}</Ltr>
            </a>
          </li>
        ) : null}
        {address ? (
          <li className={`${LINE} ${ROW} wrap-anywhere`}>
            <MapPin size={20} className="shrink-0" />
            {address}
          </li>
        ) : null}
        <HoursRow centre={centre} />
      </ul>
    </div>
  )
}

function PhoneRow({ phone: { label, number } }: { phone: CentrePhone }) {
  return (
    <li className={LINE}>
      <a
        href={telHref(number)}
        className={`${LINK} flex-wrap wrap-anywhere max-md:min-h-13 max-md:font-semibold`}
      >
        <Phone size={20} className="shrink-0" />
        {label ? <span className="max-w-full min-w-0">{isolateParts(label)}</span> : null}
        <PhoneNumber number={number} className="shrink-0" />
      </a>
    </li>
  )
}

/** Saves the contact: the file of the build, or one that is made here when newer details are shown. */
function SaveNumberRow({ centre }: { centre: CentreFields }) {
  const updateFile = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    if (centre === prerenderedCentre()) return
    // The link still has the file that an earlier press made.
    if (link.protocol === 'blob:') URL.revokeObjectURL(link.href)
    link.href = URL.createObjectURL(
      new Blob([contactCard(centre, site.chatNumber)], { type: 'text/vcard' }),
    )
  }
  return (
    <li className={LINE}>
      <a href={`/${CONTACT_FILE}`} download={CONTACT_FILE} className={LINK} onClick={updateFile}>
        <ContactRound size={20} className="shrink-0" />
        {site.saveNumber}
      </a>
    </li>
  )
}

/** While an exception applies, the usual hours are invisible but keep their space, so that nothing moves. */
function HoursRow({ centre }: { centre: CentreFields }) {
  const { exception } = useOpeningNow(centre)
  if (!hasOpeningHours(centre)) return null
  return (
    <li className={`${LINE} ${ROW} py-2`}>
      <Clock size={20} className="shrink-0" />
      <span className="grid text-small *:[grid-area:1/1]">
        <span className={cn(exception && 'invisible')}>{contact.hours.week(centre.hours)}</span>
        {exception ? <span className="wrap-anywhere">{contact.hours.today(exception)}</span> : null}
      </span>
    </li>
  )
}
