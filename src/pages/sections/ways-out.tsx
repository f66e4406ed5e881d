import { Phone, RefreshCw } from 'lucide-react'
import { config } from '../../config'
import { site } from '../../copy/site'
import { uiCopy } from '../../copy/ui'
import { telHref } from '../../lib/links'
import { Button, ButtonLink } from '../../ui/button'

export function CallButton({ variant = 'primary' }: { variant?: 'primary' | 'quiet' }) {
  return (
    <ButtonLink
      href={telHref(config.phones[0].e164)}
      variant={variant}
      size="sm"
      icon={<Phone size={18} aria-hidden />}
    >
      {site.call}
    </ButtonLink>
  )
}

/** Stands in a loading section: only a script can load it. */
export function WithoutScript() {
  return (
    <noscript className="col-span-full">
      <p className="mb-4 text-card text-muted">
        {uiCopy.withoutScript} <a href={telHref(config.phones[0].e164)}>{site.call}</a>
      </p>
    </noscript>
  )
}

export function RetryOrCall({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Button size="sm" onClick={onRetry} icon={<RefreshCw size={18} aria-hidden />}>
        {uiCopy.retry}
      </Button>
      <CallButton variant="quiet" />
    </>
  )
}
