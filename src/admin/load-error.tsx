import { useEffect } from 'react'
import { admin } from '../copy/admin'
import { reasonOf } from '../data/errors'
import { ErrorArt } from '../ui/art/state-art'
import { Button } from '../ui/button'
import { StateMessage } from '../ui/state'
import { askForPassword, isSignInTooOld } from './password-needed'

type Props = { words: { title: string; text: string; retry: string }; error: Error; onRetry: () => void }

/** Why a load failed, where trying again is not enough. Asks for the password if the sign-in is too old. */
export function useLoadErrorReason(error: Error | null): string | null {
  const isTooOld = error !== null && isSignInTooOld(error)
  useEffect(() => {
    if (isTooOld) askForPassword()
  }, [isTooOld])
  const reason = isTooOld ? 'expired' : reasonOf(error)
  return reason === 'expired' || reason === 'quota' || reason === 'not-configured' ? admin.reasons[reason] : null
}

/** Stands in for content that could not be loaded. */
export function LoadError({ words, error, onRetry }: Props) {
  const reason = useLoadErrorReason(error)
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
