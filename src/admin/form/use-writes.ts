import { useState } from 'react'
import { inTime, reasonOf, TimeoutError, type Reason } from '../../data/client/errors'
import { touchAdminSession } from '../../data/session/admin-session'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../../limits'

export type WriteStatus =
  | { status: 'idle' }
  | { status: 'saving' }
  /** No answer for a few seconds, so the write is waiting for the network. */
  | { status: 'waiting' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; reason: Reason; retry: () => void }

export type WriteResult = { status: 'saved' } | { status: 'failed'; reason: Reason; error: unknown }

/** Sends one write. Put follow-up work at its end: it also runs when the answer comes after the timeout. */
export type Work = (step: () => void) => Promise<unknown>

export type WriteOptions = { timeoutMs?: number | null }

const IDLE: WriteStatus = { status: 'idle' }

export const isBusy = ({ status }: WriteStatus): boolean =>
  status === 'saving' || status === 'waiting'
/** Leaving would lose a write that is not confirmed. */
export const isOpen = ({ status }: WriteStatus): boolean => status !== 'idle' && status !== 'saved'

/** Thrown before sending: a write that waits in the SDK could be sent hours later. */
class OfflineError extends Error {
  readonly code = 'unavailable'
}

/** The status of writes by key, one for each card, row or form. The newest attempt of a key wins. */
export function useWrites() {
  const [writes, setWrites] = useState<
    ReadonlyMap<string, { attempt: symbol; write: WriteStatus }>
  >(new Map())

  const run = async (key: string, work: Work, options: WriteOptions = {}): Promise<WriteResult> => {
    const { timeoutMs = SAVE_TIMEOUT_MS } = options
    const attempt = Symbol(key)
    // Ignores the answers of superseded and dismissed attempts.
    const change = (write: WriteStatus, from?: WriteStatus['status']) =>
      setWrites((now) => {
        const current = now.get(key)
        const isNewest = current?.attempt === attempt && (!from || current.write.status === from)
        return isNewest ? new Map(now).set(key, { attempt, write }) : now
      })
    const saved = () => change({ status: 'saved', at: new Date() })
    let timer: ReturnType<typeof setTimeout> | undefined
    const startTimer = () => {
      // A long restore or a row of uploads is not idle. One step cannot outlast its own timeout.
      touchAdminSession()
      clearTimeout(timer)
      timer = setTimeout(() => change({ status: 'waiting' }, 'saving'), SAVE_WAITING_MS)
    }
    const step = () => {
      change({ status: 'saving' }, 'waiting')
      startTimer()
    }
    let sent: Promise<unknown> = Promise.resolve()
    setWrites((now) => new Map(now).set(key, { attempt, write: { status: 'saving' } }))
    startTimer()
    try {
      if (!navigator.onLine) throw new OfflineError('No network')
      sent = work(step)
      await (timeoutMs === null ? sent : inTime(sent, timeoutMs))
      saved()
      return { status: 'saved' }
    } catch (error) {
      console.error('[dashboard] a write failed', error)
      const reason = reasonOf(error)
      change({ status: 'failed', reason, retry: () => void run(key, work, options) })
      if (error instanceof TimeoutError) sent.then(saved, () => undefined)
      return { status: 'failed', reason, error }
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    statusOf: (key: string): WriteStatus => writes.get(key)?.write ?? IDLE,
    run,
    /** Removes the write of this key and ignores its result. */
    dismiss: (key: string) =>
      setWrites((now) => {
        const rest = new Map(now)
        rest.delete(key)
        return rest
      }),
  }
}

export function useWrite() {
  const { statusOf, run, dismiss } = useWrites()
  return {
    status: statusOf('form'),
    run: (work: Work, options?: WriteOptions) => run('form', work, options),
    reset: () => dismiss('form'),
  }
}
