import { Copy, Phone, RefreshCw } from 'lucide-react'
import { Component, useState, type ErrorInfo, type ReactNode } from 'react'
import { config } from '../config'
import { site } from '../copy/site'
import { telHref } from '../lib/links'
import { STATUS_MS } from '../limits'
import { ErrorArt } from '../ui/art/state-art'
import { Button, ButtonLink } from '../ui/button'
import { StateMessage } from '../ui/state'

type State = { error: Error | null }

/** What a visitor sees when rendering fails: an apology, a retry, the phone, and details to pass on. */
export class ErrorPage extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('Rendering failed', error, info.componentStack)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main className="container-page grid min-h-dvh place-content-center">
        <StateMessage
          role="alert"
          level={1}
          art={<ErrorArt />}
          title={site.error.title}
          text={site.error.text}
          actions={
            <>
              <Button icon={<RefreshCw size={20} aria-hidden />} onClick={() => location.reload()}>
                {site.error.retry}
              </Button>
              <ButtonLink href={telHref(config.phones[0].e164)} variant="outline" icon={<Phone size={20} aria-hidden />}>
                {site.call}
              </ButtonLink>
              <CopyDetails error={error} />
            </>
          }
        />
      </main>
    )
  }
}

function CopyDetails({ error }: { error: Error }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText([location.href, navigator.userAgent, error.stack ?? error.message].join('\n'))
    setCopied(true)
    setTimeout(() => setCopied(false), STATUS_MS.copied)
  }
  return (
    <Button variant="quiet" icon={<Copy size={20} aria-hidden />} onClick={() => void copy().catch(() => setCopied(false))}>
      <span role="status">{copied ? site.error.copied : site.error.copy}</span>
    </Button>
  )
}
