import { useCallback, useMemo, useReducer, useRef } from 'react'
import { touchAdminSession } from '../../data/session/admin-session'
import { inTime, reasonOf, TimeoutError, type Reason } from '../../data/client/errors'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../../limits'
import { askForPassword, isSignInTooOld } from '../session/password-needed'
import { reduceWrites, statusOf, type WriteStatus } from './write-status'

/** Thrown before sending: a write that waits in the SDK could be sent hours later. */
class OfflineError extends Error {
  override name = 'OfflineError'
  readonly code = 'unavailable'
}

/** The rules refused a write because the password was given more than 12 hours ago. */
class SignInExpiredError extends Error {
  override name = 'SignInExpiredError'
  readonly code = 'sign-in-expired'
}

/** Asks for the password if the rules refused a sign-in that is too old. */
function explained(error: unknown): unknown {
  if (!isSignInTooOld(error)) return error
  askForPassword()
  return new SignInExpiredError('The sign-in is too old for a write', { cause: error })
}

export type WriteResult = { status: 'saved' } | { status: 'failed'; reason: Reason; error: unknown }

/** Sends one write. Put follow-up work at its end: it also runs when the answer comes after the timeout. */
export type Work = (step: () => void) => Promise<unknown>

export type WriteOptions = {
  timeoutMs?: number | null
}

export type WritesHandle = {
  statusOf: (key: string) => WriteStatus
  run: (key: string, work: Work, options?: WriteOptions) => Promise<WriteResult>
  /** Removes the write of this key and ignores its result. */
  dismiss: (key: string) => void
}

/** The status of writes by key, one for each card, row or form. The newest attempt of a key wins. */
export function useWrites(): WritesHandle {
  const [writes, dispatch] = useReducer(reduceWrites, {})
  const attempts = useRef(0)

  const run = useCallback(
    (key: string, work: Work, { timeoutMs = SAVE_TIMEOUT_MS }: WriteOptions = {}): Promise<WriteResult> => {
      const send = async (): Promise<WriteResult> => {
        attempts.current += 1
        const attempt = attempts.current
        let timer: ReturnType<typeof setTimeout> | undefined
        const startTimer = () => {
          // A long restore or a row of uploads is not idle. One step cannot outlast its own timeout.
          touchAdminSession()
          clearTimeout(timer)
          timer = setTimeout(() => dispatch({ type: 'waited', key, attempt }), SAVE_WAITING_MS)
        }
        const step = () => {
          dispatch({ type: 'progressed', key, attempt })
          startTimer()
        }
        const saved = () => dispatch({ type: 'saved', key, attempt, at: new Date() })
        let sent: Promise<unknown> = Promise.resolve()
        dispatch({ type: 'started', key, attempt })
        startTimer()
        try {
          if (!navigator.onLine) throw new OfflineError('No network')
          sent = work(step)
          await (timeoutMs === null ? sent : inTime(sent, timeoutMs))
          saved()
          return { status: 'saved' }
        } catch (thrown) {
          const error = explained(thrown)
          console.error('[dashboard] a write failed', error)
          const reason = reasonOf(error)
          dispatch({ type: 'failed', key, attempt, reason, retry: () => void send() })
          if (error instanceof TimeoutError) sent.then(saved, () => undefined)
          return { status: 'failed', reason, error }
        } finally {
          clearTimeout(timer)
        }
      }
      return send()
    },
    [],
  )

  const dismiss = useCallback((key: string) => dispatch({ type: 'dismissed', key }), [])
  return useMemo(() => ({ statusOf: (key) => statusOf(writes, key), run, dismiss }), [writes, run, dismiss])
}

export function useWrite() {
  const { statusOf: statusFor, run, dismiss } = useWrites()
  return {
    status: statusFor('form'),
    run: useCallback((work: Work, options?: WriteOptions) => run('form', work, options), [run]),
    reset: useCallback(() => dismiss('form'), [dismiss]),
  }
}
