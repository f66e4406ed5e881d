import { useEffect, useRef, useState } from 'react'
import { DataError } from '../../data/client/errors'
import {
  createTrackedWrite,
  type TrackedWrite,
  type Work,
  type WriteOptions,
  type WriteSlot,
} from './tracked-write'
import { useUnsaved } from './unsaved'
import { isBusy, type WriteState } from './write-state'

const IDLE: WriteState = { status: 'idle' }

type WritesByKey = {
  writeOf: (key: string) => WriteState
  newest: (key: string) => TrackedWrite | undefined
  /** Sends a write when its turn comes, and resolves after its first attempt. */
  run: <T>(key: string, work: Work<T>, options?: WriteOptions<T>) => Promise<void>
  /** Sends a write again that has failed, and waits for one under way. @throws DataError when it fails */
  ensureStored: (key: string) => Promise<void>
  /** Stops a failed write, if it is not stored yet. Its failure stays. */
  stopFailed: (key: string) => void
  /** Stops a failed write, and shows it as idle. It still tells when it is stored all the same. */
  hideFailure: (key: string) => void
  /** Stops a write, also one that waits for its turn, and ignores its result. */
  forget: (key: string) => void
}

/** Writes and their status by key, one key for each card, row or form. The newest write of a key wins. */
export function useWritesByKey(): WritesByKey {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, WriteState>>(new Map())
  const setIdle = (key: string) =>
    setStatuses((all) => new Map([...all].filter(([other]) => other !== key)))
  const newestWrites = useRef(new Map<string, TrackedWrite>())
  useUnsaved([...statuses.values()].some(isBusy))
  // After each render, because a newer live value causes one.
  useEffect(() => newestWrites.current.forEach((write) => write.checkLive()))

  const slotOf = (key: string): WriteSlot => ({
    newest: () => newestWrites.current.get(key),
    setNewest: (write) => newestWrites.current.set(key, write),
    change: (state, from) =>
      setStatuses((all) =>
        from && all.get(key)?.status !== from ? all : new Map(all).set(key, state),
      ),
  })

  const stopFailed = (key: string) => {
    const write = newestWrites.current.get(key)
    if (write?.failure) write.stopAttempts()
  }

  return {
    writeOf: (key) => statuses.get(key) ?? IDLE,
    newest: (key) => newestWrites.current.get(key),
    run: (key, work, options = {}) => createTrackedWrite(work, options, slotOf(key)).sendInTurn(),
    ensureStored: (key) => ensureStoredIn(newestWrites.current, key),
    stopFailed,
    hideFailure: (key) => {
      stopFailed(key)
      if (newestWrites.current.get(key)?.failure) setIdle(key)
    },
    forget: (key) => {
      newestWrites.current.get(key)?.stopAttempts()
      newestWrites.current.delete(key)
      setIdle(key)
    },
  }
}

async function ensureStoredIn(
  writes: ReadonlyMap<string, TrackedWrite>,
  key: string,
): Promise<void> {
  await writes.get(key)?.retryOrWait()
  const failure = writes.get(key)?.failure
  if (failure) throw new DataError(failure, `Failed again: ${key}`)
}

/** The key of the only write of a form or a button. */
const ONLY = 'only'

/** `WritesByKey` of one key. */
type SingleWrite = {
  write: WriteState
  run: <T>(work: Work<T>, options?: WriteOptions<T>) => Promise<void>
  stopFailed: () => void
  forget: () => void
  hideFailure: () => void
}

/** One write and its status, for a form or a button that has no other. */
export function useWrite(): SingleWrite {
  const { writeOf, run, stopFailed, forget, hideFailure } = useWritesByKey()
  return {
    write: writeOf(ONLY),
    run: (work, options) => run(ONLY, work, options),
    stopFailed: () => stopFailed(ONLY),
    forget: () => forget(ONLY),
    hideFailure: () => hideFailure(ONLY),
  }
}
