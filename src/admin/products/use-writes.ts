import { useCallback, useState } from 'react'
import type { Reason } from '../../data/errors'
import { attempt } from '../attempt'

export type WriteKind = 'move' | 'remove' | 'rename'
/** What is happening to one card. A failed write stays until it is tried again or given up: it never looks saved. */
export type Write = { kind: WriteKind; again: () => void } & ({ status: 'saving' | 'waiting' } | { status: 'failed'; reason: Reason })

/** The writes of the cards by id, at most one each. `onSaved` is told of every one that arrived. */
export function useWrites(onSaved: () => void) {
  const [writes, setWrites] = useState<Readonly<Record<string, Write>>>({})

  const dismiss = useCallback((id: string) => {
    setWrites(({ [id]: _, ...rest }) => rest)
  }, [])

  /** @returns whether the write arrived */
  const run = useCallback(
    async (id: string, kind: WriteKind, work: () => Promise<unknown>, again: () => void): Promise<boolean> => {
      const say = (status: 'saving' | 'waiting') => setWrites((all) => ({ ...all, [id]: { kind, again, status } }))
      const arrived = () => {
        dismiss(id)
        onSaved()
      }
      say('saving')
      const reason = await attempt(work, { onSlow: () => say('waiting'), onLate: arrived })
      if (reason) setWrites((all) => ({ ...all, [id]: { kind, again, status: 'failed', reason } }))
      else arrived()
      return reason === null
    },
    [dismiss, onSaved],
  )

  return { writes, run, dismiss }
}
