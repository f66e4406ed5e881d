import { useEffect } from 'react'
import { admin } from '../../copy/admin/admin'
import { uiWords } from '../../copy/ui'
import { isRetryable, reasonOf } from '../../data/client/reason'
import { Notice } from '../../ui/notice'
import { TextButton } from '../ui/buttons'
import { moveFocusOnRemoval } from '../ui/focus'
import { notify } from '../ui/toast'

export type ErrorProps = {
  words: { title: string; text?: string }
  error: unknown
  onRetry: () => void
  className?: string
  /** A toast that names the failure, too. */
  toast?: { title: string; text: string } | undefined
}

/** Says that something could not be loaded, with a button to try again. */
export function LoadError({ words, error, onRetry, className, toast }: ErrorProps) {
  useEffect(() => {
    // The id lets a second failure replace the message of the first.
    if (toast)
      notify({ id: 'load-failed', type: 'error', title: toast.title, description: toast.text })
  }, [toast])
  return (
    <div ref={moveFocusOnRemoval} className={className}>
      <Notice
        tone="error"
        role="alert"
        title={words.title}
        action={<TextButton text={uiWords.retry} onClick={onRetry} />}
      >
        <span className="block">{textForError(error) ?? words.text ?? admin.loadHint}</span>
      </Notice>
    </div>
  )
}

/** The message about a failed load; null where the connection may be the cause. */
function textForError(error: unknown): string | null {
  const reason = reasonOf(error)
  return isRetryable(reason) && reason !== 'denied' ? null : admin.readReasons[reason]
}
