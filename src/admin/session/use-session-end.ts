import { useCallback, useEffect, useState } from 'react'
import {
  extendAdminSession,
  readAdminSession,
  sessionEnd,
  touchAdminSession,
  type SessionEnd,
} from '../../data/session/admin-session'
import { INACTIVITY_CHECK_MS, INACTIVITY_MS, INACTIVITY_WARNING_MS, SESSION_KEY } from '../../limits'

/** The specification's three events, and others: keypress does not fire for Backspace or on many Arabic keyboards. */
const ACTIVITY = ['click', 'keypress', 'scroll', 'keydown', 'input', 'pointerdown', 'touchstart'] as const
const PASSIVE: ReadonlySet<string> = new Set(['scroll', 'touchstart'])
const PRESSES: ReadonlySet<string> = new Set(['pointerdown', 'touchstart'])
const SECOND_MS = 1_000

/** At most a minute, and a second during the warning. */
function nextCheck(left: number): number {
  if (left <= INACTIVITY_WARNING_MS) return SECOND_MS
  return Math.min(INACTIVITY_CHECK_MS, left - INACTIVITY_WARNING_MS)
}

/** Ends the session: idle in all tabs, too old, or ended in another tab. `secondsLeft` is null before the warning. */
export function useSessionEnd(onEnd: (reason: SessionEnd | 'elsewhere') => void): {
  secondsLeft: number | null
  stay: () => void
} {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWarning = false

    const check = () => {
      clearTimeout(timer)
      const session = readAdminSession()
      const reason = sessionEnd(session)
      if (reason || !session) {
        onEnd(reason ?? 'inactivity')
        return
      }
      const left = session.lastActivity + INACTIVITY_MS - Date.now()
      isWarning = left <= INACTIVITY_WARNING_MS
      setSecondsLeft(isWarning ? Math.ceil(left / SECOND_MS) : null)
      timer = setTimeout(check, nextCheck(left))
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
        isWarning && event.target instanceof Element && event.target.closest('[role=alertdialog]') !== null
      // Keep the dialog open until the click on its button.
      if (isAnswering && PRESSES.has(event.type)) return
      touchAdminSession()
      if (isWarning && !isAnswering) check()
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key !== SESSION_KEY && event.key !== null) return
      if (readAdminSession()) check()
      else onEnd('elsewhere')
    }

    check()
    for (const name of ACTIVITY)
      window.addEventListener(name, onActivity, { capture: true, passive: PASSIVE.has(name) })
    window.addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      for (const name of ACTIVITY) window.removeEventListener(name, onActivity, { capture: true })
      window.removeEventListener('storage', onStorage)
      document.removeEventListener('visibilitychange', check)
    }
  }, [onEnd])

  const stay = useCallback(() => {
    extendAdminSession()
    setSecondsLeft(null)
  }, [])
  return { secondsLeft, stay }
}
