import { lazy, useState, type ReactNode } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { PageTags } from './layout/page-tags'
import { RenderingFailed } from './layout/section-boundary'
import { SiteLayout } from './layout/site-layout'
import { paths } from './paths'
import { preloadPage, routeFor, siteRoutes } from './routes'
import { ErrorBoundary } from './ui/error-boundary'

const lazyPages = () =>
  siteRoutes.map(({ path, caseSensitive, load }) => ({ path, caseSensitive, Page: lazy(load) }))

/** Every route. The build prerenders it without `admin`, the dashboard. */
export function Site({ admin }: { admin?: ReactNode }) {
  const [pages, setPages] = useState(lazyPages)
  // A lazy component keeps a rejected import, so create new ones for the next attempt.
  const forgetFailures = () => setPages(lazyPages)
  const { pathname } = useLocation()
  const routes = useRoutes([
    {
      element: (
        <>
          {/* Outside of the page, whose code may not load, and before the layout, which announces the title. */}
          <PageTags meta={routeFor(pathname).meta} />
          <SiteLayout preload={preloadPage} onPageError={forgetFailures} />
        </>
      ),
      children: pages.map(({ path, caseSensitive, Page }) => ({
        path,
        caseSensitive,
        element: <Page />,
      })),
    },
    ...(admin ? [{ path: `${paths.admin}/*`, caseSensitive: true, element: admin }] : []),
  ])
  return (
    <ErrorBoundary
      fallback={() => (
        <main className="container-page grid min-h-dvh place-content-center">
          <RenderingFailed isPage onRetry={() => location.reload()} />
        </main>
      )}
    >
      {routes}
    </ErrorBoundary>
  )
}
