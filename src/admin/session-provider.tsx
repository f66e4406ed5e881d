import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { isExpired, readAdminSession } from '../data/admin-session'
import { signOut, type Session } from '../data/session'
import { useSession } from '../data/use-session'
import { paths } from '../paths'
import { clearDrafts } from './drafts'

/** Reason for a sign-out that did not start in this tab. The login page shows it. */
export type EndReason = 'inactivity' | 'elsewhere' | 'removed'

type Value = {
  session: Session | { status: 'error'; error: Error }
  /** Set when such a sign-out begins; null otherwise. */
  ended: EndReason | null
  /** True from pressing sign out until the site is loaded; only a spinner is shown then. */
  isLeaving: boolean
  end: (reason: EndReason) => void
  /** Signs out and loads the public site. Deletes the drafts on this device unless `keepDrafts`. */
  leave: (options?: { keepDrafts: boolean }) => Promise<void>
  forgetReason: () => void
}

const Context = createContext<Value | null>(null)

function reasonAtStart(): EndReason | null {
  const mirror = readAdminSession()
  return mirror && isExpired(mirror) ? 'inactivity' : null
}

/** One session for the whole dashboard, and the ways it ends. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const [ended, setEnded] = useState<EndReason | null>(reasonAtStart)
  const [isLeaving, setLeaving] = useState(false)
  const [before, setBefore] = useState(session.status)
  const uid = session.status === 'admin' ? session.admin.uid : null

  if (before !== session.status) {
    setBefore(session.status)
    if (session.status === 'admin') setEnded(null)
    // Another tab signed out, and the provider reported it here.
    if (before === 'admin' && session.status === 'anonymous' && !ended && !isLeaving) setEnded('elsewhere')
  }

  const end = useCallback((reason: EndReason) => {
    setEnded(reason)
    void signOut().catch(() => undefined)
  }, [])

  const leave = useCallback(
    async ({ keepDrafts } = { keepDrafts: false }) => {
      setLeaving(true)
      try {
        await signOut()
        // After the sign-out, so that a failed one keeps the drafts.
        if (uid && !keepDrafts) clearDrafts(uid)
        // The public site is another application, so this is a full page load. It also clears the memory.
        location.assign(paths.home)
      } catch (error) {
        setLeaving(false)
        throw error
      }
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

/** The signed-in administrator's uid, for drafts. Only below `RequireAdmin`. */
export function useUid(): string {
  const { session } = useAdminSession()
  return session.status === 'admin' ? session.admin.uid : ''
}
