import { uiWords } from '../copy/ui'
import { Notice } from '../ui/notice'
import { RetryOrCall } from './retry-or-call'

type Props = {
  title?: string | undefined
  onRetry: () => void
}

/** Says below a list that the newest one did not load. */
export function StaleNotice({ title = uiWords.stale.title, onRetry }: Props) {
  return (
    <Notice
      tone="warn"
      role="status"
      title={title}
      className="mt-8"
      action={<RetryOrCall onRetry={onRetry} />}
    >
      {uiWords.stale.text}
    </Notice>
  )
}
