import { useState } from 'react'
import { DataError, logError } from '../../data/client/errors'

export type ReadState =
  { status: 'idle' | 'reading' } | { status: 'failed'; error: unknown; retry: () => void }

type Read = {
  state: ReadState
  isReading: boolean
  /** Resolves with whether the read has succeeded. Without a network it does not begin. */
  read: (work: () => Promise<unknown>) => Promise<boolean>
}

/** A read that a press asks for, and its status. Unlike a write, it is nothing that leaving the page would lose. */
export function useRead(): Read {
  const [state, setState] = useState<ReadState>({ status: 'idle' })
  const read: Read['read'] = async (work) => {
    setState({ status: 'reading' })
    try {
      if (!navigator.onLine) throw new DataError('offline', 'No network')
      await work()
      setState({ status: 'idle' })
      return true
    } catch (error) {
      logError('[dashboard] a read failed', error)
      setState({ status: 'failed', error, retry: () => void read(work) })
      return false
    }
  }
  return { state, isReading: state.status === 'reading', read }
}
