import { useEffect, useState } from 'react'
import type { CentreFields } from '../../data/centre'
import type { OpenState } from '../../lib/hours'

const MINUTE_MS = 60_000

type State = { open: OpenState | null; near: CentreFields['exceptions'] }

const UNKNOWN: State = { open: null, near: [] }

/** Whether the centre is open now, and the exceptions of the next two weeks. Empty during prerendering and hydration. */
export function useOpenState({ hours, exceptions }: Pick<CentreFields, 'hours' | 'exceptions'>): State {
  const [state, setState] = useState<State>(UNKNOWN)
  useEffect(() => {
    if (hours.length === 0) return
    let isOver = false
    const read = async () => {
      const { nearExceptions, openState } = await import('../../lib/hours')
      const now = new Date()
      if (!isOver) setState({ open: openState(hours, exceptions, now), near: nearExceptions(exceptions, now) })
    }
    const readOrWait = () => void read().catch(() => undefined)
    readOrWait()
    const timer = setInterval(readOrWait, MINUTE_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [hours, exceptions])
  return hours.length === 0 ? UNKNOWN : state
}
