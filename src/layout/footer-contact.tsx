import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { config } from '../config'
import { site } from '../copy/site'
import { mailHref, telHref } from '../lib/links'
import { FOOTER_PARTNERS } from '../limits'
import { Ltr } from '../ui/bdi'
import { FooterList } from './footer-list'

const LINE =
  'inline-flex min-h-11 items-center gap-3 rounded-chip text-onnight no-underline hover:text-white hover:underline'

export function FooterContact() {
  const place = [config.address, config.city].filter(Boolean).join(site.comma)
  return (
    <div className="grid content-start">
      <Title>{site.footer.contact}</Title>
      <ul>
        {config.phones.map((phone) => (
          <li key={phone.e164}>
            <a href={telHref(phone.e164)} className={LINE}>
              <Phone size={20} aria-hidden />
              <Ltr>{phone.display}</Ltr>
            </a>
          </li>
        ))}
        <li>
          <a href={mailHref(config.email)} className={LINE}>
            <Mail size={20} aria-hidden />
            <Ltr className="wrap-anywhere">{config.email}</Ltr>
          </a>
        </li>
        {place ? (
          <li className="flex min-h-11 items-center gap-3">
            <MapPin size={20} aria-hidden className="shrink-0" />
            {place}
          </li>
        ) : null}
      </ul>
      <div className="mt-4">
        <FooterList title={site.footer.partners} line="border-t">
          <ul className="flex flex-wrap gap-2">
            {config.partners.slice(0, FOOTER_PARTNERS).map((name) => (
              <li key={name} className="edged rounded-chip bg-onnight-panel px-2.5 py-[3px] text-tiny text-onnight">
                {name}
              </li>
            ))}
          </ul>
        </FooterList>
      </div>
    </div>
  )
}

function Title({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center">
      <h2 className="text-body font-semibold text-white">{children}</h2>
    </div>
  )
}
