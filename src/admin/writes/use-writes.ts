import { useRef, useState } from 'react'
import { reasonOf, rejectAfter, TimeoutError, type Reason } from '../../data/client/errors'
import { touchKeptSession } from '../../data/session/kept-session'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../../limits'
import { useUnsaved } from './unsaved'

export type WriteState =
  | { status: 'idle' }
  | { status: 'saving' }
  /** No answer has come for a few seconds, so the write is waiting for the network. */
  | { status: 'waiting' }
  | { status: 'saved'; savedAt: Date }
  | { status: 'failed'; reason: Reason; retry: () => void }

export type WriteResult<T = unknown> =
  | { status: 'saved'; value: T }
  | {
      status: 'failed'
      reason: Reason
      error: unknown
      /**
       * The result of a write that timed out: null if the write failed after all, or a newer write replaced it. For a form the
       * result also comes when the live document shows the saved values.
       */
      late: Promise<{ status: 'saved'; value: T } | null>
    }

/** Sends one write. What follows it belongs at the end of this function, which also runs when the answer is late. */
export type Work<T = unknown> = (step: () => void) => Promise<T>

export type WriteOptions = {
  timeoutMs?: number | null
  /** Tries again, for a caller that does more after a failure; by default the same write is sent again. */
  retry?: () => void
}

const IDLE: WriteState = { status: 'idle' }

export const isBusy = ({ status }: WriteState): boolean =>
  status === 'saving' || status === 'waiting'
/** Whether leaving could lose the write. */
export const isUnconfirmed = ({ status }: WriteState): boolean =>
  status !== 'idle' && status !== 'saved'

/** Thrown instead of sending without a network: the SDK would keep the write, and could send it hours later. */
class OfflineError extends Error {
  readonly code = 'unavailable'
}

type ChangeStatus = (write: WriteState, from?: WriteState['status']) => void

/** Gives a write the status `waiting` while one of its steps has no answer for a few seconds. */
function watchSteps(change: ChangeStatus) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    // A long restore or a row of uploads is not idle. One step cannot outlast its own timeout.
    touchKeptSession()
    clearTimeout(timer)
    timer = setTimeout(() => change({ status: 'waiting' }, 'saving'), SAVE_WAITING_MS)
  }
  begin()
  return {
    next: () => {
      change({ status: 'saving' }, 'waiting')
      begin()
    },
    stop: () => clearTimeout(timer),
  }
}

/** Writes and their status by key, one key for each card, row or form. The newest attempt of a key wins. */
export function useWritesByKey() {
  const [writes, setWrites] = useState<ReadonlyMap<string, { attempt: symbol; write: WriteState }>>(
    new Map(),
  )

  const newest = useRef(new Map<string, symbol>())
  useUnsaved([...writes.values()].some(({ write }) => isBusy(write)))

  /** Sets the status of an attempt, unless a newer attempt replaced it, it was dismissed, or its status is not `from`. */
  const statusSetter =
    (key: string, attempt: symbol): ChangeStatus =>
    (state, from) =>
      setWrites((all) => {
        const current = all.get(key)
        const isNewest = current?.attempt === attempt && (!from || current.write.status === from)
        return isNewest ? new Map(all).set(key, { attempt, write: state }) : all
      })

  const run = async <T>(
    key: string,
    work: Work<T>,
    options: WriteOptions = {},
  ): Promise<WriteResult<T>> => {
    const { timeoutMs = SAVE_TIMEOUT_MS, retry = () => void run(key, work, options) } = options
    const attempt = Symbol(key)
    newest.current.set(key, attempt)
    const change = statusSetter(key, attempt)
    const saved = (value: T) => {
      change({ status: 'saved', savedAt: new Date() })
      return { status: 'saved', value } as const
    }
    let sent: Promise<T> | null = null
    setWrites((all) => new Map(all).set(key, { attempt, write: { status: 'saving' } }))
    const steps = watchSteps(change)
    try {
      if (!navigator.onLine) throw new OfflineError('No network')
      sent = work(steps.next)
      return saved(await (timeoutMs === null ? sent : rejectAfter(sent, timeoutMs)))
    } catch (error) {
      console.error('[dashboard] a write failed', error)
      const reason = reasonOf(error)
      change({ status: 'failed', reason, retry })
      const isNewest = () => newest.current.get(key) === attempt
      const lateAnswer = error instanceof TimeoutError ? sent?.then(saved) : null
      const late = Promise.resolve(lateAnswer).then(
        (answer) => (answer && isNewest() ? answer : null),
        () => null,
      )
      return { status: 'failed', reason, error, late }
    } finally {
      steps.stop()
    }
  }

  return {
    writeOf: (key: string): WriteState => writes.get(key)?.write ?? IDLE,
    run,
    /** Marks a failed write that turned out to be stored. */
    markSaved: (key: string) =>
      setWrites((all) => {
        const current = all.get(key)
        const write: WriteState = { status: 'saved', savedAt: new Date() }
        return current?.write.status === 'failed'
          ? new Map(all).set(key, { ...current, write })
          : all
      }),
    /** Forgets a write, and ignores its result. */
    forget: (key: string) => {
      newest.current.delete(key)
      setWrites((all) => {
        const rest = new Map(all)
        rest.delete(key)
        return rest
      })
    },
  }
}

/** One write and its status, for a form or a button that has no other. */
export function useWrite() {
  const { writeOf, run, markSaved, forget } = useWritesByKey()
  return {
    write: writeOf('form'),
    run: <T>(work: Work<T>, options?: WriteOptions) => run('form', work, options),
    markSaved: () => markSaved('form'),
    forget: () => forget('form'),
  }
}
