import { RefreshCw } from 'lucide-react'
import { uiWords } from '../copy/ui'
import { Button } from '../ui/button'
import { CallLink } from './contact-links'

/** The ways out of a failed part of a page. */
export function RetryOrCall({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Button size="sm" onClick={onRetry} icon={<RefreshCw size={20} />}>
        {uiWords.retry}
      </Button>
      <CallLink variant="quiet" size="sm" />
    </>
  )
}
