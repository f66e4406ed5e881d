import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { config } from '../config'
import { admin } from '../copy/admin/admin'
import { meta } from '../copy/meta'
import { site } from '../copy/site'
import {
  defaultCentre,
  isPlaceholderCentre,
  qrTarget,
  type CentreFields,
} from '../data/content/centre'
import { bakedToJson, getBaked } from '../data/pages/baked'
import { shownCentre } from '../data/pages/use-centre'
import { env } from '../env'
import { contactCard } from '../layout/contact-card'
import { tagsOf } from '../layout/page-tags'
import { mailHref } from '../lib/links/hrefs'
import { DAY_MS } from '../limits'
import { routeFor, siteRoutes } from '../routes'
import { Site } from '../site'
import { filled, structuredData } from './structured-data'

/** Scripts use these. */
export {
  BAKED_ELEMENT,
  BAKED_FOLDER,
  bakedToJson,
  nothingBaked,
  setBaked,
  type Baked,
} from '../data/pages/baked'
export { fetchPublicContent } from '../data/pages/public-content'
export { CONTACT_FILE } from '../layout/contact-card'
export { defaultCentre, env, isPlaceholderCentre }

export const prerenderedPaths = siteRoutes.map(({ path }) => path).filter((path) => path !== '*')

const listedPaths = siteRoutes
  .filter(({ path, meta }) => meta.canonical === path)
  .map(({ path }) => path)

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The addresses for search engines. */
export const sitemap = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SITEMAP}">${listedPaths
    .map((pathname) => `<url><loc>${env.siteUrl}${pathname}</loc></url>`)
    .join('')}</urlset>\n`

export const robotsText = (): string =>
  `User-agent: *\nDisallow: /admin\nSitemap: ${env.siteUrl}/sitemap.xml\n`

type ManifestOptions = { iconPrefix: string; color: string; own: Record<string, string> }

/** The text of a web manifest. The names of its icons begin with `iconPrefix`. */
function webManifest({ iconPrefix, color, own }: ManifestOptions): string {
  const icon = (name: string, size: number, purpose = 'any') => ({
    src: `/${iconPrefix}${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    ...own,
    lang: 'ar',
    dir: 'rtl',
    theme_color: color,
    background_color: color,
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable', 512, 'maskable')],
  })
}

/** `minimal-ui` keeps a back button for returning from phone and chat links. */
export const manifest = (color: string): string =>
  webManifest({
    iconPrefix: '',
    color,
    own: {
      id: '/',
      name: meta.home.title,
      short_name: config.name,
      description: meta.home.description,
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
    },
  })

/** The manifest of the dashboard, which visitors never load. */
export const adminManifest = (color: string): string =>
  webManifest({
    iconPrefix: 'admin-',
    color,
    own: {
      id: '/admin',
      name: `${admin.title} – ${config.name}`,
      short_name: admin.title,
      start_url: '/admin',
      scope: '/admin',
      display: 'standalone',
    },
  })

/** The JSON of the baked content that a page needs. */
export function bakedJson(pathname: string): string {
  const parts = routeFor(pathname).bakes
  const centre = getBaked('centre')
  const values = {
    // A part that is not known is null, so that the page does not ask for it again.
    ...Object.fromEntries(parts.map((part) => [part, getBaked(part) ?? null])),
    // The details are on every page, so the empty fields are left out.
    ...(centre && { centre: filled(centre) }),
  }
  // Escapes "</script>".
  return bakedToJson(values).replaceAll('<', '\\u003c')
}

/** The JSON-LD of a page, with "<" escaped. */
export function jsonLd(pathname: string): string {
  const data = structuredData({
    path: pathname,
    page: routeFor(pathname).meta,
    siteUrl: env.siteUrl,
    centre: bakedCentre(),
  })
  return data
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
    : ''
}

/** The stored details of the centre, or the defaults without `config.placeholderAccounts`. */
const bakedCentre = (): CentreFields => getBaked('centre') ?? defaultCentre

/** The contact that visitors save; null while a number is a placeholder. */
export const contactFile = (): string | null =>
  isPlaceholderCentre(bakedCentre()) ? null : contactCard(bakedCentre(), site.chatNumber)

/** The QR image of the footer; null when the centre has no address for it. */
export async function qrImage(): Promise<string | null> {
  const target = qrTarget(shownCentre())
  return target ? (await import('./qr-svg')).qrSvg(target) : null
}

/** Whom to tell about a weakness of the site (RFC 9116). It is valid for a year from the build. */
export function securityText(builtAt: Date): string {
  const { email, phones } = bakedCentre()
  const [phone] = phones
  return [
    ...(email ? [`Contact: ${mailHref(email)}`] : []),
    ...(phone ? [`Contact: tel:${phone.number}`] : []),
    `Expires: ${new Date(builtAt.getTime() + 365 * DAY_MS).toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${env.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** The tags of a page for the head. */
export const headTags = (pathname: string): string =>
  renderToStaticMarkup(
    tagsOf(routeFor(pathname).meta).map(({ name: Tag, text: content, attributes }) => (
      <Tag key={JSON.stringify([Tag, attributes])} {...attributes}>
        {content}
      </Tag>
    )),
  )

/** The HTML of a page. React puts the preloads of its images first; the build moves them into the head. */
export async function render(pathname: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={pathname}>
        <Site />
      </StaticRouter>
    </StrictMode>,
    // Prevents React from moving large sections to the end with an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return text(prelude)
}
