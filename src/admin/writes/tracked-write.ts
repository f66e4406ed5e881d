import { rejectAfter, type Reason } from '../../data/client/errors'
import { reasonOf } from '../../data/client/reason'
import { touchKeptSession } from '../../data/session/kept-session'
import { SAVE_SLOW_MS, SAVE_TIMEOUT_MS } from '../../limits'
import type { WriteState } from './write-state'

/** Sends one write. One of several requests calls `step` before each, because each may take its time. */
export type Work<T = unknown> = (step: () => void) => Promise<T>

/** An attempt that failed. `retry` sends the same write again, when its turn comes. */
export type Failure = { reason: Reason; error: unknown; retry: () => void }

/** Sends an attempt when its turn comes, and resolves when the attempt has ended. */
export type Enqueue = (send: () => Promise<void>) => Promise<void>

export type WriteOptions<T = unknown> = {
  /** The queue of writes whose order matters. By default each attempt is sent at once. */
  enqueue?: Enqueue
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

/** A write of a form, a card or a row. It can be sent again after a failure. */
export type TrackedWrite = {
  /** Sends the write, unless it is under way or stored. Resolves when the attempt has ended. */
  send: () => Promise<void>
  /** Looks whether the live value shows the write. Call it when there may be a newer live value. */
  checkLive: () => void
  /** Why the newest attempt failed; null when it did not. */
  readonly failure: Reason | null
  /** Whether this write, or the one that it replaced, was sent and its answer has not come. */
  readonly mayBeStored: boolean
}

type ChangeStatus = (state: WriteState, from?: WriteState['status']) => void

/** The place of a form, a card or a row for its newest write and the status of that. */
export type WriteSlot = {
  newest: () => TrackedWrite | undefined
  setNewest: (write: TrackedWrite) => void
  /** Changes the status; with `from`, only if it is that one. */
  change: ChangeStatus
}

/** Thrown without a network, instead of sending: the SDK would keep the write and send it later, even after hours. */
class OfflineError extends Error {
  readonly code = 'unavailable'
}

export const sendAtOnce: Enqueue = (send) => send()

/** Creates a write, not sent yet. Only the newest write of a slot changes its status and calls back. */
export function createTrackedWrite<T>(
  work: Work<T>,
  options: WriteOptions<T>,
  slot: WriteSlot,
): TrackedWrite {
  const { enqueue = sendAtOnce, timeoutMs = SAVE_TIMEOUT_MS, isStored, ...calls } = options
  let attempt: Promise<void> | null = null
  let isRetryQueued = false
  let isSaved = false
  let failure: Reason | null = null
  let mayBeStored = slot.newest()?.mayBeStored ?? false
  /** Called once the live value shows the write; null while nothing waits for that. */
  let whenLive: (() => void) | null = null

  const write: TrackedWrite = {
    send,
    checkLive,
    get failure() {
      return failure
    },
    get mayBeStored() {
      return mayBeStored
    },
  }
  const isNewest = () => slot.newest() === write
  const change: ChangeStatus = (...state) => {
    if (isNewest()) slot.change(...state)
  }

  async function send(): Promise<void> {
    if (isSaved) return
    attempt ??= sendAttempt().finally(() => {
      attempt = null
    })
    await attempt
  }

  async function sendAttempt(): Promise<void> {
    slot.setNewest(write)
    isRetryQueued = false
    whenLive = null
    failure = null
    change({ status: 'saving' })
    if (navigator.onLine) await awaitAnswer()
    else fail(new OfflineError('No network'))
  }

  async function awaitAnswer(): Promise<void> {
    mayBeStored = true
    const steps = watchSteps(change)
    const answer = work(steps.next)
    await (timeoutMs === null ? answer : rejectAfter(answer, timeoutMs))
      .finally(steps.stop)
      .then(succeed, fail)
    // An answer that comes after the time limit.
    void answer.then(succeed, () => {})
  }

  /** Ends the write. The answer is null when the live value has shown the write instead. */
  function succeed(answer: T | null): void {
    if (isSaved || !isNewest()) return
    isSaved = true
    mayBeStored = false
    failure = null
    whenLive = null
    change({ status: 'saved', savedAt: new Date() })
    calls.onSaved?.(answer)
    if (calls.onShown) waitForLive(calls.onShown)
  }

  function fail(error: unknown): void {
    console.error('[dashboard] a write failed', error)
    if (isSaved || !isNewest()) return
    const reason = reasonOf(error)
    const retry = () => {
      if (isRetryQueued) return
      isRetryQueued = true
      change({ status: 'saving' })
      // Another write of the queue may send this one before itself.
      void enqueue(async () => {
        if (isRetryQueued && isNewest()) await send()
      })
    }
    failure = reason
    change({ status: 'failed', reason, retry })
    calls.onFailed?.({ reason, error, retry })
    // When the document is gone, the write is not stored.
    if (mayBeStored && reason !== 'gone') waitForLive(() => succeed(null))
  }

  /** Calls back once the live value shows the write. It may show it already. */
  function waitForLive(callBack: () => void): void {
    whenLive = callBack
    checkLive()
  }

  function checkLive(): void {
    if (!whenLive || !isStored?.()) return
    const callBack = whenLive
    whenLive = null
    callBack()
  }

  return write
}

function watchSteps(change: ChangeStatus) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    // The session must not end as idle during a write of many steps, such as a restore.
    touchKeptSession()
    clearTimeout(timer)
    timer = setTimeout(() => change({ status: 'slow' }, 'saving'), SAVE_SLOW_MS)
  }
  begin()
  return {
    next: () => {
      change({ status: 'saving' }, 'slow')
      begin()
    },
    stop: () => clearTimeout(timer),
  }
}
