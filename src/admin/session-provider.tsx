import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { isExpired, readAdminSession } from '../data/admin-session'
import { signOut, type Session } from '../data/session'
import { useSession } from '../data/use-session'
import { paths } from '../paths'
import { clearDrafts } from './drafts'

/** Why a session ended that nobody ended here. The login page says it. */
export type EndReason = 'inactivity' | 'elsewhere' | 'removed'

type Value = {
  session: Session | { status: 'error'; error: Error }
  /** Set once the session is being ended from outside; the login page shows it. */
  ended: EndReason | null
  /** The person is signing out and goes to the site: nothing else may be shown meanwhile. */
  isLeaving: boolean
  end: (reason: EndReason) => void
  /** Signs out on the person's own word, and goes to the site. The device forgets the drafts, unless they are kept. */
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
    // Nobody signed out here: another tab did, and the provider told this one.
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
        // Only now: where signing out failed, what was typed is offered back.
        if (uid && !keepDrafts) clearDrafts(uid)
        // The public site is another application: a full page load, which also empties the memory.
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

/** The signed-in administrator's uid, for what is kept per person. Only below the guard. */
export function useUid(): string {
  const { session } = useAdminSession()
  return session.status === 'admin' ? session.admin.uid : ''
}
