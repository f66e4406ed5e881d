import { lazy, Suspense, type MouseEvent, type SyntheticEvent } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { site } from '../copy/site'
import { SESSION_KEY } from '../fixed-names'
import { readStorage } from '../lib/browser/storage'
import { ErrorBoundary } from '../ui/error-boundary'
import { useOnClient } from '../ui/use-on-client'
import { CallBar } from './call-bar'
import { Footer } from './footer'
import { Header } from './header'
import { RenderingFailed, SectionBoundary } from './section-boundary'
import { useRouteChange } from './use-route-change'

const EditLinks = lazy(() =>
  import('./edit-links').then((module) => ({ default: module.EditLinks })),
)

type Props = {
  preload: (pathname: string) => Promise<unknown>
  onPageError: () => void
}

/** Whether this browser keeps a session, even one that has ended: `EditLinks` has the rule. */
const isSessionKept = (): boolean => readStorage(SESSION_KEY) !== null

export function SiteLayout({ preload, onPageError }: Props) {
  const { main, announcement } = useRouteChange()
  // Loads a page when a link to it is hovered or focused.
  const preloadTarget = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    // The navigation reports the failure.
    if (link?.origin === location.origin) preload(link.pathname).catch(() => undefined)
  }
  // Without its default the link adds no entry to the browser's history, so that Back leaves the page at once.
  const skipToMain = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus({ preventScroll: true })
    main.current?.scrollIntoView()
  }
  const mayBeAdmin = useOnClient(isSessionKept, false)
  return (
    <div className="flex min-h-dvh flex-col" onPointerOver={preloadTarget} onFocus={preloadTarget}>
      <a
        href="#main"
        onClick={skipToMain}
        className="fixed start-4 top-2 z-toast rounded-control bg-night px-5 py-3 font-semibold text-white not-focus:sr-only"
      >
        {site.skip}
      </a>
      <Header />
      {mayBeAdmin ? (
        <SectionBoundary isOptional>
          <EditLinks />
        </SectionBoundary>
      ) : null}
      <main id="main" ref={main} tabIndex={-1} className="flex-1">
        <ErrorBoundary
          resetKey={useLocation().pathname}
          onError={onPageError}
          fallback={(_, retry) => <RenderingFailed isPage onRetry={retry} />}
        >
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SectionBoundary isOptional>
        <Footer />
      </SectionBoundary>
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
      <div className="skeleton mt-6 h-64 rounded-image" />
    </div>
  )
}
