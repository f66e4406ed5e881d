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
