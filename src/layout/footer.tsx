import type { ReactNode } from 'react'
import { COPYRIGHT_YEAR } from '../config'
import { installments } from '../copy/installments'
import { services } from '../copy/services'
import { site } from '../copy/site'
import { useCentre } from '../data/pages/use-centre'
import { usePartners } from '../data/pages/use-partners'
import { isolateParts } from '../lib/text/arabic'
import { FOOTER_PARTNERS_MAX } from '../limits'
import { paths } from '../paths'
import { Ltr } from '../ui/bdi'
import { Disclosure } from '../ui/disclosure'
import { ExternalLink, Link } from '../ui/link'
import { useBelowTheFold } from '../ui/use-below-the-fold'
import { FooterBrand } from './footer-brand'
import { FooterContact } from './footer-contact'
import { navItems } from './nav-items'

const LINK =
  'inline-flex min-h-11 items-center rounded-chip text-onnight no-underline hover:text-white hover:underline'
const LEGAL =
  'inline-flex min-h-11 items-center rounded-chip text-onnight-quiet underline hover:text-white'

/** The areas of the footer: two columns from 768 px, four from 1100 px. */
const AREAS = {
  contact: 'md:col-start-2 md:row-start-2 lg:col-start-4 lg:row-start-1',
  links: 'md:col-start-2 md:row-start-1 lg:row-span-2 lg:row-start-1',
  services: 'md:col-start-1 md:row-span-2 md:row-start-2 lg:col-start-3 lg:row-start-1',
  partners: 'md:col-start-2 md:row-start-3 lg:col-start-4 lg:row-start-2',
  brand: 'max-md:mt-4 md:col-start-1 md:row-start-1 lg:row-span-2 lg:row-start-1',
}

export function Footer() {
  const { agencyName, agencyUrl } = useCentre()
  const partners = usePartners().slice(0, FOOTER_PARTNERS_MAX)
  return (
    <footer
      className={`on-dark bg-night pt-2 pb-[calc(var(--call-bar)+env(safe-area-inset-bottom))] text-card text-onnight md:pt-11 lg:pt-20 ${useBelowTheFold()}`}
    >
      <div className="container-page">
        <div className="grid gap-x-8 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:gap-y-8 lg:grid-cols-[1.4fr_.75fr_1.05fr_1.15fr] lg:grid-rows-[auto_1fr] lg:gap-y-4">
          <FooterContact className={AREAS.contact} />
          <FooterList title={site.footer.links} className={AREAS.links}>
            <Links list={navItems} />
          </FooterList>
          <FooterList title={site.footer.services} className={AREAS.services}>
            <Links
              list={services.map(({ id, title }) => ({
                to: `${paths.services}#${id}`,
                text: title,
              }))}
            />
          </FooterList>
          <FooterList title={site.nav.installments} className={AREAS.partners}>
            {partners.length > 0 ? (
              <ul className="flex flex-wrap gap-2">
                {partners.map(({ id, name }) => (
                  <li
                    key={id}
                    className="edged rounded-chip bg-onnight-panel px-2.5 py-[3px] text-tiny wrap-anywhere text-onnight"
                  >
                    {isolateParts(name)}
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
        <div
          data-print="none"
          className="mt-2 grid grid-cols-2 large-text:grid-cols-1 items-center gap-x-3 border-t border-onnight-line/25 py-1 text-tiny text-onnight-quiet md:mt-6 md:flex md:flex-wrap md:gap-x-6 md:py-4"
        >
          <p className="col-span-full flex min-h-11 items-center whitespace-pre-wrap">
            © <Ltr>{COPYRIGHT_YEAR}</Ltr>
            {` ${site.footer.rights}`}
          </p>
          {(['terms', 'privacy', 'accessibility'] as const).map((name) => (
            <Link key={name} to={paths[name]} className={LEGAL}>
              {site.footer[name]}
            </Link>
          ))}
          {agencyName ? <Credit name={agencyName} url={agencyUrl} /> : null}
        </div>
      </div>
    </footer>
  )
}

function Links({ list }: { list: readonly { to: string; text: string }[] }) {
  return (
    <ul>
      {list.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className={LINK}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Registration details that the law requires. Empty ones are left out. */
function LegalStrip() {
  const centre = useCentre()
  const { label, ...terms } = site.footer.legal
  const given = (['registration', 'vat', 'licence', 'regulator'] as const).filter(
    (name) => centre[name] !== '',
  )
  if (given.length === 0) return null
  return (
    <section data-print="none" aria-label={label} className="mt-4 md:mt-8">
      <dl className="flex flex-wrap gap-x-6 text-tiny wrap-anywhere text-onnight-quiet md:gap-y-1">
        {given.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-1.5">
            <dt>{terms[name]}</dt>
            <dd>{name === 'regulator' ? isolateParts(centre[name]) : <Ltr>{centre[name]}</Ltr>}</dd>
          </div>
        ))}
      </dl>
    </section>
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

type FooterListProps = {
  title: string
  className: string
  children: ReactNode
}

/** A list with a heading, collapsible on phones. */
function FooterList({ title, className, children }: FooterListProps) {
  return (
    <div data-print="none" className={`border-b border-onnight-line/25 md:border-0 ${className}`}>
      <Disclosure
        until="md"
        label={title}
        title={
          <h2 className="flex min-h-11 items-center text-body font-semibold text-white">{title}</h2>
        }
      >
        <div className="pb-3 md:pb-0">{children}</div>
      </Disclosure>
    </div>
  )
}
