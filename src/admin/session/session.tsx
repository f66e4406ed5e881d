import { Clock } from 'lucide-react'
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { uiCopy } from '../../copy/ui'
import { DataError, reasonOf } from '../../data/client/errors'
import { useLive } from '../../data/client/use-live'
import {
  extendAdminSession,
  readAdminSession,
  sessionEnd,
  touchAdminSession,
  type SessionEnd,
} from '../../data/session/admin-session'
import { signOut, subscribeSession, type Ended, type Session } from '../../data/session/session'
import {
  INACTIVITY_CHECK_MS,
  INACTIVITY_MS,
  INACTIVITY_WARNING_MS,
  SESSION_KEY,
} from '../../limits'
import { paths } from '../../paths'
import { ErrorArt } from '../../ui/art/state-art'
import { Ltr } from '../../ui/bdi'
import { StateMessage } from '../../ui/state'
import { clearDrafts } from '../form/drafts'
import { Waiting } from '../shell/screens'
import { TextButton } from '../ui/buttons'
import { ConfirmDialog } from '../ui/dialog'
import { closeToast, Toasts } from '../ui/toast'

/** Why the session ended without a sign-out in this tab. */
type EndReason = Ended | 'elsewhere' | 'removed'

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

export function SessionProvider({ children }: { children: ReactNode }) {
  const live = useLive(subscribeSession)
  // While no answer comes, `Waiting` says so.
  const isWaiting =
    live.status === 'error' && live.error instanceof DataError && live.error.reason === 'offline'
  const unknown = live.status === 'error' && !isWaiting ? live : LOADING
  const session: Value['session'] = live.status === 'ready' ? live.value : unknown
  const [ended, setEnded] = useState<EndReason | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [before, setBefore] = useState(session.status)

  if (before !== session.status) {
    setBefore(session.status)
    if (session.status === 'admin') setEnded(null)
    if (session.status === 'anonymous' && !ended && !isLeaving) {
      if (session.ended) setEnded(session.ended)
      // The user has signed out in another tab.
      else if (before === 'admin') setEnded('elsewhere')
    }
  }

  const end = (reason: EndReason) => {
    setEnded(reason)
    // Without a stored session the next start signs the user out again.
    void signOut().catch(() => location.reload())
  }
  const leave = ({ keepDrafts } = { keepDrafts: false }) => {
    setLeaving(true)
    // A full page load, which leaves nothing of the dashboard behind. After a failed sign-out its next start signs the
    // user out again, because no session is stored.
    void signOut()
      .catch(() => undefined)
      .finally(() => {
        if (session.status === 'admin' && !keepDrafts) clearDrafts(session.admin.uid)
        location.assign(paths.home)
      })
  }
  return (
    <Context value={{ session, ended, isLeaving, end, leave, forgetReason: () => setEnded(null) }}>
      {children}
    </Context>
  )
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

/** Access depends on Auth and the admin document, never on local storage. */
export function RequireAdmin() {
  const { session, isLeaving, end } = useAdminSession()
  const isForbidden = session.status === 'forbidden'

  const remove = useEffectEvent(() => end('removed'))
  useEffect(() => {
    if (isForbidden) remove()
  }, [isForbidden])

  if (isLeaving || session.status === 'loading') return <Waiting />
  if (session.status === 'anonymous' || isForbidden)
    return <Navigate to={paths.adminLogin} replace />
  if (session.status === 'error') {
    const reason = reasonOf(session.error)
    if (reason === 'not-configured') return <Navigate to={paths.adminLogin} replace />
    return (
      <main className="grid min-h-dvh place-content-center bg-desk">
        <StateMessage
          level={1}
          role="alert"
          art={<ErrorArt />}
          title={admin.guard.errorTitle}
          text={admin.reasons[reason]}
          actions={
            <TextButton
              text={admin.guard.retry}
              onClick={() => location.reload()}
              variant="primary"
            />
          }
        />
      </main>
    )
  }
  return (
    <>
      <IdleGuard />
      <Outlet />
      <SessionToasts />
    </>
  )
}

/** Toasts name stored content, so they end with the session. */
function SessionToasts() {
  // A layout effect, because the tabs show toasts in their effects.
  useLayoutEffect(() => {
    closeToast()
    return closeToast
  }, [])
  return <Toasts label={uiCopy.notifications} />
}

/** Ends the session in time; warns two minutes before the end of an idle one. */
export function IdleGuard() {
  const { end, leave } = useAdminSession()
  const { secondsLeft, stay } = useSessionEnd(end)
  return (
    <ConfirmDialog
      open={secondsLeft !== null}
      variant="warning"
      icon={<Clock size={24} />}
      words={{ title: admin.idle.title, confirm: admin.idle.stay, cancel: admin.idle.leave }}
      isConfirmSafe
      onConfirm={stay}
      // It promises to keep the drafts.
      onCancel={() => leave({ keepDrafts: true })}
    >
      {/* Announcing every second would interrupt screen-reader users. */}
      <span className="sr-only">{admin.idle.spoken}</span>
      <span aria-hidden>
        {admin.idle.before}
        <Ltr className="font-semibold text-accent tabular-nums">{clock(secondsLeft ?? 0)}</Ltr>
        {admin.idle.after}
      </span>
    </ConfirmDialog>
  )
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The specification's three events, and others: keypress does not fire for Backspace or on many Arabic keyboards. */
const ACTIVITY = [
  'click',
  'keypress',
  'scroll',
  'keydown',
  'input',
  'pointerdown',
  'touchstart',
] as const
const PASSIVE: ReadonlySet<string> = new Set(['scroll', 'touchstart'])
const PRESSES: ReadonlySet<string> = new Set(['pointerdown', 'touchstart'])
const SECOND_MS = 1_000

/** Ends the session: idle in all tabs, too old, or ended in another tab. `secondsLeft` is null before the warning. */
export function useSessionEnd(onEnd: (reason: SessionEnd | 'elsewhere') => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const mounted = new AbortController()
    const { signal } = mounted
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWarning = false

    const check = () => {
      clearTimeout(timer)
      const session = readAdminSession()
      const reason = sessionEnd(session)
      if (reason || !session) {
        end(reason ?? 'inactivity')
        return
      }
      const left = session.lastActivity + INACTIVITY_MS - Date.now()
      isWarning = left <= INACTIVITY_WARNING_MS
      setSecondsLeft(isWarning ? Math.ceil(left / SECOND_MS) : null)
      timer = setTimeout(
        check,
        isWarning ? SECOND_MS : Math.min(INACTIVITY_CHECK_MS, left - INACTIVITY_WARNING_MS),
      )
    }
    const onActivity = (event: Event) => {
      if (sessionEnd(readAdminSession())) {
        // After sleep this event comes before the timer and must not save anything.
        event.stopPropagation()
        if (event.cancelable) event.preventDefault()
        check()
        return
      }
      const isAnswering =
        isWarning &&
        event.target instanceof Element &&
        event.target.closest('[role=alertdialog]') !== null
      // Keep the dialog open until the click on its button.
      if (isAnswering && PRESSES.has(event.type)) return
      touchAdminSession()
      if (isWarning && !isAnswering) check()
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key !== SESSION_KEY && event.key !== null) return
      if (readAdminSession()) check()
      else end('elsewhere')
    }

    check()
    for (const name of ACTIVITY)
      window.addEventListener(name, onActivity, {
        capture: true,
        passive: PASSIVE.has(name),
        signal,
      })
    window.addEventListener('storage', onStorage, { signal })
    document.addEventListener('visibilitychange', check, { signal })
    return () => {
      clearTimeout(timer)
      mounted.abort()
    }
  }, [])

  const stay = () => {
    extendAdminSession()
    setSecondsLeft(null)
  }
  return { secondsLeft, stay }
}
