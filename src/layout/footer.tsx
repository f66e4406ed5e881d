import type { ReactNode } from 'react'
import { installments } from '../copy/installments'
import { services } from '../copy/services'
import { site } from '../copy/site'
import { useCentre } from '../data/pages/use-centre'
import { COPYRIGHT_YEAR, FOOTER_PARTNERS } from '../limits'
import { paths } from '../paths'
import { Ltr } from '../ui/bdi'
import { Disclosure } from '../ui/disclosure'
import { ExternalLink } from '../ui/external-link'
import { Link } from '../ui/link'
import { FooterBrand } from './footer-brand'
import { FooterContact } from './footer-contact'
import { LegalStrip } from './legal-strip'
import { navItems } from './nav-links'

const LINK = 'inline-flex min-h-11 items-center rounded-chip text-onnight no-underline hover:text-white hover:underline'
const LEGAL = 'inline-flex min-h-11 items-center rounded-chip text-onnight-quiet underline hover:text-white'

/** Two columns from 768 px, four from 1100 px. */
const AREAS = {
  contact: 'md:col-start-2 md:row-start-2 lg:col-start-4 lg:row-start-1',
  links: 'md:col-start-2 md:row-start-1 lg:row-span-2 lg:row-start-1',
  services: 'md:col-start-1 md:row-span-2 md:row-start-2 lg:col-start-3 lg:row-start-1',
  partners: 'md:col-start-2 md:row-start-3 lg:col-start-4 lg:row-start-2',
  brand: 'max-md:mt-4 md:col-start-1 md:row-start-1 lg:row-span-2 lg:row-start-1',
}

export function Footer() {
  const centre = useCentre()
  const { agencyName, agencyUrl } = centre
  const partners = [...centre.partners].sort((a, b) => a.order - b.order).slice(0, FOOTER_PARTNERS)
  return (
    <footer className="on-dark bg-night pt-2 pb-[calc(var(--call-bar)+env(safe-area-inset-bottom))] text-card text-onnight md:pt-11 lg:pt-20">
      <div className="container-page">
        <div className="grid gap-x-8 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:gap-y-8 lg:grid-cols-[1.4fr_.75fr_1.05fr_1.15fr] lg:grid-rows-[auto_1fr] lg:gap-y-4">
          <FooterContact className={AREAS.contact} />
          <FooterList title={site.footer.links} className={AREAS.links}>
            <ul>
              {navItems.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className={LINK}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterList>
          <FooterList title={site.footer.services} className={AREAS.services}>
            <ul>
              {services.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`${paths.services}#${id}`} className={LINK}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterList>
          <FooterList title={site.nav.installments} className={AREAS.partners}>
            {partners.length > 0 ? (
              <ul className="flex flex-wrap gap-2">
                {partners.map(({ id, name }) => (
                  <li key={id} className="edged rounded-chip bg-onnight-panel px-2.5 py-[3px] text-tiny text-onnight">
                    {name}
                  </li>
                ))}
              </ul>
            ) : null}
            <Link to={paths.installments} className={LINK}>
              {installments.more}
            </Link>
          </FooterList>
          <FooterBrand className={AREAS.brand} />
        </div>
        <LegalStrip />
        <div className="mt-2 flex flex-wrap items-center gap-x-3 border-t border-onnight-line/25 py-1 text-tiny text-onnight-quiet md:mt-6 md:gap-x-6 md:py-4">
          <p className="flex min-h-11 items-center">
            © <Ltr className="mx-1">{COPYRIGHT_YEAR}</Ltr> {site.footer.rights}
          </p>
          {/* In this order a phone shows two lines. */}
          <Link to={paths.terms} className={LEGAL}>
            {site.footer.terms}
          </Link>
          <Link to={paths.privacy} className={LEGAL}>
            {site.footer.privacy}
          </Link>
          <Link to={paths.accessibility} className={LEGAL}>
            {site.footer.accessibility}
          </Link>
          {agencyName ? <Credit name={agencyName} url={agencyUrl} /> : null}
        </div>
      </div>
    </footer>
  )
}

function Credit({ name, url }: { name: string; url: string }) {
  const text = site.footer.credit(name)
  if (!url) return <p className="flex min-h-11 items-center">{text}</p>
  return (
    <ExternalLink href={url} className={LEGAL}>
      {text}
    </ExternalLink>
  )
}

type ListProps = { title: string; className: string; children: ReactNode }

/** A list with a heading, collapsible on phones. */
function FooterList({ title, className, children }: ListProps) {
  return (
    <div className={`border-b border-onnight-line/25 md:border-0 ${className}`}>
      <Disclosure
        until="md"
        label={title}
        title={<h2 className="flex min-h-11 items-center text-body font-semibold text-white">{title}</h2>}
      >
        <div className="pb-3 md:pb-0">{children}</div>
      </Disclosure>
    </div>
  )
}
