import { useEffect } from 'react'
import { admin } from '../../copy/admin'
import { uiCopy } from '../../copy/ui'
import { isLasting, reasonOf } from '../../data/client/errors'
import { ErrorArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { StateMessage } from '../../ui/state'
import { askForPassword, isSignInTooOld } from '../session/password-needed'
import { notify } from '../ui/toast'

type Props = {
  words: { title: string; text: string; retry: string }
  error: Error
  onRetry: () => void
  /** A message that names the failure, too. */
  toast?: { title: string; text: string }
}

/** Why a load failed, where trying again is not enough. Asks for the password if the sign-in is too old. */
function useReason(error: Error): string | null {
  const isTooOld = isSignInTooOld(error)
  useEffect(() => {
    if (isTooOld) askForPassword()
  }, [isTooOld])
  const reason = isTooOld ? 'expired' : reasonOf(error)
  return isLasting(reason) ? admin.reasons[reason] : null
}

/** Stands in for content that could not be loaded. */
export function LoadError({ words, error, onRetry, toast }: Props) {
  const reason = useReason(error)
  useEffect(() => {
    if (!toast) return
    const { title, text } = toast
    // With its id, so that a second failure replaces the message of the first.
    notify({ id: 'load-failed', type: 'error', title, description: text, closeLabel: uiCopy.close })
  }, [toast])
  return (
    <StateMessage
      role="alert"
      art={<ErrorArt />}
      level={3}
      title={words.title}
      text={reason ?? words.text}
      actions={
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  )
}

type NoticeProps = { words: { text: string; retry: string }; error: Error; onRetry: () => void }

/** Stands above a form that can still be used although its content could not be loaded. */
export function LoadErrorNotice({ words, error, onRetry }: NoticeProps) {
  const reason = useReason(error)
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button variant="quiet" size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.text} {reason}
    </Notice>
  )
}
