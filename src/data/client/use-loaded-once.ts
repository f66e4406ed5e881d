import { useCallback, useEffect, useState } from 'react'
import type { AsyncState } from '../../lib/async-state'
import { toError } from '../../lib/to-error'
import { logError } from './errors'
import { useStableCheck } from './use-stable-check'

/** Loads a value. The signal is aborted when the value is no longer needed. */
type Load<T> = (signal: AbortSignal) => Promise<T>

type LoadState<T> = {
  load: Load<T> | null
  attempt: number
  state: AsyncState<T>
  /** The error of the newest load while an older value stays. */
  failure: Error | null
}

const LOADING = { status: 'loading' } as const

/**
 * Loads a value once, and again when `load` changes or after `retry`. A value stays while `retry` loads it again, and
 * after a `failure` of that.
 * @param load must keep its identity (a module function or `useMemo`); null loads nothing
 * @param part the part of the site in the log of a failure
 */
export function useLoadedOnce<T>(
  load: Load<T> | null,
  part = 'data',
): {
  state: AsyncState<T>
  failure: Error | null
  retry: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<LoadState<T>>({
    load,
    attempt,
    state: LOADING,
    failure: null,
  })

  useStableCheck('useLoadedOnce', load)
  useEffect(() => {
    if (!load) return
    const abort = new AbortController()
    load(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted)
          setLast({ load, attempt, state: { status: 'ready', value }, failure: null })
      },
      (reason: unknown) => {
        if (abort.signal.aborted) return
        logError(`[${part}] a value could not be loaded`, reason)
        const error = toError(reason)
        setLast((before) =>
          before.load === load && before.state.status === 'ready'
            ? { ...before, failure: error }
            : { load, attempt, state: { status: 'error', error }, failure: null },
        )
      },
    )
    return () => abort.abort()
  }, [load, attempt, part])

  const isCurrent =
    load !== null &&
    last.load === load &&
    (last.attempt === attempt || last.state.status === 'ready')
  return {
    state: isCurrent ? last.state : LOADING,
    failure: isCurrent ? last.failure : null,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  }
}
