import { Phone, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { config } from '../config'
import { site } from '../copy/site'
import { telHref } from '../lib/links'
import { ErrorArt } from '../ui/art/state-art'
import { Boundary } from '../ui/boundary'
import { Button, ButtonLink } from '../ui/button'
import { lazySection } from '../ui/lazy-section'
import { StateMessage } from '../ui/state'

const CopyDetails = lazySection(async () => (await import('./copy-details')).CopyDetails)
export const preloadDetails = CopyDetails.preload

/** The last resort: the frame itself failed. */
export function ErrorPage({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={(error) => (
        <main className="container-page grid min-h-dvh place-content-center">
          <ErrorMessage error={error} retry={() => location.reload()} />
        </main>
      )}
    >
      {children}
    </Boundary>
  )
}

/** A failed page inside its frame: the menu, the phone and the chat stay where they are. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary resetKey={pathname} fallback={(error, retry) => <ErrorMessage error={error} retry={retry} />}>
      {children}
    </Boundary>
  )
}

/** What a visitor sees when rendering fails: an apology, a retry, the phone, and details to pass on. */
function ErrorMessage({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <StateMessage
      role="alert"
      level={1}
      art={<ErrorArt />}
      title={site.error.title}
      text={site.error.text}
      actions={
        <>
          <Button icon={<RefreshCw size={20} aria-hidden />} onClick={retry}>
            {site.error.retry}
          </Button>
          <ButtonLink href={telHref(config.phones[0].e164)} variant="outline" icon={<Phone size={20} aria-hidden />}>
            {site.call}
          </ButtonLink>
          <Boundary fallback={() => null}>
            <CopyDetails error={error} />
          </Boundary>
        </>
      }
    />
  )
}
