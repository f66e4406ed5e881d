import { useEffect, useEffectEvent, useState } from 'react'
import {
  extendKeptSession,
  inactivityEndOf,
  readKeptSession,
  sessionEndReason,
  signInEndOf,
  touchKeptSession,
  type SessionEndReason,
} from '../../data/session/kept-session'
import { SESSION_KEY } from '../../fixed-names'
import { INACTIVITY_CHECK_MS, INACTIVITY_WARNING_MS, SIGN_IN_WARNING_MS } from '../../limits'

/** The three events of the specification, and others, because Backspace and many Arabic keyboards send no keypress. */
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

/**
 * Calls `onEnd` when the session ends: it was idle in all browser tabs, is too old, or was ended in another tab.
 * Returns
 * - `secondsLeft` until an idle session ends; null before the warning
 * - `signInEnd`, when the sign-in ends; null until shortly before
 */
export function useSessionEnd(onEnd: (reason: SessionEndReason) => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const [signInEnd, setSignInEnd] = useState<number | null>(null)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const mounted = new AbortController()
    const { signal } = mounted
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWarning = false

    const check = () => {
      clearTimeout(timer)
      const session = readKeptSession()
      if (!session) {
        end('elsewhere')
        return
      }
      const reason = sessionEndReason(session)
      if (reason) {
        end(reason)
        return
      }
      const now = Date.now()
      const inactivityEnd = inactivityEndOf(session)
      const nextSignInEnd = signInEndOf(session)
      const untilWarning = inactivityEnd - INACTIVITY_WARNING_MS - now
      // Staying would not postpone the end of a sign-in that comes first.
      isWarning = untilWarning <= 0 && inactivityEnd < nextSignInEnd
      setSecondsLeft(isWarning ? Math.ceil((inactivityEnd - now) / SECOND_MS) : null)
      setSignInEnd(nextSignInEnd - now <= SIGN_IN_WARNING_MS ? nextSignInEnd : null)
      timer = setTimeout(
        check,
        untilWarning > 0 ? Math.min(INACTIVITY_CHECK_MS, untilWarning) : SECOND_MS,
      )
    }
    const onActivity = (event: Event) => {
      if (sessionEndReason(readKeptSession())) {
        // After the computer was asleep this event comes before the timer. It must do nothing else.
        event.stopPropagation()
        if (event.cancelable) event.preventDefault()
        check()
        return
      }
      const isAnswering =
        isWarning &&
        event.target instanceof Element &&
        event.target.closest('[role=alertdialog]') !== null
      // The dialog stays open until the click on its button.
      if (isAnswering && PRESSES.has(event.type)) return
      touchKeptSession()
      if (isWarning && !isAnswering) check()
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === SESSION_KEY || event.key === null) check()
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
    extendKeptSession()
    setSecondsLeft(null)
  }
  return { secondsLeft, signInEnd, stay }
}
