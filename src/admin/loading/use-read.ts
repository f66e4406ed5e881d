import { useState } from 'react'
import { DataError, type Reason } from '../../data/client/errors'
import { reasonOf } from '../../data/client/reason'

type ReadState =
  { status: 'idle' | 'reading' } | { status: 'failed'; reason: Reason; retry: () => void }

/** A read that a press asks for, and its status. Unlike a write, it is nothing that leaving the page would lose. */
export function useRead() {
  const [state, setState] = useState<ReadState>({ status: 'idle' })
  /** Resolves with whether the read has succeeded. Without a network it does not begin. */
  const read = async (work: () => Promise<unknown>): Promise<boolean> => {
    setState({ status: 'reading' })
    try {
      if (!navigator.onLine) throw new DataError('offline', 'No network')
      await work()
      setState({ status: 'idle' })
      return true
    } catch (error) {
      console.error('[dashboard] a read failed', error)
      setState({ status: 'failed', reason: reasonOf(error), retry: () => void read(work) })
      return false
    }
  }
  return { state, isReading: state.status === 'reading', read }
}
