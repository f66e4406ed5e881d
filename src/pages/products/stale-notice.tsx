import { products as copy } from '../../copy/products'
import { Notice } from '../../ui/notice'
import { RetryOrCall } from '../sections/ways-out'

export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warn"
      role="status"
      title={copy.stale.title}
      className="mt-8"
      action={<RetryOrCall onRetry={onRetry} />}
    >
      {copy.stale.text}
    </Notice>
  )
}
