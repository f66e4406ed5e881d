import { config } from '../config'
import { site } from '../copy/site'
import { COPYRIGHT_YEAR } from '../limits'
import { paths } from '../paths'
import { Ltr } from '../ui/bdi'
import { ExternalLink } from '../ui/external-link'
import { Link } from '../ui/link'
import { FooterBrand } from './footer-brand'
import { FooterContact } from './footer-contact'
import { FooterList } from './footer-list'
import { LegalStrip } from './legal-strip'
import { navItems } from './nav-links'

const LINK = 'inline-flex min-h-11 items-center rounded-chip text-onnight no-underline hover:text-white hover:underline'
const LEGAL = 'inline-flex min-h-11 items-center rounded-chip text-onnight-quiet underline hover:text-white'

export function Footer() {
  return (
    <footer className="on-dark bg-night pt-11 pb-[calc(var(--call-bar)+env(safe-area-inset-bottom))] text-card text-onnight lg:pt-20">
      <div className="container-page">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-12 lg:grid-cols-[1.25fr_.8fr_1.1fr_1.15fr]">
          <FooterBrand />
          <div className="grid content-start md:contents">
            <FooterList title={site.footer.links}>
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
            <FooterList title={site.footer.services}>
              <ul>
                {site.services.map((name) => (
                  <li key={name}>
                    <Link to={paths.services} className={LINK}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </FooterList>
          </div>
          <FooterContact />
        </div>
        <LegalStrip />
        <div className="mt-6 flex flex-wrap items-center gap-x-6 border-t border-onnight-line/25 py-4 text-tiny text-onnight-quiet">
          <p className="flex min-h-11 items-center">
            © <Ltr className="mx-1">{COPYRIGHT_YEAR}</Ltr> {site.footer.rights}
          </p>
          <Link to={paths.privacy} className={LEGAL}>
            {site.footer.privacy}
          </Link>
          <Link to={paths.terms} className={LEGAL}>
            {site.footer.terms}
          </Link>
          <Credit url={config.agency.url} />
        </div>
      </div>
    </footer>
  )
}

function Credit({ url }: { url: string }) {
  const text = site.footer.credit(config.agency.name)
  if (!url) return <p className="flex min-h-11 items-center">{text}</p>
  return (
    <ExternalLink href={url} className={LEGAL}>
      {text}
    </ExternalLink>
  )
}
