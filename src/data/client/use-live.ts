import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react'
import type { AsyncState } from '../../lib/async-state'
import { FIRST_ANSWER_MS } from '../../limits'
import { isNotConfigured, noAnswer } from './errors'
import type { Subscribable } from './subscribable'
import { useStableCheck } from './use-stable-check'

/** The last value of a subscribable. Keep it in a module, so that a return to the page starts with it. */
export type Cache<T> = { value?: T }

type Options<T> = {
  /** The value of the first render, as prerendered pages need. */
  initial?: T | undefined
  cache?: Cache<T>
  /** Combines the new and the current value. It must be pure and keep its identity. */
  reconcile?: (answer: T, current: T | undefined) => T
}

/**
 * `confirmedBy` and `failed` name a subscribable, because the hook may get another one. For example the gallery
 * subscribes to batch 1, and later to the batches 1 and 2:
 *
 *     the server answers the first      result: batch 1       confirmedBy: first
 *     the second is subscribed          result: batch 1       confirmedBy: first    so it is not confirmed
 *     no answer comes in time           result: batch 1       failed: second
 *     the server answers the second     result: batches 1, 2  confirmedBy: second   failed: null
 */
type State<T> = {
  /** The shown value, or why there is none. */
  result: AsyncState<T>
  /** Whether `result` has an answer. Before the first answer it has the value of the first render. */
  isAnswered: boolean
  /** The last subscribable that the server answered. */
  confirmedBy: Subscribable<T> | null
  /** The last subscribable that failed or was late. An answer of the server or a retry makes it null. */
  failed: { source: Subscribable<T>; error: Error } | null
}

/** What `useLive` returns: the status of the value, and whether it may be outdated. */
export type LiveResult<T> = AsyncState<T> & {
  /** Why the value may be outdated: the first answer is late, or an error has ended the subscription. */
  failure: Error | null
  /** Whether the server has answered, or no server is configured. False while the value is from the cache. */
  isConfirmed: boolean
  retry: () => void
}

/**
 * Subscribes to live data. `subscribable` must keep its identity (a module constant or `useMemo`).
 *
 * An error after the first value keeps that value. Each subscription and each retry has FIRST_ANSWER_MS for an answer.
 * After that there is a `failure` until an answer arrives. Without a value the status is then `error`. Without a
 * configured project the initial value stays, and that is no failure.
 */
export function useLive<T>(
  subscribable: Subscribable<T>,
  { initial, cache, reconcile }: Options<T> = {},
): LiveResult<T> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State<T>>(() => {
    const value = cache?.value ?? initial
    const result: AsyncState<T> =
      value === undefined ? { status: 'loading' } : { status: 'ready', value }
    return { result, isAnswered: false, confirmedBy: null, failed: null }
  })

  useStableCheck('useLive', subscribable, reconcile)
  useEffect(
    () => subscribeState(subscribable, reconcile, setState),
    [subscribable, reconcile, attempt],
  )

  useEffect(() => {
    if (cache && state.isAnswered && state.result.status === 'ready')
      cache.value = state.result.value
  }, [cache, state])

  const retry = useCallback(() => {
    setState((current) => ({
      ...current,
      result: current.result.status === 'error' ? { status: 'loading' } : current.result,
      failed: null,
    }))
    setAttempt((current) => current + 1)
  }, [])
  const { result, confirmedBy, failed } = state
  return useMemo(
    () => ({
      ...result,
      failure: failed?.source === subscribable ? failed.error : null,
      isConfirmed: confirmedBy === subscribable,
      retry,
    }),
    [result, confirmedBy, failed, subscribable, retry],
  )
}

/** Subscribes, and changes the state with each answer and failure, and when the first answer is late. */
function subscribeState<T>(
  subscribable: Subscribable<T>,
  reconcile: Options<T>['reconcile'],
  setState: Dispatch<SetStateAction<State<T>>>,
): () => void {
  let isStopped = false
  const fail = (error: Error) => setState((current) => failedWith(current, subscribable, error))
  const timer = setTimeout(() => fail(noAnswer()), FIRST_ANSWER_MS)
  const stop = subscribable({
    next: (answer, { fromCache }) => {
      if (isStopped) return
      if (!fromCache) clearTimeout(timer)
      const newest = { answer, fromCache, reconcile }
      setState((current) => answeredWith(current, subscribable, newest))
    },
    error: (error) => {
      if (isStopped) return
      clearTimeout(timer)
      if (isNotConfigured(error)) {
        console.warn('[data] a live value failed', error)
        setState((current) => withoutDatabase(current, subscribable, error))
      } else {
        console.error('[data] a live value failed', error)
        fail(error)
      }
    },
  })
  return () => {
    isStopped = true
    clearTimeout(timer)
    // After the next effect has subscribed. While one of them listens to a query, the SDK does not send the query
    // again, so no document is read twice.
    setTimeout(stop)
  }
}

type NewAnswer<T> = { answer: T; fromCache: boolean; reconcile: Options<T>['reconcile'] }

function answeredWith<T>(
  current: State<T>,
  source: Subscribable<T>,
  newest: NewAnswer<T>,
): State<T> {
  const { answer, fromCache, reconcile } = newest
  const previous = current.result.status === 'ready' ? current.result.value : undefined
  const value = reconcile ? reconcile(answer, previous) : answer
  return {
    result: { status: 'ready', value },
    isAnswered: true,
    confirmedBy: fromCache ? current.confirmedBy : source,
    failed: fromCache ? current.failed : null,
  }
}

/** Without a database no answer will come, so the current value is confirmed. */
function withoutDatabase<T>(current: State<T>, source: Subscribable<T>, error: Error): State<T> {
  return { ...failedWith(current, source, error), confirmedBy: source, failed: null }
}

function failedWith<T>(current: State<T>, source: Subscribable<T>, error: Error): State<T> {
  return {
    ...current,
    result: current.result.status === 'ready' ? current.result : { status: 'error', error },
    failed: { source, error },
  }
}
