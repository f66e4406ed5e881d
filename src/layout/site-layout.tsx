import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { site } from '../copy/site'
import { CallBar } from './call-bar'
import { Boundary } from '../ui/boundary'
import { lazySection } from '../ui/lazy-section'
import { PageBoundary, preloadDetails } from './error-page'
import { Header } from './header'
import { useRouteChange } from './use-route-change'

const Footer = lazySection(async () => (await import('./footer')).Footer)

/** Fetches what stands below every page, and what its failure may need. */
export const preloadFrame = () => Promise.all([Footer.preload(), preloadDetails()])

/** The frame of every public page. `preload` fetches a page when a link to it is pointed at or focused. */
export function SiteLayout({ preload }: { preload: (pathname: string) => Promise<void> }) {
  const { main, announcement } = useRouteChange()
  usePreload(preload)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-toast rounded-control bg-night font-semibold text-white focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:px-5 focus:py-3"
      >
        {site.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className="flex-1">
        <PageBoundary>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      <Boundary fallback={() => null}>
        <Footer />
      </Boundary>
      <CallBar />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

function PageLoading() {
  return (
    <div role="status" className="container-page grid min-h-[60dvh] content-start gap-4 py-16">
      <span className="sr-only">{site.loading}</span>
      <div className="skeleton h-10 w-2/3 max-w-96" />
      <div className="skeleton h-6 w-full max-w-text" />
      <div className="skeleton mt-6 h-64 rounded-picture" />
    </div>
  )
}

function usePreload(preload: (pathname: string) => Promise<void>) {
  useEffect(() => {
    const point = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // A failed guess is not worth a word: the click itself will report it.
      if (link?.origin === location.origin) preload(link.pathname).catch(() => undefined)
    }
    document.addEventListener('pointerover', point)
    document.addEventListener('focusin', point)
    return () => {
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
    }
  }, [preload])
}
