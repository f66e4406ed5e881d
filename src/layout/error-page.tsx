import { Copy, Phone, RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { site } from '../copy/site'
import { callHref } from '../data/centre-links'
import { useCentre } from '../data/use-centre'
import { STATUS_MS } from '../limits'
import { ErrorArt } from '../ui/art/state-art'
import { Boundary } from '../ui/boundary'
import { Button, ButtonLink } from '../ui/button'
import { StateMessage } from '../ui/state'

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

/** Replaces a failed page; the header, the footer and the call bar stay. */
export function PageBoundary({ onError, children }: { onError: () => void; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary
      resetKey={pathname}
      onError={onError}
      fallback={(error, retry) => <ErrorMessage error={error} retry={retry} />}
    >
      {children}
    </Boundary>
  )
}

function ErrorMessage({ error, retry }: { error: Error; retry: () => void }) {
  const centre = useCentre()
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
          <ButtonLink href={callHref(centre)} variant="outline" icon={<Phone size={20} aria-hidden />}>
            {site.call}
          </ButtonLink>
          <CopyDetails error={error} />
        </>
      }
    />
  )
}

function CopyDetails({ error }: { error: Error }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText([location.href, navigator.userAgent, error.stack ?? error.message].join('\n'))
    setCopied(true)
    setTimeout(() => setCopied(false), STATUS_MS.copied)
  }
  return (
    <Button
      variant="quiet"
      icon={<Copy size={20} aria-hidden />}
      onClick={() => void copy().catch(() => setCopied(false))}
    >
      <span role="status">{copied ? site.error.copied : site.error.copy}</span>
    </Button>
  )
}
