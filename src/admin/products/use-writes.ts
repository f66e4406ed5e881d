import { useCallback, useState } from 'react'
import { inTime, reasonOf, TimeoutError, type Reason } from '../../data/errors'
import { SAVE_TIMEOUT_MS } from '../../limits'

export type WriteKind = 'move' | 'remove' | 'rename'
/** What is happening to one card. A failed write stays until it is tried again or given up: it never looks saved. */
export type Write = { kind: WriteKind; again: () => void } & ({ status: 'saving' } | { status: 'failed'; reason: Reason })

class OfflineError extends Error {
  readonly code = 'unavailable'
}

/**
 * Sends a write and says how it ended. Without a network nothing is sent: a write that waits in the SDK could land
 * hours later. `onLate` is called when a write arrives after it was reported as unconfirmed.
 */
export async function attempt(work: () => Promise<unknown>, onLate: () => void = () => {}): Promise<Reason | null> {
  try {
    if (navigator.onLine === false) throw new OfflineError('No network')
    await inTime(work(), SAVE_TIMEOUT_MS)
    return null
  } catch (error) {
    console.error('[dashboard] a write did not arrive', error)
    if (error instanceof TimeoutError) error.late.then(onLate, () => undefined)
    return reasonOf(error)
  }
}

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
