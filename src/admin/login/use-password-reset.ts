import { useState } from 'react'
import { sendPasswordReset } from '../../data/session/session'
import { resetMessage } from './login-messages'

type ResetState = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; text: string }

type PasswordReset = {
  state: ResetState
  /** Asks for a mail with a link to a new password. */
  send: (email: string) => Promise<void>
  /** Fails with these words, without asking. */
  refuse: (text: string) => void
}

export function usePasswordReset(): PasswordReset {
  const [state, setState] = useState<ResetState>({ status: 'idle' })
  const refuse = (text: string) => setState({ status: 'failed', text })
  async function send(email: string): Promise<void> {
    setState({ status: 'sending' })
    try {
      await sendPasswordReset(email)
      setState({ status: 'sent' })
    } catch (error) {
      refuse(resetMessage(error))
    }
  }
  return { state, send, refuse }
}
