import { useEffect, useState } from 'react'
import type { CentreFields } from '../content/centre'
import { nearExceptions, openState, type OpenState } from '../../lib/hours'

const MINUTE_MS = 60_000

type State = { open: OpenState | null; near: CentreFields['exceptions'] }

/** Whether the centre is open now, and the exceptions of the next two weeks. Empty during prerendering and hydration. */
export function useOpenState({ hours, exceptions }: Pick<CentreFields, 'hours' | 'exceptions'>): State {
  const [state, setState] = useState<State>({ open: null, near: [] })
  useEffect(() => {
    const read = () => {
      const now = new Date()
      setState({ open: openState(hours, exceptions, now), near: nearExceptions(exceptions, now) })
    }
    read()
    const timer = setInterval(read, MINUTE_MS)
    return () => clearInterval(timer)
  }, [hours, exceptions])
  return state
}
