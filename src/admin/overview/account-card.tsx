import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { account as words } from '../../copy/admin-account'
import { sendPasswordReset } from '../../data/session/session'
import { Ltr } from '../../ui/bdi'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { resetMessage } from '../login/login-message'
import { useAdminSession } from '../session/session-provider'

type State = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; text: string }

/** Who is signed in, and the mail that leads to another password. */
export function AccountCard() {
  const { session } = useAdminSession()
  const [state, setState] = useState<State>({ status: 'idle' })
  const email = session.status === 'admin' ? session.admin.email : ''

  async function send() {
    setState({ status: 'sending' })
    try {
      await sendPasswordReset(email)
      setState({ status: 'sent' })
    } catch (error) {
      setState({ status: 'failed', text: resetMessage(error) })
    }
  }

  return (
    <div className="grid gap-3">
      <p className="text-card text-muted">
        <span className="sr-only">{words.email}: </span>
        <Ltr className="wrap-anywhere">{email}</Ltr>
      </p>
      {state.status === 'failed' ? <Notice tone="error" role="alert" title={state.text} /> : null}
      {state.status === 'sent' ? (
        <Notice tone="success" role="status">
          {words.sent}
        </Notice>
      ) : null}
      <Button
        id="account"
        variant="outline"
        size="sm"
        icon={<KeyRound size={18} aria-hidden />}
        loading={state.status === 'sending'}
        onClick={() => void send()}
        className="justify-self-start"
      >
        {words.change}
      </Button>
      <p className="text-small text-muted">{words.lost}</p>
    </div>
  )
}
