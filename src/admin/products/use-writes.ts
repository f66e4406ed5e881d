import { useCallback, useState } from 'react'
import type { Reason } from '../../data/errors'
import { attempt } from '../attempt'

export type WriteKind = 'move' | 'remove' | 'rename'
/** What is happening to one card. A failed write stays until it is tried again or given up: it never looks saved. */
export type Write = { kind: WriteKind; again: () => void } & ({ status: 'saving' } | { status: 'failed'; reason: Reason })

/** The writes of the cards by id, at most one each. */
export function useWrites() {
  const [writes, setWrites] = useState<Readonly<Record<string, Write>>>({})

  const dismiss = useCallback((id: string) => {
    setWrites(({ [id]: _, ...rest }) => rest)
  }, [])

  /** @returns whether the write arrived */
  const run = useCallback(
    async (id: string, kind: WriteKind, work: () => Promise<unknown>, again: () => void): Promise<boolean> => {
      setWrites((all) => ({ ...all, [id]: { kind, again, status: 'saving' } }))
      const reason = await attempt(work, () => dismiss(id))
      if (reason) setWrites((all) => ({ ...all, [id]: { kind, again, status: 'failed', reason } }))
      else dismiss(id)
      return reason === null
    },
    [dismiss],
  )

  return { writes, run, dismiss }
}
