import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AsyncState } from '../lib/async-state'
import { FIRST_ANSWER_MS } from '../limits'
import type { Subscribable } from './subscribable'

/** The last value of one subscribable. A module keeps it, so that coming back to a page starts where it was left. */
export type Cache<T> = { value?: T }

type Options<T> = {
  /** Ready from the first render, as prerendered pages need. */
  initial?: T | undefined
  cache?: Cache<T>
  /** Makes the value to show of an answer and of what is shown. Pure, and of stable identity. */
  reconcile?: (answer: T, current: T | undefined) => T
}

type State<T> = {
  current: AsyncState<T>
  /** The subscribable that gave the last value. */
  answeredBy: Subscribable<T> | null
  /** What the server said to the current attempt. */
  answer: 'none' | 'fresh' | 'failed'
}

export type LiveResult<T> = AsyncState<T> & {
  /** The first answer failed or has not come in time: what is shown may be old. */
  isStale: boolean
  /** The subscribable was exchanged and has not answered yet. */
  isPending: boolean
  /** Subscribes again, for example after a failure. */
  retry: () => void
}

/**
 * The one hook for live data. Pass a subscribable that keeps its identity (a module constant or `useMemo`).
 * A later error keeps the last good value, because a page that has shown something must not lose it. Without a
 * configured project the initial value is what there is, and it does not count as stale.
 */
export function useLive<T>(
  subscribable: Subscribable<T>,
  { initial, cache, reconcile }: Options<T> = {},
): LiveResult<T> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State<T>>(() => {
    const value = cache?.value ?? initial
    const current: AsyncState<T> = value === undefined ? { status: 'loading' } : { status: 'ready', value }
    return { current, answeredBy: null, answer: 'none' }
  })

  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (now.answer === 'none' ? { ...now, answer: 'failed' } : now)),
      FIRST_ANSWER_MS,
    )
    const stop = subscribable({
      next: (answer, { fromCache }) => {
        if (!fromCache) clearTimeout(timer)
        setState((now) => {
          const previous = now.current.status === 'ready' ? now.current.value : undefined
          const value = reconcile ? reconcile(answer, previous) : answer
          return {
            current: { status: 'ready', value },
            answeredBy: subscribable,
            answer: fromCache ? now.answer : 'fresh',
          }
        })
      },
      error: (error) => {
        clearTimeout(timer)
        const isConfigured = error.name !== 'NotConfiguredError'
        // A site without a project is not broken: it shows what is baked.
        const log = isConfigured ? console.error : console.warn
        log('[data] a live value failed', error)
        setState((now) => ({
          current: now.current.status === 'ready' ? now.current : { status: 'error', error },
          answeredBy: now.answeredBy,
          answer: isConfigured ? 'failed' : 'fresh',
        }))
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subscribable, reconcile, attempt])

  useEffect(() => {
    if (cache && state.answeredBy && state.current.status === 'ready') cache.value = state.current.value
  }, [cache, state])

  const retry = useCallback(() => {
    setState((now) => ({ ...now, answer: 'none' }))
    setAttempt((now) => now + 1)
  }, [])
  return useMemo(
    () => ({
      ...state.current,
      isStale: state.answer === 'failed',
      isPending: state.answeredBy !== subscribable,
      retry,
    }),
    [state, subscribable, retry],
  )
}
