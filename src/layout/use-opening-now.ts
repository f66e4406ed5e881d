import { useEffect, useState } from 'react'
import type { CentreFields } from '../data/content/centre'
import { useCentre } from '../data/pages/use-centre'
import {
  closedState,
  exceptionOf,
  isNightTime,
  nearExceptions,
  openState,
  type OpenState,
} from '../lib/hours/openings'
import { isSame } from '../lib/same'
import { MINUTE_MS } from '../limits'

type GivenHours = Pick<CentreFields, 'hours' | 'exceptions'>

/** Whether the centre has given the hours of its week or of special days. */
export const hasOpeningHours = ({ hours, exceptions }: GivenHours): boolean =>
  hours.length + exceptions.length > 0

/** Events of a return to the page. The timers of a hidden tab or a sleeping device stood still until then. */
const WAKING = ['visibilitychange', 'pageshow', 'focus', 'online'] as const

type Exceptions = CentreFields['exceptions']
export type OpeningNow = {
  /** Open until when, or closed until when; null while it is unknown. */
  state: OpenState | null
  /** The exception that applies now. Hours that end after midnight still apply in the night after its last day. */
  exception: Exceptions[number] | null
  /** The exceptions of the next two weeks. */
  nearExceptions: Exceptions
  /** Whether the centre is closed, and it is late in the evening or at night. */
  isNight: boolean
}

const UNKNOWN: OpeningNow = { state: null, exception: null, nearExceptions: [], isNight: false }

/** The state of the opening hours at this moment. `UNKNOWN` during prerendering and hydration. */
export function useOpeningNow({ hours, exceptions }: GivenHours): OpeningNow {
  const [shown, setShown] = useState(UNKNOWN)
  useEffect(
    () =>
      callEveryMinute(() => {
        const now = new Date()
        const state = openState(hours, exceptions, now)
        const next = {
          state,
          exception: exceptionOf(state, exceptions, now),
          nearExceptions: nearExceptions(exceptions, now),
          isNight: closedState(state) !== null && isNightTime(now),
        }
        setShown((before) => (isSame(before, next) ? before : next))
      }),
    [hours, exceptions],
  )
  return shown
}

/** Whether the centre is known to be closed now. */
export function useIsClosed(): boolean {
  return closedState(useOpeningNow(useCentre()).state) !== null
}

/** Calls `read` now, every minute, and whenever the page wakes. */
function callEveryMinute(read: () => void): () => void {
  read()
  const timer = setInterval(read, MINUTE_MS)
  for (const name of WAKING) addEventListener(name, read)
  return () => {
    clearInterval(timer)
    for (const name of WAKING) removeEventListener(name, read)
  }
}
