/*
 * The status of a write, and what leads from one to the next:
 *
 *   idle, saved, failed   a run or a retry begins                          saving
 *   saving                a step has no answer for SAVE_WAITING_MS         waiting
 *   waiting               the next step begins                             saving
 *   saving, waiting       the answer comes                                 saved
 *   saving, waiting       an error, no network, or the time limit is over  failed
 *   failed                a late answer, or the write as the live value   saved
 *   any                   another run of the same key replaces the write   saving
 *   any                   `forget`                                         idle
 *   failed                `hideFailure`                                    idle
 *
 * A write that was replaced or forgotten tells nobody how it ended.
 */

import { useEffect, useRef, useState } from 'react'
import { DataError, rejectAfter, type Reason } from '../../data/client/errors'
import { reasonOf } from '../../data/client/reason'
import { touchKeptSession } from '../../data/session/kept-session'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../../limits'
import { useUnsaved } from './unsaved'

export type WriteState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'waiting' }
  | { status: 'saved'; savedAt: Date }
  | { status: 'failed'; reason: Reason; retry: () => void }

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

/** A write with its attempts. */
type Run = {
  /** Looks whether the live value shows the write; null while nobody waits for that. */
  checkLive: (() => void) | null
  /** Whether this write, or the one that it replaced, was sent and is not known to be stored. */
  mayBeStored: boolean
  /** Why the newest attempt failed; null when it did not. `resend` tries again, and resolves when that attempt has ended. */
  failure: { reason: Reason; resend: () => Promise<void> } | null
}

async function resendFailedIn(runs: ReadonlyMap<string, Run>, key: string): Promise<void> {
  await runs.get(key)?.failure?.resend()
  const newFailure = runs.get(key)?.failure
  if (newFailure) throw new DataError(newFailure.reason, `Failed again: ${key}`)
}

/** Writes and their status by key, one key for each card, row or form. The newest write of a key wins. */
export function useWritesByKey() {
  const [writes, setWrites] = useState<ReadonlyMap<string, WriteState>>(new Map())
  const setIdle = (key: string) =>
    setWrites((all) => new Map([...all].filter(([other]) => other !== key)))
  const newestRuns = useRef(new Map<string, Run>())
  useUnsaved([...writes.values()].some(isBusy))
  useEffect(() => {
    for (const { checkLive } of newestRuns.current.values()) checkLive?.()
  })

  /** Sends a write, and resolves after its first attempt. */
  const run = <T>(key: string, work: Work<T>, options: WriteOptions<T> = {}): Promise<void> => {
    const { timeoutMs = SAVE_TIMEOUT_MS, isStored, onSaved, onShown, onFailed } = options
    const mayBeStored = newestRuns.current.get(key)?.mayBeStored ?? false
    const thisRun: Run = { checkLive: null, mayBeStored, failure: null }
    let isSending = false
    let isSaved = false
    const isNewest = () => newestRuns.current.get(key) === thisRun
    const change: ChangeStatus = (write, from) => {
      if (!isNewest()) return
      setWrites((all) =>
        from && all.get(key)?.status !== from ? all : new Map(all).set(key, write),
      )
    }
    const whenShown = (then: () => void) => {
      thisRun.checkLive = () => {
        if (!isStored?.()) return
        thisRun.checkLive = null
        then()
      }
      // The live value may show it already.
      thisRun.checkLive()
    }
    const succeed = (answer: T | null) => {
      if (isSaved || !isNewest()) return
      isSaved = true
      thisRun.checkLive = null
      thisRun.failure = null
      thisRun.mayBeStored = false
      change({ status: 'saved', savedAt: new Date() })
      onSaved?.(answer)
      if (onShown) whenShown(onShown)
    }
    const fail = (error: unknown) => {
      console.error('[dashboard] a write failed', error)
      if (isSaved || !isNewest()) return
      const reason = reasonOf(error)
      thisRun.failure = { reason, resend: attempt }
      const retry = () => void attempt()
      change({ status: 'failed', reason, retry })
      onFailed?.({ reason, error, retry })
      // No answer was lost when nothing was sent, or the document is gone.
      if (thisRun.mayBeStored && reason !== 'gone') whenShown(() => succeed(null))
    }

    async function attempt(): Promise<void> {
      if (isSending || isSaved) return
      newestRuns.current.set(key, thisRun)
      thisRun.checkLive = null
      thisRun.failure = null
      change({ status: 'saving' })
      if (!navigator.onLine) {
        fail(new OfflineError('No network'))
        return
      }
      thisRun.mayBeStored = true
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
    return attempt()
  }

  return {
    writeOf: (key: string): WriteState => writes.get(key) ?? IDLE,
    run,
    /** Sends a write again that has failed. @throws DataError with the reason for which it fails again */
    resendFailed: (key: string): Promise<void> => resendFailedIn(newestRuns.current, key),
    /** Forgets a write, and ignores its result. */
    forget: (key: string) => {
      newestRuns.current.delete(key)
      setIdle(key)
    },
    /** Shows a failed write as idle. It is still told when it is stored after all. */
    hideFailure: (key: string) => {
      if (newestRuns.current.get(key)?.failure) setIdle(key)
    },
  }
}

/** One write and its status, for a form or a button that has no other. */
export function useWrite() {
  const { writeOf, run, forget } = useWritesByKey()
  return {
    write: writeOf('form'),
    run: <T>(work: Work<T>, options?: WriteOptions<T>) => run('form', work, options),
    forget: () => forget('form'),
  }
}
