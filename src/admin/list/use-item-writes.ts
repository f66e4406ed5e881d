import { closeMessage, type Topic } from '../ui/sticky-message'
import { useLatest } from '../ui/use-latest'
import type { Work, WriteOptions } from '../writes/tracked-write'
import { useUnsaved } from '../writes/unsaved'
import { useWritesByKey } from '../writes/use-writes'
import { isBusy, isUnconfirmed, type WriteState } from '../writes/write-state'

const ACTIONS = ['delete', 'hide', 'move'] as const
export type ItemWrite = WriteState & { action: (typeof ACTIONS)[number] }
const IDLE: ItemWrite = { status: 'idle', action: 'move' }

type Action<T, R> = Pick<WriteOptions<R>, 'enqueue' | 'onShown' | 'onFailed'> & {
  work: Work<R>
  /** Whether this list shows the result of the action. */
  isShownIn: (items: readonly T[]) => boolean
  /** Called once the action is stored. The answer is null when it was lost. */
  onDone: (answer: R | null) => void
}

/** Does an action. Its key, `action:id`, is also the topic of its messages. */
export type RunAction<T> = <R>(key: Topic, action: Action<T, R>) => Promise<void>

export type ItemWrites<T> = {
  run: RunAction<T>
  ensureStored: (key: string) => Promise<void>
  /** The write whose status an item shows: a failed one before a running one. */
  writeOf: (id: string) => ItemWrite
  /** Whether an item is being hidden or deleted. One that is being moved can be moved again. */
  areControlsOff: (id: string) => boolean
  /** Whether a deletion of an item here is stored, or may be. It is told by itself, and is none of another device. */
  isDeletedHere: (id: string) => boolean
  /** Whether a hiding of an item here may be stored although no answer says so. */
  mayBeHiddenHere: (id: string) => boolean
  forgetMove: (id: string) => void
  /** Hides the failures of an item. A write that is stored after all still shows its message, with its undo. */
  hideFailures: (id: string) => void
}

/**
 * The writes of a live list by `action:id`, and one status for each item.
 * @param onSaved called after every confirmed write
 */
export function useItemWrites<T extends { id: string }>(
  items: readonly T[],
  onSaved: (() => void) | undefined,
): ItemWrites<T> {
  const newest = useLatest(items)
  const writes = useWritesByKey()
  const writeOf = (id: string): ItemWrite => {
    const all = ACTIONS.map((action): ItemWrite => ({
      ...writes.writeOf(`${action}:${id}`),
      action,
    }))
    return all.find(({ status }) => status === 'failed') ?? all.find(isUnconfirmed) ?? IDLE
  }
  // Leaving would lose the retry of a failed write.
  useUnsaved(items.some(({ id }) => isUnconfirmed(writeOf(id))))

  const run: RunAction<T> = (key, { work, isShownIn, onDone, ...calls }) => {
    const id = key.slice(key.indexOf(':') + 1)
    const sendLast: typeof work = (attempt) => {
      ACTIONS.map((action) => `${action}:${id}`)
        .filter((other) => other !== key)
        .forEach(writes.stopFailed)
      return work(attempt)
    }
    return writes.run(key, sendLast, {
      ...calls,
      isStored: () => isShownIn(newest.current),
      onSaved: (answer) => {
        closeMessage(key)
        if (key.startsWith('take-back:')) writes.forget(`delete:${id}`)
        onDone(answer)
        onSaved?.()
      },
    })
  }
  return {
    run,
    ensureStored: writes.ensureStored,
    writeOf,
    areControlsOff: (id) =>
      ACTIONS.some((action) => action !== 'move' && isBusy(writes.writeOf(`${action}:${id}`))),
    isDeletedHere: (id) => {
      const deletion = writes.newest(`delete:${id}`)
      return deletion !== undefined && (deletion.isSaved || deletion.mayBeStored)
    },
    mayBeHiddenHere: (id) => writes.newest(`hide:${id}`)?.mayBeStored ?? false,
    forgetMove: (id) => writes.forget(`move:${id}`),
    hideFailures: (id) => {
      for (const action of ACTIONS) {
        writes.hideFailure(`${action}:${id}`)
        closeMessage(`${action}:${id}`)
      }
    },
  }
}
