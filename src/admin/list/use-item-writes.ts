import type { Reason } from '../../data/client/errors'
import { useUnsaved } from '../form/unsaved'
import {
  isBusy,
  isUnconfirmed,
  useWrites,
  type WriteResult,
  type WriteStatus,
} from '../form/use-writes'
import { closeWaiting } from '../ui/waiting-message'
import { useArrivals, type Arrival } from './use-arrivals'

const ACTIONS = ['remove', 'hide', 'move'] as const
type ItemWrite = WriteStatus & { action: (typeof ACTIONS)[number] }
const IDLE: ItemWrite = { status: 'idle', action: 'move' }

/** An action, and what follows a failure. */
type Action<T> = Arrival<T> & {
  work: () => Promise<unknown>
  onFailed?: (reason: Reason) => void
}

/** The writes of a live list by `action:id`, and one status for each item. `onSaved` follows every confirmed write. */
export function useItemWrites<T extends { id: string }>(
  items: readonly T[],
  onSaved: (() => void) | undefined,
) {
  const writes = useWrites()
  /** A failed write is shown before a running one. */
  const writeOf = (id: string): ItemWrite => {
    const all = ACTIONS.map((action): ItemWrite => ({
      ...writes.statusOf(`${action}:${id}`),
      action,
    }))
    return all.find(({ status }) => status === 'failed') ?? all.find(isUnconfirmed) ?? IDLE
  }
  // What failed waits for its retry.
  useUnsaved(items.some(({ id }) => isUnconfirmed(writeOf(id))))

  const arrivals = useArrivals(items, (key) => {
    writes.settle(key)
    closeWaiting(key)
    onSaved?.()
  })
  const run = async (
    key: string,
    { work, onFailed, ...arrival }: Action<T>,
  ): Promise<WriteResult> => {
    arrivals.forget(key)
    const result = await writes.run(key, async () => {
      await work()
      arrivals.forget(key)
      onSaved?.()
    })
    if (result.status === 'failed') {
      onFailed?.(result.reason)
      arrivals.waitFor(key, arrival)
    }
    return result
  }
  return {
    run,
    writeOf,
    /** Whether nothing can be done with an item. One that is being moved can be moved again. */
    isOff: (id: string): boolean => {
      const write = writeOf(id)
      return isBusy(write) && write.action !== 'move'
    },
    /** Forgets what was tried with an item. */
    dismiss: (id: string) => {
      for (const action of ACTIONS) {
        writes.dismiss(`${action}:${id}`)
        arrivals.forget(`${action}:${id}`)
      }
    },
  }
}
