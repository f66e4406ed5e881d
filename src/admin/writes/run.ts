import { rejectAfter, type Reason } from '../../data/client/errors'
import { reasonOf } from '../../data/client/reason'
import { touchKeptSession } from '../../data/session/kept-session'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../../limits'
import type { WriteState } from './write-state'

/** Sends one write. One of several requests calls `step` before each, because each may take its time. */
export type Work<T = unknown> = (step: () => void) => Promise<T>

/** An attempt that failed. `retry` sends the same write again. */
export type Failure = { reason: Reason; error: unknown; retry: () => void }

export type WriteOptions<T = unknown> = {
  timeoutMs?: number | null
  /** Whether the live value shows the write. It tells that a write is stored when the answer was lost. */
  isStored?: () => boolean
  /** Called once the write is stored, even after the time limit. The answer is null when it was lost. */
  onSaved?: (answer: T | null) => void
  /** Called once the write is stored and the live value shows it. */
  onShown?: () => void
  /** Called after each attempt that failed. */
  onFailed?: (failure: Failure) => void
}

type RunState = {
  /** Sends the write, and resolves when this attempt has ended. Does nothing during an attempt or after a success. */
  attempt: () => Promise<void>
  /** Looks whether the live value shows the write. Null while nobody waits for that. */
  checkLive: (() => void) | null
  /** Whether the write, or the one that it replaced, was sent and its answer has not come. */
  mayBeStored: boolean
  /** Why the newest attempt failed; null when it did not. */
  failure: Reason | null
}

/** A write with its attempts. Only its own functions change its state. */
export type Run = Readonly<RunState>

type ChangeStatus = (write: WriteState, from?: WriteState['status']) => void

/** What the runs of one key share. */
export type RunKey = {
  becomeNewest: () => void
  isNewest: () => boolean
  /** Changes the status of the key; with `from`, only if it has that status. */
  change: ChangeStatus
  /** `mayBeStored` of the run that this one replaces. */
  mayBeStored: boolean
}

/** Thrown without a network, instead of sending: the SDK would keep the write and send it later, even after hours. */
class OfflineError extends Error {
  readonly code = 'unavailable'
}

/** Creates the run of a write, not sent yet. Only the newest run of a key changes the status and calls back. */
export function createRun<T>(work: Work<T>, options: WriteOptions<T>, key: RunKey): Run {
  const { timeoutMs = SAVE_TIMEOUT_MS, isStored, onSaved, onShown, onFailed } = options
  let isSending = false
  let isSaved = false
  const run: RunState = { attempt, checkLive: null, mayBeStored: key.mayBeStored, failure: null }
  const change: ChangeStatus = (...write) => {
    if (key.isNewest()) key.change(...write)
  }

  async function attempt(): Promise<void> {
    if (isSending || isSaved) return
    key.becomeNewest()
    run.checkLive = null
    run.failure = null
    change({ status: 'saving' })
    if (navigator.onLine) await send()
    else fail(new OfflineError('No network'))
  }

  async function send(): Promise<void> {
    run.mayBeStored = true
    isSending = true
    const steps = watchSteps(change)
    const answer = work(steps.next)
    const end = () => {
      isSending = false
      steps.stop()
    }
    await (timeoutMs === null ? answer : rejectAfter(answer, timeoutMs))
      .finally(end)
      .then(succeed, fail)
    // An answer that comes after the time limit.
    void answer.then(succeed, () => {})
  }

  /** Ends the run. The answer is null when the live value has shown the write instead. */
  function succeed(answer: T | null): void {
    if (isSaved || !key.isNewest()) return
    isSaved = true
    run.checkLive = null
    run.failure = null
    run.mayBeStored = false
    change({ status: 'saved', savedAt: new Date() })
    onSaved?.(answer)
    if (onShown) onceShown(onShown)
  }

  function fail(error: unknown): void {
    console.error('[dashboard] a write failed', error)
    if (isSaved || !key.isNewest()) return
    const reason = reasonOf(error)
    const retry = () => void attempt()
    run.failure = reason
    change({ status: 'failed', reason, retry })
    onFailed?.({ reason, error, retry })
    // When the document is gone, the write is not stored.
    if (run.mayBeStored && reason !== 'gone') onceShown(() => succeed(null))
  }

  /** Calls `then` once the live value shows the write. It may show it already. */
  function onceShown(then: () => void): void {
    run.checkLive = () => {
      if (!isStored?.()) return
      run.checkLive = null
      then()
    }
    run.checkLive()
  }

  return run
}

function watchSteps(change: ChangeStatus) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    // The session must not end as idle during a write of many steps, such as a restore.
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
