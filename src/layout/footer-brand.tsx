import type { ReactNode } from 'react'
import { config } from '../config'
import { site } from '../copy/site'
import { Logo } from '../ui/art/logo'
import { ExternalLink } from '../ui/external-link'
import { PageIcon, PhotosIcon, ShortVideosIcon } from '../ui/social-icons'

const { social } = site.footer

/** `reader` is shown: it tells two accounts on the same network apart. */
const named: { href: string; label: string; icon: ReactNode; reader?: string | undefined }[] = [
  { href: config.social.photos, label: social.photos, icon: <PhotosIcon /> },
  ...config.social.pages.map((href, index) => ({
    href,
    label: social.pages[index] ?? social.pages[0],
    icon: <PageIcon />,
    reader: social.readers[index],
  })),
  { href: config.social.shortVideos, label: social.shortVideos, icon: <ShortVideosIcon /> },
]
const accounts = named.filter(({ href }) => href !== '')

export function FooterBrand({ className }: { className: string }) {
  return (
    <div className={`grid content-start gap-3 md:gap-4 ${className}`}>
      <div className="flex items-center gap-3">
        <Logo onDark className="size-[42px] shrink-0" />
        <p className="grid">
          <span className="text-[1.0625rem]/[1.5rem] font-semibold text-white">{config.name}</span>
          <span className="text-descriptor text-onnight-quiet">{config.descriptor}</span>
        </p>
      </div>
      <p className="max-w-sm max-md:text-small">{site.footer.about}</p>
      <ul aria-label={social.label} className="flex flex-wrap gap-2">
        {accounts.map(({ href, label, icon, reader }) => (
          <li key={label}>
            <ExternalLink
              href={href}
              aria-label={`${label} ${social.newTab}`}
              className="press flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control border border-onnight-line/60 px-2 text-tiny text-white no-underline hover:bg-onnight-panel"
            >
              {icon}
              {reader}
            </ExternalLink>
          </li>
        ))}
      </ul>
      {/* A phone cannot scan its own screen. */}
      <ExternalLink
        href={config.social.qr}
        className="group hidden items-center gap-3 justify-self-start rounded-control text-small text-onnight no-underline md:inline-flex"
      >
        <img src="/qr.svg" alt="" width="88" height="88" loading="lazy" className="bubble-sm size-22 bg-white p-1" />
        <span className="max-w-32 group-hover:underline">{social.qr}</span>
      </ExternalLink>
    </div>
  )
}
