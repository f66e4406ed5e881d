import { lazy, useState, type ReactNode } from 'react'
import { useRoutes } from 'react-router-dom'
import { config } from './config'
import { shareAlt, type PageMeta } from './copy/meta'
import { RenderingFailed } from './layout/boundaries'
import { SiteLayout } from './layout/site-layout'
import { pageUrl } from './data/pages/page-url'
import { paths } from './paths'
import { preloadPage, siteRoutes } from './routes'
import { Boundary } from './ui/boundary'

const lazyPages = () => siteRoutes.map(({ path, meta, load }) => ({ path, meta, Page: lazy(load) }))

/** Every route. Without `admin`, the dashboard, it is what is prerendered. */
export function Site({ admin }: { admin?: ReactNode }) {
  const [pages, setPages] = useState(lazyPages)
  // A lazy component keeps a rejected import, so create new ones for the next attempt.
  const forgetFailures = () => setPages(lazyPages)
  const routes = useRoutes([
    {
      element: <SiteLayout preload={preloadPage} onPageError={forgetFailures} />,
      children: pages.map(({ path, meta, Page }) => ({
        path,
        // As Hosting does, which answers /Products with the missing page.
        caseSensitive: true,
        element: (
          <>
            <Meta {...meta} />
            <Page />
          </>
        ),
      })),
    },
    ...(admin ? [{ path: `${paths.admin}/*`, element: admin }] : []),
  ])
  return (
    <Boundary
      fallback={() => (
        <main className="container-page grid min-h-dvh place-content-center">
          <RenderingFailed isPage onRetry={() => location.reload()} />
        </main>
      )}
    >
      {routes}
    </Boundary>
  )
}

/** React hoists these tags into the head. */
function Meta({ title, description, canonical, hidden }: PageMeta) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : null}
      {canonical ? <link rel="canonical" href={pageUrl(canonical)} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical ? <meta property="og:url" content={pageUrl(canonical)} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.name} />
      <meta property="og:locale" content="ar_SA" />
      <meta property="og:image" content={pageUrl('/share.png')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
