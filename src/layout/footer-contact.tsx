import { Clock, ContactRound, Mail, MapPin, Phone } from 'lucide-react'
import type { MouseEvent } from 'react'
import { contact } from '../copy/contact'
import { site } from '../copy/site'
import { isPlaceholderCentre } from '../data/content/centre'
import { contactCard, CONTACT_FILE } from './contact-card'
import { prerenderedCentre, useCentre } from '../data/content/use-centre'
import { mailHref, telHref } from '../lib/links'
import { cn } from '../lib/cn'
import { Ltr, PhoneNumber } from '../ui/bdi'
import { useOpeningNow } from './use-opening-now'

const LINE = 'border-b border-onnight-line/25 md:border-0'
const ROW = 'flex min-h-11 items-center gap-x-3'
const LINK = `${ROW} rounded-chip text-onnight no-underline hover:text-white hover:underline md:w-fit`

/** On phones the telephones come first, each in a row that a thumb cannot miss. */
export function FooterContact({ className }: { className: string }) {
  const centre = useCentre()
  const { phones, email, address, city, hours } = centre
  const { exception } = useOpeningNow(centre)
  const place = [address, city].filter(Boolean).join(site.comma)
  /** The contact is the file of the build, or one of the details that are newer. */
  const updateFile = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    if (centre === prerenderedCentre()) return
    link.href = URL.createObjectURL(
      new Blob([contactCard(centre, site.chatNumber)], { type: 'text/vcard' }),
    )
  }
  return (
    <div className={className}>
      <h2 className="sr-only items-center text-body font-semibold text-white md:not-sr-only md:flex md:min-h-11">
        {site.footer.contact}
      </h2>
      <ul>
        {phones.map(({ label, number }, index) => (
          <li key={index} className={LINE}>
            <a
              href={telHref(number)}
              className={`${LINK} flex-wrap max-md:min-h-13 max-md:font-semibold`}
            >
              <Phone size={20} aria-hidden className="shrink-0" />
              {label ? <span className="max-w-full min-w-0">{label}</span> : null}
              <PhoneNumber number={number} className="shrink-0" />
            </a>
          </li>
        ))}
        {isPlaceholderCentre(centre) ? null : (
          <li className={LINE}>
            <a
              href={`/${CONTACT_FILE}`}
              download={CONTACT_FILE}
              className={LINK}
              onClick={updateFile}
            >
              <ContactRound size={20} aria-hidden className="shrink-0" />
              {site.saveNumber}
            </a>
          </li>
        )}
        {email ? (
          <li className={LINE}>
            <a href={mailHref(email)} className={LINK}>
              <Mail size={20} aria-hidden className="shrink-0" />
              <Ltr className="wrap-anywhere">{email}</Ltr>
            </a>
          </li>
        ) : null}
        {place ? (
          <li className={`${LINE} ${ROW}`}>
            <MapPin size={20} aria-hidden className="shrink-0" />
            {place}
          </li>
        ) : null}
        {hours.length > 0 ? (
          <li className={`${LINE} ${ROW} py-2`}>
            <Clock size={20} aria-hidden className="shrink-0" />
            {/* The usual hours keep their place while others are in force, so that the change moves nothing. */}
            <span className="grid text-small *:[grid-area:1/1]">
              <span className={cn(exception && 'invisible')}>{contact.hours.week(hours)}</span>
              {exception ? <span>{contact.hours.today(exception)}</span> : null}
            </span>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
