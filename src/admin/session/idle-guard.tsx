import { Clock } from 'lucide-react'
import { admin } from '../../copy/admin'
import { Ltr } from '../../ui/bdi'
import { ConfirmDialog } from '../ui/dialog'
import { useSession } from './session-context'
import { useSessionEnd } from './use-session-end'

/** Ends the session when it is idle or too old, and warns two minutes before an idle one ends. */
export function IdleGuard() {
  const { end, signOutAndLeave } = useSession()
  const { secondsLeft, stay } = useSessionEnd(end)
  const text = (
    <>
      {/* Announcing every second would interrupt screen-reader users. */}
      <span className="sr-only">{admin.idle.spoken}</span>
      <span aria-hidden>
        {admin.idle.before}
        <Ltr className="font-semibold text-accent tabular-nums">{clock(secondsLeft ?? 0)}</Ltr>
        {admin.idle.after}
      </span>
    </>
  )
  return (
    <ConfirmDialog
      open={secondsLeft !== null}
      question={{
        variant: 'warning',
        icon: <Clock size={24} />,
        title: admin.idle.title,
        text,
        confirm: admin.idle.stay,
        cancel: admin.idle.leave,
      }}
      isConfirmSafe
      onConfirm={stay}
      // The dialog promises that drafts are kept.
      onCancel={() => signOutAndLeave()}
    />
  )
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
