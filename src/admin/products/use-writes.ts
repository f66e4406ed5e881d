import { useCallback, useState } from 'react'
import type { Reason } from '../../data/errors'
import { attempt } from '../attempt'

export type WriteKind = 'move' | 'remove' | 'rename'
/** What is happening to one card. A failed write stays until it is tried again or given up: it never looks saved. */
export type Write = { id: string; kind: WriteKind; again: () => void } & (
  { status: 'saving' | 'waiting' } | { status: 'failed'; reason: Reason }
)

/** The writes of the cards, at most one of each kind for a card. `onSaved` is told of every one that arrived. */
export function useWrites(onSaved: () => void) {
  const [writes, setWrites] = useState<readonly Write[]>([])

  const dismiss = useCallback((id: string, kind: WriteKind) => {
    setWrites((all) => all.filter((one) => one.id !== id || one.kind !== kind))
  }, [])

  /** @returns whether the write arrived */
  const run = useCallback(
    async (id: string, kind: WriteKind, work: () => Promise<unknown>, again: () => void): Promise<boolean> => {
      const say = (write: Write) =>
        setWrites((all) => [...all.filter((one) => one.id !== id || one.kind !== kind), write])
      const arrived = () => {
        dismiss(id, kind)
        onSaved()
      }
      say({ id, kind, again, status: 'saving' })
      const reason = await attempt(work, { onSlow: () => say({ id, kind, again, status: 'waiting' }), onLate: arrived })
      if (reason) say({ id, kind, again, status: 'failed', reason })
      else arrived()
      return reason === null
    },
    [dismiss, onSaved],
  )

  /** What a card says of its writes: a failed one before one that is on its way. */
  const writeOf = (id: string): Write | undefined => {
    const own = writes.filter((one) => one.id === id)
    return own.find((one) => one.status === 'failed') ?? own.at(-1)
  }
  return { writeOf, run, dismiss }
}
