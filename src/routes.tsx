import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { meta, type PageMeta } from './copy/meta'
import { loadBaked, type BakedPart } from './data/pages/baked'
import { unlessReloading } from './lib/browser/fresh-release'
import { paths } from './paths'

type SiteRoute = {
  path: string
  /** Like Hosting, which answers /Products with the 404 page. */
  caseSensitive: true
  meta: PageMeta
  /** The baked content that the page's first view needs. */
  bakes: BakedPart[]
  /** Loads the page and its baked content; the type is that of `React.lazy`. */
  load: () => Promise<{ default: ComponentType }>
}

function route(
  name: keyof typeof meta,
  page: () => Promise<ComponentType>,
  bakes: BakedPart[] = [],
): SiteRoute {
  const load = async () => {
    const [Page] = await unlessReloading(Promise.all([page(), loadBaked(...bakes)]))
    return { default: Page }
  }
  const path = name === 'notFound' ? '*' : paths[name]
  return { path, caseSensitive: true, meta: meta[name], bakes, load }
}

const team = async () => (await import('./pages/team/team-page')).TeamPage
const teamParts: BakedPart[] = ['team', 'directorTexts', 'directorPhoto']
const notFound = route(
  'notFound',
  async () => (await import('./pages/not-found-page')).NotFoundPage,
)

export const siteRoutes: SiteRoute[] = [
  route('home', async () => (await import('./pages/home/home-page')).HomePage, [
    'videos',
    'directorSummary',
  ]),
  route('services', async () => (await import('./pages/services-page')).ServicesPage),
  route('products', async () => (await import('./pages/products/products-page')).ProductsPage, [
    'products',
  ]),
  route('videos', async () => (await import('./pages/videos/videos-page')).VideosPage, ['videos']),
  route('about', async () => (await import('./pages/about-page')).AboutPage),
  route('team', team, teamParts),
  route('director', team, teamParts),
  route('installments', async () => (await import('./pages/installments-page')).InstallmentsPage),
  route('privacy', async () => (await import('./pages/legal/privacy-page')).PrivacyPage),
  route('terms', async () => (await import('./pages/legal/terms-page')).TermsPage),
  route(
    'accessibility',
    async () => (await import('./pages/legal/accessibility-page')).AccessibilityPage,
  ),
  route('test', async () => (await import('./pages/test-page')).TestPage),
  route('directorTest', async () => (await import('./pages/director-test-page')).DirectorTestPage),
  notFound,
]

/** The route of `pathname`, or the not-found route. */
export const routeFor = (pathname: string): SiteRoute =>
  matchRoutes(siteRoutes, pathname)?.[0]?.route ?? notFound

/** Loads the page to which a link leads. Without a page the path is that of the dashboard, a file or nothing. */
export async function preloadPage(pathname: string): Promise<void> {
  const linked = routeFor(pathname)
  if (linked !== notFound) await linked.load()
}
