import { Clock } from 'lucide-react'
import { useEffect } from 'react'
import { admin } from '../../copy/admin/admin'
import { formatTime } from '../../lib/format'
import { Ltr } from '../../ui/bdi'
import { ConfirmDialog } from '../ui/dialog'
import { closeMessage, notifyUntilClosed, type Topic } from '../ui/sticky-message'
import { useSession } from './session-context'
import { useSessionEnd } from './use-session-end'

/** The topic of the message about the end of the sign-in. */
const SIGN_IN_END: Topic = 'end:sign-in'

/**
 * Ends the session when it is idle or too old. It warns before both ends; only that of an idle session can be
 * postponed.
 */
export function IdleGuard() {
  const { end, signOutAndLeave } = useSession()
  const { secondsLeft, signInEnd, stay } = useSessionEnd(end)
  useSignInEndMessage(signInEnd)
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

/** Says once when the sign-in ends; null says nothing. */
function useSignInEndMessage(signInEnd: number | null): void {
  useEffect(() => {
    if (signInEnd === null) return
    notifyUntilClosed({
      topic: SIGN_IN_END,
      type: 'warning',
      title: admin.signInEnd.title(formatTime(signInEnd)),
      description: admin.signInEnd.text,
    })
    // A sign-in in another browser tab has another end.
    return () => closeMessage(SIGN_IN_END)
  }, [signInEnd])
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
