import { useCallback, useEffect, useState } from 'react'
import { extendAdminSession, isExpired, readAdminSession, touchAdminSession } from '../data/admin-session'
import { INACTIVITY_CHECK_MS, INACTIVITY_MS, INACTIVITY_WARNING_MS, SESSION_KEY } from '../limits'

/**
 * The specification's three, and what it misses: keypress does not tell of Backspace, nor of many Arabic keyboards on
 * phones.
 */
const ACTIVITY = ['click', 'keypress', 'scroll', 'keydown', 'input', 'pointerdown', 'touchstart'] as const
/** These must not hold up scrolling. */
const PASSIVE: ReadonlySet<string> = new Set(['scroll', 'touchstart'])
const PRESSES: ReadonlySet<string> = new Set(['pointerdown', 'touchstart'])
const SECOND_MS = 1_000

/** Milliseconds until the session ends; null where no session is noted. */
const remaining = (now = Date.now()): number | null => {
  const session = readAdminSession()
  return session && session.lastActivity + INACTIVITY_MS - now
}

/** When to look again: at the latest after a minute, at the start of the warning, and every second during it. */
function nextCheck(left: number): number {
  if (left <= INACTIVITY_WARNING_MS) return SECOND_MS
  return Math.min(INACTIVITY_CHECK_MS, left - INACTIVITY_WARNING_MS)
}

/**
 * Ends the session after 30 minutes without activity in any tab of this browser.
 * @returns seconds left once the last two minutes have begun, else null; and a way to stay
 */
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
      const left = remaining() ?? INACTIVITY_MS
      isWarning = left <= INACTIVITY_WARNING_MS
      setSecondsLeft(isWarning ? Math.max(0, Math.ceil(left / SECOND_MS)) : null)
      if (left <= 0) onEnd('inactivity')
      else timer = setTimeout(check, nextCheck(left))
    }
    const onActivity = (event: Event) => {
      const session = readAdminSession()
      if (session && isExpired(session)) {
        // The laptop slept: this click came before the timer, and must not save anything any more.
        event.stopPropagation()
        if (event.cancelable) event.preventDefault()
        check()
        return
      }
      const isAnswering =
        isWarning && event.target instanceof Element && event.target.closest('[role=alertdialog]') !== null
      // The press of a button in the warning is an answer that is not finished: the dialog must outlive it.
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
