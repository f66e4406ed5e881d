import { Mail, MapPin, Phone } from 'lucide-react'
import { config } from '../config'
import { site } from '../copy/site'
import { mailHref, telHref } from '../lib/links'
import { Ltr } from '../ui/bdi'

const LINE = 'border-b border-onnight-line/25 md:border-0'
const ROW = 'flex min-h-11 items-center gap-3'
const LINK = `${ROW} rounded-chip text-onnight no-underline hover:text-white hover:underline md:w-fit`

/** On phones the telephones come first, each in a row that a thumb cannot miss. */
export function FooterContact({ className }: { className: string }) {
  const place = [config.address, config.city].filter(Boolean).join(site.comma)
  return (
    <div className={className}>
      <h2 className="sr-only items-center text-body font-semibold text-white md:not-sr-only md:flex md:min-h-11">
        {site.footer.contact}
      </h2>
      <ul>
        {config.phones.map((phone) => (
          <li key={phone.e164} className={LINE}>
            <a href={telHref(phone.e164)} className={`${LINK} max-md:min-h-13 max-md:font-semibold`}>
              <Phone size={20} aria-hidden />
              <Ltr>{phone.display}</Ltr>
            </a>
          </li>
        ))}
        <li className={LINE}>
          <a href={mailHref(config.email)} className={LINK}>
            <Mail size={20} aria-hidden />
            <Ltr className="wrap-anywhere">{config.email}</Ltr>
          </a>
        </li>
        {place ? (
          <li className={`${LINE} ${ROW}`}>
            <MapPin size={20} aria-hidden className="shrink-0" />
            {place}
          </li>
        ) : null}
      </ul>
    </div>
  )
}
