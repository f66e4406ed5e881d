import { useEffect, useRef, useState } from 'react'
import { DataError } from '../../data/client/errors'
import { createRun, type Run, type Work, type WriteOptions } from './run'
import { useUnsaved } from './unsaved'
import { isBusy, type WriteState } from './write-state'

const IDLE: WriteState = { status: 'idle' }

/** Writes and their status by key, one key for each card, row or form. The newest run of a key wins. */
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
    const newRun: Run = createRun(work, options, {
      becomeNewest: () => newestRuns.current.set(key, newRun),
      isNewest: () => newestRuns.current.get(key) === newRun,
      change: (write, from) =>
        setWrites((all) =>
          from && all.get(key)?.status !== from ? all : new Map(all).set(key, write),
        ),
      mayBeStored: newestRuns.current.get(key)?.mayBeStored ?? false,
    })
    return newRun.attempt()
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

async function resendFailedIn(runs: ReadonlyMap<string, Run>, key: string): Promise<void> {
  const failedRun = runs.get(key)
  if (failedRun?.failure) await failedRun.attempt()
  const newFailure = runs.get(key)?.failure
  if (newFailure) throw new DataError(newFailure, `Failed again: ${key}`)
}

/** One write and its status, for a form or a button that has no other. */
export function useWrite() {
  const { writeOf, run, forget, hideFailure } = useWritesByKey()
  return {
    write: writeOf('form'),
    run: <T>(work: Work<T>, options?: WriteOptions<T>) => run('form', work, options),
    forget: () => forget('form'),
    hideFailure: () => hideFailure('form'),
  }
}
