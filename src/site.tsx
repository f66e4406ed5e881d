import { lazy, useState } from 'react'
import { useRoutes } from 'react-router-dom'
import { env } from './env'
import { ErrorPage } from './layout/error-page'
import { PageMeta } from './layout/page-meta'
import { SiteLayout } from './layout/site-layout'
import { preloadPage, siteRoutes } from './routes'

const lazyPages = () => siteRoutes.map(({ path, meta, load }) => ({ path, meta, Page: lazy(load) }))

export function Site() {
  const [pages, setPages] = useState(lazyPages)
  // A lazy component keeps a rejected import, so create new ones for the next attempt.
  const forgetFailures = () => setPages(lazyPages)
  return (
    <ErrorPage>
      {useRoutes([
        {
          element: <SiteLayout preload={preloadPage} onPageError={forgetFailures} />,
          children: pages.map(({ path, meta, Page }) => ({
            path,
            // As Hosting does, which answers /Products with the missing page.
            caseSensitive: true,
            element: (
              <>
                <PageMeta meta={meta} siteUrl={env.siteUrl} />
                <Page />
              </>
            ),
          })),
        },
      ])}
    </ErrorPage>
  )
}
