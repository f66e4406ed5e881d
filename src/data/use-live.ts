import { useEffect, useState } from 'react'
import type { Live } from '../lib/live'
import type { Source } from './live'

/**
 * The one hook for live data. Pass a source that keeps its identity (a module constant or `useMemo`).
 * With `initial` the value is ready from the first render, as prerendered pages need; a later error keeps the last
 * good value, because a page that has shown something must not lose it.
 */
export function useLive<T>(source: Source<T>, initial?: T): Live<T> {
  const first: Live<T> = initial === undefined ? { status: 'loading' } : { status: 'ready', value: initial }
  const [state, setState] = useState<Live<T>>(first)
  useEffect(
    () =>
      source({
        next: (value) => setState({ status: 'ready', value }),
        error: (error) => {
          // A site without a project is not broken: it shows what is baked.
          const log = error.name === 'NotConfiguredError' ? console.warn : console.error
          log('[data] a live value failed', error)
          setState((now) => (now.status === 'ready' ? now : { status: 'error', error }))
        },
      }),
    [source],
  )
  return state
}
