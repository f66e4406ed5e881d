import { KeyRound } from 'lucide-react'
import { account as words } from '../../copy/admin-account'
import { Ltr } from '../../ui/bdi'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { usePasswordReset } from '../login/use-password-reset'
import { useAdminSession } from '../session/session-provider'

/** Who is signed in, and the mail that leads to another password. */
export function AccountCard() {
  const { session } = useAdminSession()
  const { state, send } = usePasswordReset()
  const email = session.status === 'admin' ? session.admin.email : ''
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
        icon={<KeyRound size={18} />}
        loading={state.status === 'sending'}
        onClick={() => void send(email)}
        className="justify-self-start"
      >
        {words.change}
      </Button>
      <p className="text-small text-muted">{words.lost}</p>
    </div>
  )
}
