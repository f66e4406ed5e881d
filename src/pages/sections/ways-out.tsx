import { Phone, RefreshCw } from 'lucide-react'
import { site } from '../../copy/site'
import { uiCopy } from '../../copy/ui'
import { callHref } from '../../data/content/centre-links'
import { useCentre } from '../../data/pages/use-centre'
import { Button, ButtonLink } from '../../ui/button'

export function CallButton({ variant = 'primary' }: { variant?: 'primary' | 'quiet' }) {
  return (
    <ButtonLink href={callHref(useCentre())} variant={variant} size="sm" icon={<Phone size={18} aria-hidden />}>
      {site.call}
    </ButtonLink>
  )
}

/** Stands in a loading section: only a script can load it. */
export function WithoutScript() {
  const centre = useCentre()
  return (
    <noscript className="col-span-full">
      <p className="mb-4 text-card text-muted">
        {uiCopy.withoutScript} <a href={callHref(centre)}>{site.call}</a>
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
