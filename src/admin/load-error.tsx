import { useEffect } from 'react'
import { admin } from '../copy/admin'
import { reasonOf } from '../data/errors'
import { ErrorArt } from '../ui/art/state-art'
import { Button } from '../ui/button'
import { StateMessage } from '../ui/state'
import { askForPassword, isSignInTooOld } from './password-needed'

type Props = { words: { title: string; text: string; retry: string }; error: Error; onRetry: () => void }

/** Stands in for content that could not be loaded. Asks for the password if the sign-in is too old. */
export function LoadError({ words, error, onRetry }: Props) {
  const isTooOld = isSignInTooOld(error)
  useEffect(() => {
    if (isTooOld) askForPassword()
  }, [isTooOld])
  const reason = isTooOld ? 'expired' : reasonOf(error)
  return (
    <StateMessage
      art={<ErrorArt />}
      level={3}
      title={words.title}
      text={
        reason === 'expired' || reason === 'quota' || reason === 'not-configured' ? admin.reasons[reason] : words.text
      }
      actions={
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  )
}
