import { RefreshCw } from 'lucide-react'
import { site } from '../copy/site'
import { uiCopy } from '../copy/ui'
import { callHref } from '../data/content/centre'
import { useCentre } from '../data/content/use-centre'
import { Button } from '../ui/button'
import { CallLink } from './contact-links'

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
      <Button size="sm" onClick={onRetry} icon={<RefreshCw size={20} aria-hidden />}>
        {uiCopy.retry}
      </Button>
      <CallLink variant="quiet" size="sm" />
    </>
  )
}
