import { useCallback, useEffect, useState } from 'react'
import type { AsyncState } from '../../lib/async-state'
import { toError } from '../../lib/to-error'
import { useStableCheck } from './use-stable-check'

/** Loads a value. The signal is aborted when the value is no longer needed. */
type Load<T> = (signal: AbortSignal) => Promise<T>

type LoadState<T> = { load: Load<T> | null; attempt: number; state: AsyncState<T> }

const LOADING = { status: 'loading' } as const

/**
 * Loads a value once, and again when `load` changes or after `retry`. `attempt` counts the retries.
 * @param load must keep its identity (a module function or `useMemo`); null loads nothing
 * @param part the part of the site in the log of a failure
 */
export function useLoadedOnce<T>(
  load: Load<T> | null,
  part = 'data',
): {
  state: AsyncState<T>
  attempt: number
  retry: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<LoadState<T>>({ load, attempt, state: LOADING })

  useStableCheck('useLoadedOnce', load)
  useEffect(() => {
    if (!load) return
    const abort = new AbortController()
    const settle = (state: AsyncState<T>) => {
      if (!abort.signal.aborted) setLast({ load, attempt, state })
    }
    load(abort.signal).then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) => {
        if (!abort.signal.aborted) console.warn(`[${part}] a value could not be loaded`, error)
        settle({ status: 'error', error: toError(error) })
      },
    )
    return () => abort.abort()
  }, [load, attempt, part])

  const isCurrent = load !== null && last.load === load && last.attempt === attempt
  return {
    state: isCurrent ? last.state : LOADING,
    attempt,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  }
}
