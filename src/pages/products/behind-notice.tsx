import { Phone, RefreshCw } from 'lucide-react'
import { config } from '../../config'
import { products as copy } from '../../copy/products'
import { site } from '../../copy/site'
import { uiCopy } from '../../copy/ui'
import { telHref } from '../../lib/links'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** What is shown may be old: the database gave no answer. */
export function BehindNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warn"
      role="status"
      title={copy.behind.title}
      className="mt-8"
      action={
        <>
          <Button size="sm" onClick={onRetry} icon={<RefreshCw size={18} aria-hidden />}>
            {uiCopy.retry}
          </Button>
          <ButtonLink href={telHref(config.phones[0].e164)} variant="quiet" size="sm" icon={<Phone size={18} aria-hidden />}>
            {site.call}
          </ButtonLink>
        </>
      }
    >
      {copy.behind.text}
    </Notice>
  )
}
