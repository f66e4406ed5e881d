import { KeyRound, LogOut } from 'lucide-react'
import { adminAccount } from '../../copy/admin/account'
import { admin } from '../../copy/admin/admin'
import { useLoadedOnce } from '../../data/client/use-loaded-once'
import { readLastSignIn, signOutEverywhere } from '../../data/session/session'
import { formatDateTime } from '../../lib/format'
import { Ltr } from '../../ui/bdi'
import { Notice } from '../../ui/notice'
import { usePasswordReset } from '../login/use-password-reset'
import { useSession } from '../session/session-context'
import { TextButton } from '../ui/buttons'
import { confirm } from '../ui/confirm'
import { useWrite } from '../writes/use-writes'
import { isBusy } from '../writes/write-state'

/** The account that is signed in, the change of its password, and the end of all its sessions. */
export function AccountCard() {
  const { session } = useSession()
  const { state, send } = usePasswordReset()
  const email = session.status === 'admin' ? session.admin.email : ''
  return (
    <div className="grid gap-3">
      <p className="text-card text-muted">
        <span className="sr-only">{adminAccount.email}: </span>
        <Ltr className="wrap-anywhere">{email}</Ltr>
      </p>
      <LastSignIn />
      {state.status === 'failed' ? <Notice tone="error" role="alert" title={state.text} /> : null}
      {state.status === 'sent' ? (
        <Notice tone="success" role="status">
          {adminAccount.sent}
        </Notice>
      ) : null}
      <TextButton
        id="account"
        variant="outline"
        icon={KeyRound}
        text={adminAccount.change}
        isLoading={state.status === 'sending'}
        onClick={() => void send(email)}
        className="justify-self-start"
      />
      <SignOutEverywhereButton />
      <p className="text-small text-muted">{adminAccount.lost}</p>
    </div>
  )
}

/** Says when the account signed in last. So the administrator notices a sign-in of somebody else. */
function LastSignIn() {
  const { state } = useLoadedOnce(readLastSignIn)
  if (state.status !== 'ready' || !state.value) return null
  return (
    <p className="text-small text-muted">
      {adminAccount.lastSignIn} {formatDateTime(state.value)}
    </p>
  )
}

/** The button that ends the sessions of all devices, this one included. */
function SignOutEverywhereButton() {
  const { write, run } = useWrite()
  const askAndEnd = async () => {
    const icon = <LogOut size={24} />
    if (await confirm({ ...adminAccount.everywhere, icon, variant: 'warning' }))
      void run(signOutEverywhere)
  }
  return (
    <>
      {write.status === 'failed' ? (
        <Notice tone="error" role="alert" title={admin.reasons[write.reason]} />
      ) : null}
      <TextButton
        variant="outline"
        icon={LogOut}
        text={adminAccount.everywhere.button}
        isLoading={isBusy(write)}
        onClick={() => void askAndEnd()}
        className="justify-self-start"
      />
    </>
  )
}
