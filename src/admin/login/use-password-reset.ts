import { useState } from 'react'
import { sendPasswordReset } from '../../data/session/session'
import { resetMessage } from './login-message'

type State = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; text: string }

/** The mail that leads to another password. */
export function usePasswordReset() {
  const [state, setState] = useState<State>({ status: 'idle' })
  const refuse = (text: string) => setState({ status: 'failed', text })
  /** Returns whether it was sent. */
  async function send(email: string): Promise<boolean> {
    setState({ status: 'sending' })
    try {
      await sendPasswordReset(email)
      setState({ status: 'sent' })
      return true
    } catch (error) {
      refuse(resetMessage(error))
      return false
    }
  }
  return { state, send, refuse }
}
