import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Live } from '../lib/live'
import { FIRST_ANSWER_MS } from '../limits'
import type { Source } from './live'

/** The last value of one source. A module keeps it, so that coming back to a page starts where it was left. */
export type Cache<T> = { value?: T }

type Options<T> = {
  /** Ready from the first render, as prerendered pages need. */
  initial?: T | undefined
  cache?: Cache<T>
  /** Makes the value to show of an answer and of what is shown. Pure, and of stable identity. */
  reconcile?: (answer: T, shown: T | undefined) => T
}

type State<T> = {
  live: Live<T>
  /** The source that gave the last value. */
  answeredBy: Source<T> | null
  /** What the server said to the current attempt. */
  answer: 'none' | 'fresh' | 'failed'
}

export type LiveResult<T> = Live<T> & {
  /** The first answer failed or has not come in time: what is shown may be old. */
  isStale: boolean
  /** The source was exchanged and has not answered yet. */
  isPending: boolean
  /** Subscribes again, for example after a failure. */
  retry: () => void
}

/**
 * The one hook for live data. Pass a source that keeps its identity (a module constant or `useMemo`).
 * A later error keeps the last good value, because a page that has shown something must not lose it. Without a
 * configured project the initial value is what there is, and it does not count as stale.
 */
export function useLive<T>(source: Source<T>, { initial, cache, reconcile }: Options<T> = {}): LiveResult<T> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State<T>>(() => {
    const value = cache?.value ?? initial
    const live: Live<T> = value === undefined ? { status: 'loading' } : { status: 'ready', value }
    return { live, answeredBy: null, answer: 'none' }
  })

  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (now.answer === 'none' ? { ...now, answer: 'failed' } : now)),
      FIRST_ANSWER_MS,
    )
    const stop = source({
      next: (answer, { fromCache }) => {
        if (!fromCache) clearTimeout(timer)
        setState((now) => {
          const shown = now.live.status === 'ready' ? now.live.value : undefined
          const value = reconcile ? reconcile(answer, shown) : answer
          return { live: { status: 'ready', value }, answeredBy: source, answer: fromCache ? now.answer : 'fresh' }
        })
      },
      error: (error) => {
        clearTimeout(timer)
        const isConfigured = error.name !== 'NotConfiguredError'
        // A site without a project is not broken: it shows what is baked.
        const log = isConfigured ? console.error : console.warn
        log('[data] a live value failed', error)
        setState((now) => ({
          live: now.live.status === 'ready' ? now.live : { status: 'error', error },
          answeredBy: now.answeredBy,
          answer: isConfigured ? 'failed' : 'fresh',
        }))
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [source, reconcile, attempt])

  useEffect(() => {
    if (cache && state.answeredBy && state.live.status === 'ready') cache.value = state.live.value
  }, [cache, state])

  const retry = useCallback(() => {
    setState((now) => ({ ...now, answer: 'none' }))
    setAttempt((now) => now + 1)
  }, [])
  return useMemo(
    () => ({ ...state.live, isStale: state.answer === 'failed', isPending: state.answeredBy !== source, retry }),
    [state, source, retry],
  )
}
