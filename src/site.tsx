import { useRoutes } from 'react-router-dom'
import { env } from './env'
import { ErrorPage } from './layout/error-page'
import { PageMeta } from './layout/page-meta'
import { SiteLayout } from './layout/site-layout'
import { preloadPage, siteRoutes } from './routes'

/** The public site, inside whichever router the browser or the prerendering gives it. */
export function Site() {
  return (
    <ErrorPage>
      {useRoutes([
        {
          element: <SiteLayout preload={preloadPage} />,
          children: siteRoutes.map(({ path, page: Page, meta }) => ({
            path,
            element: (
              <>
                <PageMeta meta={meta} siteUrl={env.siteUrl} />
                <Page key={path} />
              </>
            ),
          })),
        },
      ])}
    </ErrorPage>
  )
}
