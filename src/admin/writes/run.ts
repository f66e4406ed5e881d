import { rejectAfter, type Reason } from '../../data/client/errors'
import { reasonOf } from '../../data/client/reason'
import { touchKeptSession } from '../../data/session/kept-session'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../../limits'
import type { WriteState } from './write-state'

/** Sends one write. */
export type Work<T = unknown> = (step: () => void) => Promise<T>

/** An attempt that failed. `retry` sends the same write again. */
export type Failure = { reason: Reason; error: unknown; retry: () => void }

export type WriteOptions<T = unknown> = {
  timeoutMs?: number | null
  /** Whether the live value shows the write. So one that was stored is found although its answer was lost. */
  isStored?: () => boolean
  /** Called once the write is stored, with its answer, which may be late; null when the answer was lost. */
  onSaved?: (answer: T | null) => void
  /** Called once the write is stored and the live value shows it. */
  onShown?: () => void
  /** Called after each attempt that failed. */
  onFailed?: (failure: Failure) => void
}

/** A write with its attempts. */
export type Run = {
  /** Sends the write, and resolves when this attempt has ended. Does nothing while one is under way, or after a success. */
  attempt: () => Promise<void>
  /** Looks whether the live value shows the write; null while nobody waits for that. */
  checkLive: (() => void) | null
  /** Whether this write, or the one that it replaced, was sent and is not known to be stored. */
  mayBeStored: boolean
  /** Why the newest attempt failed; null when it did not. */
  failure: Reason | null
}

type ChangeStatus = (write: WriteState, from?: WriteState['status']) => void

/** What a run shares with the other runs of its key. */
export type RunKey = {
  becomeNewest: () => void
  isNewest: () => boolean
  /** Changes the status of the key; with `from`, only if it has that status. */
  change: ChangeStatus
  /** Whether the run that this one replaces was sent and is not known to be stored. */
  mayBeStored: boolean
}

/** A write that is not sent yet. Once another run is the newest of its key, this one changes and calls nothing. */
export function createRun<T>(work: Work<T>, options: WriteOptions<T>, key: RunKey): Run {
  const { timeoutMs = SAVE_TIMEOUT_MS, isStored, onSaved, onShown, onFailed } = options
  let isSending = false
  let isSaved = false
  const run: Run = { attempt, checkLive: null, mayBeStored: key.mayBeStored, failure: null }
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
    // No answer was lost when nothing was sent, or the document is gone.
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

/** Thrown instead of sending without a network: the SDK would keep the write, and could send it hours later. */
class OfflineError extends Error {
  readonly code = 'unavailable'
}

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
