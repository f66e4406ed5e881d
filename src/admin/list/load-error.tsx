import { useEffect } from 'react'
import { admin } from '../../copy/admin'
import { isLasting, reasonOf } from '../../data/client/errors'
import { ErrorArt } from '../../ui/art/state-art'
import { Notice } from '../../ui/notice'
import { StateMessage } from '../../ui/state'
import { TextButton } from '../ui/buttons'
import { notify } from '../ui/toast'

export type ErrorProps = {
  words: { title: string; text: string; retry: string }
  error: Error
  onRetry: () => void
  /** A message that names the failure, too. */
  toast?: { title: string; text: string } | undefined
}

/** Why a load failed, where trying again is not enough. */
function textOf(error: Error): string | null {
  const reason = reasonOf(error)
  return isLasting(reason) ? admin.readReasons[reason] : null
}

/** With its id, so that a second failure replaces the message of the first. */
export const notifyLoadFailed = ({ title, text }: { title: string; text: string }) =>
  notify({ id: 'load-failed', type: 'error', title, description: text })

function useLoadFailed(toast: ErrorProps['toast']): void {
  useEffect(() => {
    if (toast) notifyLoadFailed(toast)
  }, [toast])
}

/** Stands in for content that could not be loaded. */
export function LoadError({ words, error, onRetry, toast }: ErrorProps) {
  useLoadFailed(toast)
  return (
    <StateMessage
      role="alert"
      art={<ErrorArt />}
      level={3}
      title={words.title}
      text={textOf(error) ?? words.text}
      actions={<TextButton text={words.retry} onClick={onRetry} variant="primary" />}
    />
  )
}

type NoticeProps = Omit<ErrorProps, 'words'> & { words: { text: string; retry: string } }

/** Stands above a form that can still be used although its content could not be loaded. */
export function LoadErrorNotice({ words, error, onRetry, toast }: NoticeProps) {
  useLoadFailed(toast)
  return (
    <Notice tone="error" role="alert" action={<TextButton text={words.retry} onClick={onRetry} />}>
      {words.text} {textOf(error)}
    </Notice>
  )
}
