import { createContext, useContext, useState, type ReactNode } from 'react'
import { DataError } from '../../data/client/errors'
import { useLive } from '../../data/client/use-live'
import type { SessionEndReason } from '../../data/session/kept-session'
import { signOut, subscribeSession, type Session } from '../../data/session/session'
import { paths } from '../../paths'

type Value = {
  session: Session | { status: 'error'; error: Error }
  endReason: SessionEndReason | null
  /** True from the sign-out until the public site is loaded. */
  isLeaving: boolean
  end: (reason: SessionEndReason) => void
  /** Signs out, calls `afterwards`, and opens the public site. */
  signOutAndLeave: (afterwards?: () => void) => void
  forgetReason: () => void
}

const LOADING: Session = { status: 'loading' }

const Context = createContext<Value | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const live = useLive(subscribeSession)
  // While this takes long, `StartingPage` says so.
  const isUnanswered =
    live.status === 'error' && live.error instanceof DataError && live.error.reason === 'timeout'
  const failedOrLoading = live.status === 'error' && !isUnanswered ? live : LOADING
  const session: Value['session'] = live.status === 'ready' ? live.value : failedOrLoading
  const [endReason, setEndReason] = useState<SessionEndReason | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [statusBefore, setStatusBefore] = useState(session.status)

  // An effect would show the login page without the reason for a moment.
  if (statusBefore !== session.status) {
    setStatusBefore(session.status)
    if (session.status === 'admin') setEndReason(null)
    if (session.status === 'anonymous' && !endReason && !isLeaving) {
      if (session.endReason) setEndReason(session.endReason)
      // The user has signed out in another browser tab.
      else if (statusBefore === 'admin') setEndReason('elsewhere')
    }
  }

  const end = (reason: SessionEndReason) => {
    setEndReason(reason)
    // Without a kept session the next start signs the user out again.
    void signOut().catch(() => location.reload())
  }
  const signOutAndLeave = (afterwards?: () => void) => {
    setLeaving(true)
    // A full page load leaves nothing of the dashboard behind. After a failed sign-out its next start signs the
    // user out again, because no session is kept.
    void signOut()
      .catch(() => undefined)
      .finally(() => {
        afterwards?.()
        location.assign(paths.home)
      })
  }
  return (
    <Context
      value={{
        session,
        endReason,
        isLeaving,
        end,
        signOutAndLeave,
        forgetReason: () => setEndReason(null),
      }}
    >
      {children}
    </Context>
  )
}

export function useSession(): Value {
  const value = useContext(Context)
  if (!value) throw new Error('useSession outside SessionProvider')
  return value
}

/** The uid of the administrator; empty outside of `RequireAdmin`. */
export function useUid(): string {
  const { session } = useSession()
  return session.status === 'admin' ? session.admin.uid : ''
}
