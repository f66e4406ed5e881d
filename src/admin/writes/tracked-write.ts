import { logError, noAnswer, type Reason } from '../../data/client/errors'
import { reasonOf } from '../../data/client/reason'
import { touchKeptSession } from '../../data/session/kept-session'
import { SAVE_SLOW_MS, SAVE_TIMEOUT_MS } from '../../limits'
import { createOpenAttempts } from './open-attempts'
import type { WriteState } from './write-state'

export type Attempt = {
  /** Call it before each further one of several requests. The time limit begins anew. */
  step: () => void
  /** Stops this attempt, if it is not stored yet: it must not replace newer words, or store what was given up. */
  signal: AbortSignal
}

/** Sends one write. */
export type Work<T = unknown> = (attempt: Attempt) => Promise<T>

/** An attempt that failed. `retry` sends the same write again, when its turn comes. */
export type Failure = { reason: Reason; error: unknown; retry: () => void }

/** Sends an attempt when its turn comes, and resolves when the attempt has ended. */
export type Enqueue = (send: () => Promise<void>) => Promise<void>

export type WriteOptions<T = unknown> = {
  /** The queue of writes whose order matters. By default each attempt is sent at once. */
  enqueue?: Enqueue
  /** The time limit of each step; null for none. */
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
  /** Sends the write when its turn comes. Resolves when the attempt has ended. */
  sendInTurn: () => Promise<void>
  /** Sends the write at once if it has failed, and waits for it if it is under way. Leaves a first attempt its turn. */
  retryOrWait: () => Promise<void>
  /** Stops the attempts that are not stored yet, also those of the write that this one replaced. */
  stopAttempts: () => void
  /** Looks whether the live value shows the write. Call it when there may be a newer live value. */
  checkLive: () => void
  /** Why the newest attempt failed; null when it did not. */
  readonly failure: Reason | null
  readonly isSaved: boolean
  /** Whether an attempt of this write, or of the one that it replaced, may be stored although no answer says so. */
  readonly mayBeStored: boolean
}

type ChangeStatus = (state: WriteState, from?: WriteState['status']) => void

/** What holds the newest write of a form, a card or a row, and the status of that write. */
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

const sendAtOnce: Enqueue = (send) => send()

/**
 * Creates a write, not sent yet, and makes it the newest one of its slot. Only the newest one is sent, changes the status
 * and calls back.
 */
export function createTrackedWrite<T>(
  work: Work<T>,
  options: WriteOptions<T>,
  slot: WriteSlot,
): TrackedWrite {
  const { enqueue = sendAtOnce, timeoutMs = SAVE_TIMEOUT_MS, isStored, ...calls } = options
  let attempt: Promise<void> | null = null
  let isWaitingForTurn = false
  let isSaved = false
  let failure: Reason | null = null
  let replaced = slot.newest()
  const openAttempts = createOpenAttempts()
  const shown = watchShown(isStored)

  const write: TrackedWrite = {
    sendInTurn,
    retryOrWait: async () => {
      if (attempt || failure) await sendNow()
    },
    stopAttempts: () => {
      openAttempts.stop()
      replaced?.stopAttempts()
    },
    checkLive: shown.check,
    get failure() {
      return failure
    },
    get isSaved() {
      return isSaved
    },
    get mayBeStored() {
      return !isSaved && (!openAttempts.isEmpty() || (replaced?.mayBeStored ?? false))
    },
  }
  slot.setNewest(write)
  const isNewest = () => slot.newest() === write
  const change: ChangeStatus = (...state) => {
    if (isNewest()) slot.change(...state)
  }

  async function sendInTurn(): Promise<void> {
    if (isWaitingForTurn || attempt) return
    isWaitingForTurn = true
    change({ status: 'saving' })
    // Another write of the queue may send this one before itself.
    await enqueue(() => (isWaitingForTurn && isNewest() ? sendNow() : Promise.resolve()))
  }

  async function sendNow(): Promise<void> {
    if (isSaved) return
    attempt ??= sendAttempt().finally(() => {
      attempt = null
    })
    await attempt
  }

  async function sendAttempt(): Promise<void> {
    isWaitingForTurn = false
    shown.cancel()
    failure = null
    change({ status: 'saving' })
    if (navigator.onLine) await awaitAnswer()
    else fail(new OfflineError('No network'))
  }

  async function awaitAnswer(): Promise<void> {
    write.stopAttempts()
    const steps = watchSteps(change, timeoutMs)
    const answer = openAttempts.start((signal) => work({ step: steps.next, signal }))
    await Promise.race([answer, steps.late]).finally(steps.end).then(succeed, fail)
    // An answer that comes after the time limit.
    void answer.then(succeed, () => {})
  }

  /** Ends the write. The answer is null when the live value has shown the write instead. */
  function succeed(answer: T | null): void {
    if (isSaved) return
    isSaved = true
    replaced = undefined
    failure = null
    shown.cancel()
    if (!isNewest()) return
    change({ status: 'saved', savedAt: new Date() })
    calls.onSaved?.(answer)
    if (calls.onShown) shown.callOnce(calls.onShown)
  }

  function fail(error: unknown): void {
    logError('[dashboard] a write failed', error)
    if (isSaved || !isNewest()) return
    const told = { reason: reasonOf(error), retry: () => void sendInTurn() }
    failure = told.reason
    change({ status: 'failed', ...told })
    calls.onFailed?.({ ...told, error })
    shown.callOnce(() => {
      if (write.mayBeStored) succeed(null)
    })
  }

  return write
}

/** Calls back once, when the live value shows the write. */
function watchShown(isStored: (() => boolean) | undefined) {
  let waiting: (() => void) | null = null
  const cancel = () => {
    waiting = null
  }
  const check = () => {
    if (!waiting || !isStored?.()) return
    const call = waiting
    cancel()
    call()
  }
  return {
    /** Calls back at once where the live value shows the write already. */
    callOnce: (call: () => void) => {
      waiting = call
      check()
    },
    check,
    cancel,
  }
}

/** Shows that a step is slow. `late` rejects when a step takes longer than the time limit. */
function watchSteps(change: ChangeStatus, timeoutMs: number | null) {
  const timers: ReturnType<typeof setTimeout>[] = []
  let reject: (error: Error) => void = () => {}
  const late = new Promise<never>((_, rejectLate) => {
    reject = rejectLate
  })
  let isEnded = false
  const clear = () => timers.splice(0).forEach(clearTimeout)
  const begin = () => {
    // The session must not end as idle during a write of many steps, such as a restore.
    touchKeptSession()
    clear()
    timers.push(setTimeout(() => change({ status: 'slow' }, 'saving'), SAVE_SLOW_MS))
    if (timeoutMs !== null) timers.push(setTimeout(() => reject(noAnswer()), timeoutMs))
  }
  begin()
  return {
    late,
    next: () => {
      // After the time limit the work goes on.
      if (isEnded) return
      change({ status: 'saving' }, 'slow')
      begin()
    },
    end: () => {
      isEnded = true
      clear()
    },
  }
}
