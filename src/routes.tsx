import { meta, type PageMeta } from './copy/meta'
import { loadBaked, type BakedPart } from './data/baked'
import { lazyPage, type LazyPage, type Page } from './layout/lazy-page'
import { preloadFrame } from './layout/site-layout'
import { paths } from './paths'

/** `bakes`: the parts of the stored content that the page's first view shows. */
export type SiteRoute = { path: string; page: LazyPage; meta: PageMeta; bakes: BakedPart[] }

function route(path: string, meta: PageMeta, load: () => Promise<Page>, bakes: BakedPart[] = []): SiteRoute {
  const loadAll = async () => (await Promise.all([load(), loadBaked(...bakes)]))[0]
  return { path, meta, bakes, page: lazyPage(loadAll) }
}

const team = async () => (await import('./pages/team/team-page')).TeamPage
const teamParts: BakedPart[] = ['team', 'director', 'directorPhoto']

/** The whole public site on one screen. */
export const siteRoutes: SiteRoute[] = [
  route(paths.home, meta.home, async () => (await import('./pages/home/home-page')).HomePage, ['videos']),
  route(paths.services, meta.services, async () => (await import('./pages/services-page')).ServicesPage),
  route(paths.products, meta.products, async () => (await import('./pages/products/products-page')).ProductsPage, [
    'products',
  ]),
  route(paths.videos, meta.videos, async () => (await import('./pages/videos/videos-page')).VideosPage, ['videos']),
  route(paths.about, meta.about, async () => (await import('./pages/about-page')).AboutPage),
  route(paths.team, meta.team, team, teamParts),
  route(paths.director, meta.director, team, teamParts),
  route(
    paths.installments,
    meta.installments,
    async () => (await import('./pages/installments-page')).InstallmentsPage,
  ),
  route(paths.privacy, meta.privacy, async () => (await import('./pages/privacy-page')).PrivacyPage),
  route(paths.terms, meta.terms, async () => (await import('./pages/terms-page')).TermsPage),
  route(paths.test, meta.test, async () => (await import('./pages/test-page')).TestPage),
  route(
    paths.directorTest,
    meta.directorTest,
    async () => (await import('./pages/director-test-page')).DirectorTestPage,
  ),
  route('*', meta.notFound, async () => (await import('./pages/not-found-page')).NotFoundPage),
]

/** The route that answers `pathname`; the last one answers everything else. */
export function routeFor(pathname: string): SiteRoute | undefined {
  const clean = pathname.replace(/\/+$/, '') || '/'
  return siteRoutes.find((route) => route.path === clean) ?? siteRoutes.at(-1)
}

/** Fetches the page of `pathname` ahead of its first render. */
export async function preloadPage(pathname: string, part: 'whole' | 'top' = 'whole'): Promise<void> {
  await Promise.all([routeFor(pathname)?.page.preload(part), part === 'whole' && preloadFrame()])
}
