import type { Reason } from '../../data/client/errors'

export type WriteStatus =
  | { status: 'idle' }
  | { status: 'saving' }
  /** No answer for a few seconds, so the write is waiting for the network. */
  | { status: 'waiting' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; reason: Reason; retry: () => void }

export const isBusy = ({ status }: WriteStatus): boolean => status === 'saving' || status === 'waiting'

/** The latest write of every key. `attempt` counts over all keys. */
export type Writes = Readonly<Record<string, WriteStatus & { attempt: number }>>

export type WriteAction =
  | { type: 'started'; key: string; attempt: number }
  | { type: 'waited'; key: string; attempt: number }
  | { type: 'progressed'; key: string; attempt: number }
  | { type: 'saved'; key: string; attempt: number; at: Date }
  | { type: 'failed'; key: string; attempt: number; reason: Reason; retry: () => void }
  | { type: 'dismissed'; key: string }

const IDLE: WriteStatus = { status: 'idle' }

export const statusOf = (writes: Writes, key: string): WriteStatus => writes[key] ?? IDLE

/** Ignores the results of superseded and dismissed attempts. */
export function reduceWrites(writes: Writes, action: WriteAction): Writes {
  const { key } = action
  if (action.type === 'dismissed') {
    const { [key]: _, ...rest } = writes
    return rest
  }
  const { attempt } = action
  if (action.type === 'started') return { ...writes, [key]: { status: 'saving', attempt } }
  const current = writes[key]
  if (current?.attempt !== attempt) return writes
  switch (action.type) {
    case 'waited':
      return current.status === 'saving' ? { ...writes, [key]: { status: 'waiting', attempt } } : writes
    case 'progressed':
      return current.status === 'waiting' ? { ...writes, [key]: { status: 'saving', attempt } } : writes
    case 'saved':
      return { ...writes, [key]: { status: 'saved', at: action.at, attempt } }
    case 'failed':
      return { ...writes, [key]: { status: 'failed', reason: action.reason, retry: action.retry, attempt } }
  }
}
