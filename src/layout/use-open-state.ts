import { useEffect, useState } from 'react'
import type { CentreFields } from '../data/content/centre'
import {
  exceptionNow,
  isLateEvening,
  nearExceptions,
  openState,
  type OpenState,
} from '../lib/hours'

const MINUTE_MS = 60_000

type Exceptions = CentreFields['exceptions']
type State = {
  /** Whether the centre is open now. */
  open: OpenState | null
  /** The exception that applies today. */
  special: Exceptions[number] | null
  /** The exceptions of the next two weeks. */
  near: Exceptions
  /** Whether it is late in the evening or at night. */
  isLate: boolean
}

const UNKNOWN: State = { open: null, special: null, near: [], isLate: false }

/** What the opening hours say about this moment. `UNKNOWN` during prerendering and hydration. */
export function useOpenState({
  hours,
  exceptions,
}: Pick<CentreFields, 'hours' | 'exceptions'>): State {
  const [state, setState] = useState(UNKNOWN)
  useEffect(() => {
    const read = () => {
      const now = new Date()
      setState({
        open: openState(hours, exceptions, now),
        special: exceptionNow(exceptions, now),
        near: nearExceptions(exceptions, now),
        isLate: isLateEvening(now),
      })
    }
    read()
    const timer = setInterval(read, MINUTE_MS)
    return () => clearInterval(timer)
  }, [hours, exceptions])
  return state
}
