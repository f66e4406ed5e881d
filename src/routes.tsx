import { lazyPage, type LazyPage } from './layout/lazy-page'
import { meta, type PageMeta } from './copy/meta'
import { paths } from './paths'

export type SiteRoute = { path: string; page: LazyPage; meta: PageMeta }

const teamPage = lazyPage(async () => (await import('./pages/team/team-page')).TeamPage)

/** The whole public site on one screen. */
export const siteRoutes: SiteRoute[] = [
  { path: paths.home, meta: meta.home, page: lazyPage(async () => (await import('./pages/home/home-page')).HomePage) },
  { path: paths.services, meta: meta.services, page: lazyPage(async () => (await import('./pages/services-page')).ServicesPage) },
  { path: paths.products, meta: meta.products, page: lazyPage(async () => (await import('./pages/products/products-page')).ProductsPage) },
  { path: paths.videos, meta: meta.videos, page: lazyPage(async () => (await import('./pages/videos/videos-page')).VideosPage) },
  { path: paths.about, meta: meta.about, page: lazyPage(async () => (await import('./pages/about-page')).AboutPage) },
  { path: paths.team, meta: meta.team, page: teamPage },
  { path: paths.director, meta: meta.director, page: teamPage },
  { path: paths.installments, meta: meta.installments, page: lazyPage(async () => (await import('./pages/installments-page')).InstallmentsPage) },
  { path: paths.privacy, meta: meta.privacy, page: lazyPage(async () => (await import('./pages/privacy-page')).PrivacyPage) },
  { path: paths.terms, meta: meta.terms, page: lazyPage(async () => (await import('./pages/terms-page')).TermsPage) },
  { path: paths.test, meta: meta.test, page: lazyPage(async () => (await import('./pages/test-page')).TestPage) },
  { path: paths.directorTest, meta: meta.directorTest, page: lazyPage(async () => (await import('./pages/director-test-page')).DirectorTestPage) },
  { path: '*', meta: meta.notFound, page: lazyPage(async () => (await import('./pages/not-found-page')).NotFoundPage) },
]

/** The route that answers `pathname`; the last one answers everything else. */
export function routeFor(pathname: string): SiteRoute | undefined {
  const clean = pathname.replace(/\/+$/, '') || '/'
  return siteRoutes.find((route) => route.path === clean) ?? siteRoutes.at(-1)
}

/** Fetches the page of `pathname` ahead of its first render. */
export async function preloadPage(pathname: string): Promise<void> {
  await routeFor(pathname)?.page.preload()
}
