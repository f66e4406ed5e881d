import { useCallback, useEffect, useState } from 'react'
import { extendAdminSession, isExpired, readAdminSession, touchAdminSession } from '../../data/session/admin-session'
import { INACTIVITY_CHECK_MS, INACTIVITY_MS, INACTIVITY_WARNING_MS, SESSION_KEY } from '../../limits'

/** The specification's three events, and others: keypress does not fire for Backspace or on many Arabic keyboards. */
const ACTIVITY = ['click', 'keypress', 'scroll', 'keydown', 'input', 'pointerdown', 'touchstart'] as const
const PASSIVE: ReadonlySet<string> = new Set(['scroll', 'touchstart'])
const PRESSES: ReadonlySet<string> = new Set(['pointerdown', 'touchstart'])
const SECOND_MS = 1_000

/** Milliseconds until the session ends; 0 for an expired one. */
const remaining = (now = Date.now()): number => {
  const session = readAdminSession()
  return session && !isExpired(session, now) ? session.lastActivity + INACTIVITY_MS - now : 0
}

/** At most a minute, and a second during the warning. */
function nextCheck(left: number): number {
  if (left <= INACTIVITY_WARNING_MS) return SECOND_MS
  return Math.min(INACTIVITY_CHECK_MS, left - INACTIVITY_WARNING_MS)
}

/** Ends the session after 30 minutes without activity in any tab. `secondsLeft` is null before the warning. */
export function useInactivity(onEnd: (reason: 'inactivity' | 'elsewhere') => void): {
  secondsLeft: number | null
  stay: () => void
} {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWarning = false

    const check = () => {
      clearTimeout(timer)
      const left = remaining()
      isWarning = left <= INACTIVITY_WARNING_MS
      setSecondsLeft(isWarning ? Math.max(0, Math.ceil(left / SECOND_MS)) : null)
      if (left <= 0) onEnd('inactivity')
      else timer = setTimeout(check, nextCheck(left))
    }
    const onActivity = (event: Event) => {
      if (isExpired(readAdminSession())) {
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
