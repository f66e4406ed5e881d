import type { ReactNode } from 'react'
import { config } from '../config'
import { site } from '../copy/site'
import { Logo } from '../ui/art/logo'
import { ExternalLink } from '../ui/external-link'
import { PageIcon, PhotosIcon, ShortVideosIcon } from '../ui/social-icons'

const { social } = site.footer

const named: { href: string; label: string; icon: ReactNode }[] = [
  { href: config.social.photos, label: social.photos, icon: <PhotosIcon /> },
  ...config.social.pages.map((href, index) => ({
    href,
    label: social.pages[index] ?? social.pages[0],
    icon: <PageIcon />,
  })),
  { href: config.social.shortVideos, label: social.shortVideos, icon: <ShortVideosIcon /> },
]
const accounts = named.filter(({ href }) => href !== '')

export function FooterBrand() {
  return (
    <div className="grid content-start gap-4">
      <div className="flex items-center gap-3">
        <Logo onDark className="size-[42px] shrink-0" />
        <p className="grid">
          <span className="text-[1.0625rem]/[1.5rem] font-semibold text-white">{config.name}</span>
          <span className="text-descriptor text-onnight-quiet">{config.descriptor}</span>
        </p>
      </div>
      <p className="max-w-sm">{site.footer.about}</p>
      <div className="grid grid-cols-[1fr_auto] items-center gap-4 md:grid-cols-1">
        <ul aria-label={social.label} className="flex flex-wrap gap-2.5">
          {accounts.map(({ href, label, icon }) => (
            <li key={label}>
              <ExternalLink
                href={href}
                aria-label={`${label} ${social.newTab}`}
                className="press grid size-11 place-items-center rounded-control border border-onnight-line/60 text-white hover:bg-onnight-panel"
              >
                {icon}
              </ExternalLink>
            </li>
          ))}
        </ul>
        <ExternalLink
          href={config.social.qr}
          className="group inline-flex items-center gap-3 justify-self-start rounded-control text-small text-onnight no-underline"
        >
          <img src="/qr.svg" alt="" width="88" height="88" loading="lazy" className="bubble-sm size-22 bg-white p-1" />
          {/* A phone cannot scan its own screen, so it shows a link only. */}
          <span className="sr-only md:not-sr-only md:max-w-32 md:group-hover:underline">{social.qr}</span>
        </ExternalLink>
      </div>
    </div>
  )
}
