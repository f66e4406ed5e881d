import type { ReactNode } from 'react'
import { config } from '../config'
import { site } from '../copy/site'
import { uiWords } from '../copy/ui'
import { qrTarget, type CentreFields } from '../data/content/centre'
import { prerenderedCentre, useCentre } from '../data/pages/use-centre'
import { accountUrl } from '../lib/links/hrefs'
import { Logo } from '../ui/art/logo'
import { PageIcon, PhotosIcon, ShortVideosIcon } from '../ui/icons'
import { ExternalLink } from '../ui/link'

const { social } = site.footer

/** `audience` is shown where two accounts are on the same network. */
type Account = { href: string; label: string; icon: ReactNode; audience?: string | undefined }

function accountsOf({
  photosUrl,
  pageUrl,
  secondPageUrl,
  shortVideosUrl,
}: CentreFields): Account[] {
  const pages = [pageUrl, secondPageUrl].map(accountUrl)
  const areTwo = pages.every(Boolean)
  return [
    { href: accountUrl(photosUrl), label: social.photos, icon: <PhotosIcon /> },
    ...pages.map((href, index) => ({
      href,
      label: (areTwo && social.pages[index]) || social.onlyPage,
      icon: <PageIcon />,
      audience: areTwo ? social.audiences[index] : undefined,
    })),
    { href: accountUrl(shortVideosUrl), label: social.shortVideos, icon: <ShortVideosIcon /> },
  ].filter(({ href }) => href !== '')
}

export function FooterBrand({ className }: { className: string }) {
  const centre = useCentre()
  const accounts = accountsOf(centre)
  return (
    <div data-print="none" className={`grid content-start gap-3 md:gap-4 ${className}`}>
      {/* On phones the header, which stays in view, has the same name. */}
      <div className="hidden items-center gap-3 md:flex">
        <Logo onDark className="size-[42px] shrink-0" />
        <p className="grid">
          <span className="text-[1.0625rem]/[1.5rem] font-semibold text-white">{config.name}</span>
          <span className="text-descriptor text-onnight-quiet">{config.descriptor}</span>
        </p>
      </div>
      <p className="hidden max-w-sm md:block">{site.footer.about}</p>
      {accounts.length > 0 ? <Accounts list={accounts} /> : null}
      <QrLink centre={centre} />
    </div>
  )
}

function Accounts({ list }: { list: readonly Account[] }) {
  return (
    <ul aria-label={social.label} className="flex flex-wrap gap-2">
      {list.map(({ href, label, icon, audience }) => (
        <li key={label}>
          <ExternalLink
            href={href}
            aria-label={`${label} ${uiWords.newTab}`}
            className="press flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control border border-onnight-line/60 px-2 text-tiny text-white no-underline hover:bg-onnight-panel"
          >
            {icon}
            {audience}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** Hidden on phones, which cannot scan their own screen. */
function QrLink({ centre }: { centre: CentreFields }) {
  const target = qrTarget(centre)
  // The build draws the image. Until the next build there is none for a newer address.
  if (target === '' || target !== qrTarget(prerenderedCentre())) return null
  return (
    <ExternalLink
      href={target}
      className="group hidden items-center gap-3 justify-self-start rounded-control text-small text-onnight no-underline md:inline-flex"
    >
      <img
        src="/qr.svg"
        alt=""
        width="88"
        height="88"
        loading="lazy"
        className="bubble-sm size-22 bg-white p-1"
      />
      <span className="max-w-32 group-hover:underline">
        {centre.qrUrl ? social.qrPage : social.qr}
      </span>
    </ExternalLink>
  )
}
