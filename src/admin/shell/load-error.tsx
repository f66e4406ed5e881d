import { useEffect } from 'react'
import { admin } from '../../copy/admin'
import { isLasting, reasonOf } from '../../data/client/errors'
import { ErrorArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { StateMessage } from '../../ui/state'
import { notify } from '../ui/toast'

type Props = {
  words: { title: string; text: string; retry: string }
  error: Error
  onRetry: () => void
  /** A message that names the failure, too. */
  toast?: { title: string; text: string }
}

/** Why a load failed, where trying again is not enough. */
function textOf(error: Error): string | null {
  const reason = reasonOf(error)
  return isLasting(reason) ? admin.reasons[reason] : null
}

/** With its id, so that a second failure replaces the message of the first. */
export const notifyLoadFailed = ({ title, text }: { title: string; text: string }) =>
  notify({ id: 'load-failed', type: 'error', title, description: text })

function useLoadFailed(toast: Props['toast']): void {
  useEffect(() => {
    if (toast) notifyLoadFailed(toast)
  }, [toast])
}

/** Stands in for content that could not be loaded. */
export function LoadError({ words, error, onRetry, toast }: Props) {
  useLoadFailed(toast)
  return (
    <StateMessage
      role="alert"
      art={<ErrorArt />}
      level={3}
      title={words.title}
      text={textOf(error) ?? words.text}
      actions={
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  )
}

type NoticeProps = Omit<Props, 'words'> & { words: { text: string; retry: string } }

/** Stands above a form that can still be used although its content could not be loaded. */
export function LoadErrorNotice({ words, error, onRetry, toast }: NoticeProps) {
  useLoadFailed(toast)
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
      {words.text} {textOf(error)}
    </Notice>
  )
}
