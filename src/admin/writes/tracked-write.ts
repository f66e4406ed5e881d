import { rejectAfter, type Reason } from '../../data/client/errors'
import { reasonOf } from '../../data/client/reason'
import { touchKeptSession } from '../../data/session/kept-session'
import { SAVE_SLOW_MS, SAVE_TIMEOUT_MS } from '../../limits'
import type { WriteState } from './write-state'

export type Attempt = {
  /** Call it before each of several requests, because each may take its time. */
  step: () => void
  /** Stops this attempt, if it is not stored yet, when a newer one is sent: older words must not replace newer ones. */
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
  queue: () => Promise<void>
  /** Sends the write at once if it has failed, and waits for it if it is under way. Leaves a first attempt its turn. */
  retryOrWait: () => Promise<void>
  /** Stops the newest attempt if it is not stored yet, and an attempt of the write that this one replaced. */
  stop: () => void
  /** Looks whether the live value shows the write. Call it when there may be a newer live value. */
  checkLive: () => void
  /** Why the newest attempt failed; null when it did not. */
  readonly failure: Reason | null
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

/** The reasons that say that nothing was stored. After any other one only the answer may be lost. */
const REFUSALS: readonly Reason[] = [
  'denied',
  'gone',
  'too-large',
  'full',
  'invalid',
  'not-taken-back',
]

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
  let isQueued = false
  let isSaved = false
  let failure: Reason | null = null
  let replaced = slot.newest()
  const openAttempts = createOpenAttempts()
  const live = watchLive(isStored)

  const write: TrackedWrite = {
    queue,
    retryOrWait: async () => {
      if (attempt || failure) await send()
    },
    stop: () => {
      openAttempts.stop()
      replaced?.stop()
    },
    checkLive: live.check,
    get failure() {
      return failure
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

  async function queue(): Promise<void> {
    if (isQueued || attempt) return
    isQueued = true
    change({ status: 'saving' })
    // Another write of the queue may send this one before itself.
    await enqueue(() => (isQueued && isNewest() ? send() : Promise.resolve()))
  }

  async function send(): Promise<void> {
    if (isSaved) return
    attempt ??= sendAttempt().finally(() => {
      attempt = null
    })
    await attempt
  }

  async function sendAttempt(): Promise<void> {
    isQueued = false
    live.stop()
    failure = null
    change({ status: 'saving' })
    if (navigator.onLine) await awaitAnswer()
    else fail(new OfflineError('No network'))
  }

  async function awaitAnswer(): Promise<void> {
    write.stop()
    const steps = watchSteps(change)
    const answer = openAttempts.start((signal) => work({ step: steps.next, signal }))
    await inTime(answer, timeoutMs).finally(steps.stop).then(succeed, fail)
    // An answer that comes after the time limit.
    void answer.then(succeed, () => {})
  }

  /** Ends the write. The answer is null when the live value has shown the write instead. */
  function succeed(answer: T | null): void {
    if (isSaved) return
    isSaved = true
    replaced = undefined
    failure = null
    live.stop()
    if (!isNewest()) return
    change({ status: 'saved', savedAt: new Date() })
    calls.onSaved?.(answer)
    if (calls.onShown) live.wait(calls.onShown)
  }

  function fail(error: unknown): void {
    console.error('[dashboard] a write failed', error)
    if (isSaved || !isNewest()) return
    const reason = reasonOf(error)
    const retry = () => void queue()
    failure = reason
    change({ status: 'failed', reason, retry })
    calls.onFailed?.({ reason, error, retry })
    live.wait(() => {
      if (write.mayBeStored) succeed(null)
    })
  }

  return write
}

/** The attempts of a write that were neither refused nor stopped before they were sent. */
function createOpenAttempts() {
  const controllers = new Set<AbortController>()
  return {
    start: <T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const controller = new AbortController()
      const { signal } = controller
      controllers.add(controller)
      const answer = send(signal)
      answer.catch((error: unknown) => {
        const isStopped = signal.aborted && error === signal.reason
        if (isStopped || REFUSALS.includes(reasonOf(error))) controllers.delete(controller)
      })
      return answer
    },
    stop: () => controllers.forEach((controller) => controller.abort()),
    isEmpty: () => controllers.size === 0,
  }
}

/** Settles as the answer does, or rejects after the time limit; null for no limit. */
const inTime = <T>(answer: Promise<T>, timeoutMs: number | null): Promise<T> =>
  timeoutMs === null ? answer : rejectAfter(answer, timeoutMs)

/** Calls back once, when the live value shows the write. */
function watchLive(isStored: (() => boolean) | undefined) {
  let callBack: (() => void) | null = null
  const stop = () => {
    callBack = null
  }
  const check = () => {
    if (!callBack || !isStored?.()) return
    const call = callBack
    stop()
    call()
  }
  return {
    /** Waits for that. The live value may show the write already. */
    wait: (onLive: () => void) => {
      callBack = onLive
      check()
    },
    check,
    stop,
  }
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
