import type { Reason } from '../../data/client/errors'
import { closeMessage, type Topic } from '../ui/waiting-message'
import { useUnsaved } from '../writes/unsaved'
import {
  isBusy,
  isUnconfirmed,
  useWritesByKey,
  type WriteResult,
  type WriteState,
} from '../writes/use-writes'
import { useShownResults } from './use-shown-results'

const ACTIONS = ['delete', 'hide', 'move'] as const
type ItemWrite = WriteState & { action: (typeof ACTIONS)[number] }
const IDLE: ItemWrite = { status: 'idle', action: 'move' }

/** The proof that an action has succeeded: its answer, or the live list when the answer was lost. */
export type ActionOutcome<R> = { kind: 'answered'; answer: R } | { kind: 'seen' }

type Action<T, R> = {
  work: () => Promise<R>
  /** Whether this list shows the result of the action. */
  isShownIn: (items: readonly T[]) => boolean
  /** Called once the action has succeeded, also when it seemed to have failed. */
  onDone: (done: ActionOutcome<R>) => void
  /** Called once the action has succeeded and the list shows its result. */
  onShown?: () => void
  /** Called after every attempt that failed. `retry` does the same action again. */
  onFailed?: (reason: Reason, retry: () => void) => void
}

/** Does an action. Its key, `action:id`, is also the topic of its messages. */
export type RunAction<T> = <R>(key: Topic, action: Action<T, R>) => Promise<WriteResult>

/** The writes of a live list by `action:id`, and one status for each item. `onSaved` is called after every confirmed write. */
export function useItemWrites<T extends { id: string }>(
  items: readonly T[],
  onSaved: (() => void) | undefined,
) {
  const writes = useWritesByKey()
  /** The write whose status an item shows: a failed one before a running one. */
  const writeOf = (id: string): ItemWrite => {
    const all = ACTIONS.map((action): ItemWrite => ({
      ...writes.writeOf(`${action}:${id}`),
      action,
    }))
    return all.find(({ status }) => status === 'failed') ?? all.find(isUnconfirmed) ?? IDLE
  }
  // Leaving would lose the retry of a failed write.
  useUnsaved(items.some(({ id }) => isUnconfirmed(writeOf(id))))

  const results = useShownResults(items)
  const run: RunAction<T> = (key, { work, isShownIn, onDone, onShown, onFailed }) => {
    let isFinished = false
    const finish = (done: Parameters<typeof onDone>[0]) => {
      // The list may have shown the result before the answer comes, and a retry may be answered before the attempt before it.
      if (isFinished) return
      isFinished = true
      results.forget(key)
      closeMessage(key)
      onDone(done)
      onSaved?.()
      if (onShown) results.whenShown(key, { isShownIn, onShown })
    }
    const finishSeen = () => {
      writes.markSaved(key)
      finish({ kind: 'seen' })
    }
    const send = async () => finish({ kind: 'answered', answer: await work() })
    const attempt = async (): Promise<WriteResult> => {
      results.forget(key)
      const retry = () => void attempt()
      const result = await writes.run(key, send, { retry })
      if (result.status === 'failed') {
        onFailed?.(result.reason, retry)
        // When the item is gone, no answer was lost.
        if (result.reason !== 'gone') results.whenShown(key, { isShownIn, onShown: finishSeen })
      }
      return result
    }
    return attempt()
  }
  return {
    run,
    writeOf,
    /** Whether the controls of an item are off. An item that is being moved can be moved again. */
    areControlsOff: (id: string): boolean => {
      const write = writeOf(id)
      return isBusy(write) && write.action !== 'move'
    },
    /** Forgets the writes of an item. */
    forget: (id: string) => {
      for (const action of ACTIONS) {
        writes.forget(`${action}:${id}`)
        results.forget(`${action}:${id}`)
      }
    },
  }
}
