import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { DataError } from '../../data/client/errors'
import type { SessionEnd } from '../../data/session/admin-session'
import { signOut, subscribeSession, type Session } from '../../data/session/session'
import { useLive } from '../../data/client/use-live'
import { paths } from '../../paths'
import { clearDrafts } from '../form/drafts'

/** Why the session ended without a sign-out in this tab. */
type EndReason = SessionEnd | 'elsewhere' | 'removed'

type Value = {
  session: Session | { status: 'error'; error: Error }
  ended: EndReason | null
  /** True from the sign-out until the public site is loaded. */
  isLeaving: boolean
  end: (reason: EndReason) => void
  /** Signs out and opens the public site. Deletes the drafts on this device unless `keepDrafts`. */
  leave: (options?: { keepDrafts: boolean }) => void
  forgetReason: () => void
}

const LOADING: Session = { status: 'loading' }
const Context = createContext<Value | null>(null)

function useSession(): Value['session'] {
  const live = useLive(subscribeSession)
  if (live.status === 'ready') return live.value
  // While no answer comes, `Waiting` says so.
  const isWaiting = live.status === 'error' && live.error instanceof DataError && live.error.reason === 'offline'
  return live.status === 'error' && !isWaiting ? live : LOADING
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const [ended, setEnded] = useState<EndReason | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [before, setBefore] = useState(session.status)
  const uid = session.status === 'admin' ? session.admin.uid : null

  if (before !== session.status) {
    setBefore(session.status)
    if (session.status === 'admin') setEnded(null)
    if (session.status === 'anonymous' && !ended && !isLeaving) {
      if (session.ended) setEnded(session.ended)
      // The user has signed out in another tab.
      else if (before === 'admin') setEnded('elsewhere')
    }
  }

  const end = useCallback((reason: EndReason) => {
    setEnded(reason)
    // Without a stored session the next start signs the user out again.
    void signOut().catch(() => location.reload())
  }, [])

  const leave = useCallback(
    ({ keepDrafts } = { keepDrafts: false }) => {
      setLeaving(true)
      // A full page load, because the public site is another application. After a failed sign-out the next start of the
      // dashboard signs the user out again, because no session is stored.
      void signOut()
        .catch(() => undefined)
        .finally(() => {
          if (uid && !keepDrafts) clearDrafts(uid)
          location.assign(paths.home)
        })
    },
    [uid],
  )

  const forgetReason = useCallback(() => setEnded(null), [])
  const value = useMemo(
    () => ({ session, ended, isLeaving, end, leave, forgetReason }),
    [session, ended, isLeaving, end, leave, forgetReason],
  )
  return <Context value={value}>{children}</Context>
}

export function useAdminSession(): Value {
  const value = useContext(Context)
  if (!value) throw new Error('useAdminSession outside SessionProvider')
  return value
}

/** The administrator's uid. Only below `RequireAdmin`. */
export function useUid(): string {
  const { session } = useAdminSession()
  return session.status === 'admin' ? session.admin.uid : ''
}
