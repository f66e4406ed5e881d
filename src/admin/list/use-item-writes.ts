import { closeMessage, type Topic } from '../ui/sticky-message'
import { useLatest } from '../ui/use-latest'
import type { Work, WriteOptions } from '../writes/tracked-write'
import { useUnsaved } from '../writes/unsaved'
import { useWritesByKey } from '../writes/use-writes'
import { isBusy, isUnconfirmed, type WriteState } from '../writes/write-state'

const ACTIONS = ['delete', 'hide', 'move'] as const
export type ItemWrite = WriteState & { action: (typeof ACTIONS)[number] }
const IDLE: ItemWrite = { status: 'idle', action: 'move' }

type Action = ItemWrite['action'] | 'take-back'

type ActionOptions<T, R> = Pick<WriteOptions<R>, 'enqueue' | 'onShown' | 'onFailed'> & {
  work: Work<R>
  /** Whether this list shows the result of the action. */
  isShownIn: (items: readonly T[]) => boolean
  /** Called once the action is stored. The answer is null when it was lost. */
  onDone: (answer: R | null) => void
}

/** Does an action on the item with this id. */
export type RunAction<T> = <R>(
  action: Action,
  id: string,
  options: ActionOptions<T, R>,
) => Promise<void>

/** The topic of the messages about an action, which is also the key of its write. */
export const topicOf = (action: Action, id: string): Topic => `${action}:${id}`

export type ItemWrites<T> = {
  run: RunAction<T>
  /** Sends a move again that has failed, and waits for one under way. @throws DataError when it fails */
  ensureMoved: (id: string) => Promise<void>
  /** The write whose status an item shows: a failed one before a running one. */
  writeOf: (id: string) => ItemWrite
  /** Whether an item is being hidden or deleted. One that is being moved can be moved again. */
  areControlsOff: (id: string) => boolean
  /** Whether a deletion of an item here is stored, or may be. It is told by itself, and is none of another device. */
  isDeletedHere: (id: string) => boolean
  /** Whether a hiding of an item here may be stored although no answer says so. */
  mayBeHiddenHere: (id: string) => boolean
  /** Stops the failed writes of an item, which a newer one must outlive. Their failures stay. */
  stopFailed: (id: string) => void
  forgetMove: (id: string) => void
  /** Hides the failures of an item. A write that is stored after all still shows its message, with its undo. */
  hideFailures: (id: string) => void
}

/**
 * The writes of a live list by action and item, and one status for each item.
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
      ...writes.writeOf(topicOf(action, id)),
      action,
    }))
    return all.find(({ status }) => status === 'failed') ?? all.find(isUnconfirmed) ?? IDLE
  }
  // Leaving would lose the retry of a failed write.
  useUnsaved(items.some(({ id }) => isUnconfirmed(writeOf(id))))

  const stopFailed = (id: string) =>
    ACTIONS.forEach((action) => writes.stopFailed(topicOf(action, id)))

  const run: RunAction<T> = (action, id, { work, isShownIn, onDone, ...calls }) => {
    const sendLast: typeof work = (attempt) => {
      stopFailed(id)
      return work(attempt)
    }
    return writes.run(topicOf(action, id), sendLast, {
      ...calls,
      isStored: () => isShownIn(newest.current),
      onSaved: (answer) => {
        closeMessage(topicOf(action, id))
        if (action === 'take-back') writes.forget(topicOf('delete', id))
        onDone(answer)
        onSaved?.()
      },
    })
  }
  return {
    run,
    ensureMoved: (id) => writes.ensureStored(topicOf('move', id)),
    writeOf,
    areControlsOff: (id) =>
      ACTIONS.some((action) => action !== 'move' && isBusy(writes.writeOf(topicOf(action, id)))),
    isDeletedHere: (id) => {
      const deletion = writes.newest(topicOf('delete', id))
      return deletion !== undefined && (deletion.isSaved || deletion.mayBeStored)
    },
    mayBeHiddenHere: (id) => writes.newest(topicOf('hide', id))?.mayBeStored ?? false,
    stopFailed,
    forgetMove: (id) => writes.forget(topicOf('move', id)),
    hideFailures: (id) => {
      for (const action of ACTIONS) {
        writes.hideFailure(topicOf(action, id))
        closeMessage(topicOf(action, id))
      }
    },
  }
}
