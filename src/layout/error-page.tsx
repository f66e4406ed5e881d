import { Phone, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { site } from '../copy/site'
import { callHref } from '../data/content/centre-links'
import { useCentre } from '../data/pages/use-centre'
import { ErrorArt } from '../ui/art/state-art'
import { Boundary } from '../ui/boundary'
import { Button, ButtonLink } from '../ui/button'
import { StateMessage } from '../ui/state'

export function ErrorPage({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={() => (
        <main className="container-page grid min-h-dvh place-content-center">
          <ErrorMessage retry={() => location.reload()} />
        </main>
      )}
    >
      {children}
    </Boundary>
  )
}

/** Replaces a failed page; the header, the footer and the call bar stay. */
export function PageBoundary({ onError, children }: { onError: () => void; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary resetKey={pathname} onError={onError} fallback={(_, retry) => <ErrorMessage retry={retry} />}>
      {children}
    </Boundary>
  )
}

function ErrorMessage({ retry }: { retry: () => void }) {
  const centre = useCentre()
  return (
    <StateMessage
      role="alert"
      level={1}
      art={<ErrorArt />}
      title={site.error.page}
      text={site.error.text}
      actions={
        <>
          <Button icon={<RefreshCw size={20} aria-hidden />} onClick={retry}>
            {site.error.retry}
          </Button>
          <ButtonLink href={callHref(centre)} variant="outline" icon={<Phone size={20} aria-hidden />}>
            {site.call}
          </ButtonLink>
        </>
      }
    />
  )
}
