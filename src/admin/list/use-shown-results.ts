import { useEffect, useRef } from 'react'
import { useLatest } from '../ui/use-latest'

/** The result of an action that a live list does not show yet. */
type AwaitedResult<T> = {
  /** Whether this list shows the result. */
  isShownIn: (items: readonly T[]) => boolean
  /** Called once the list shows it. */
  onShown: () => void
}

/**
 * Waits until a live list shows the results of actions, each with a test of its own. So an action that seemed to have failed, and
 * only lost its answer, is found. The one save of a form is compared field by field, by `useLostSaveAnswer`.
 */
export function useShownResults<T>(items: readonly T[]) {
  const awaited = useRef(new Map<string, AwaitedResult<T>>())
  const newest = useLatest(items)
  const findResults = () => {
    for (const [key, { isShownIn, onShown }] of awaited.current) {
      if (!isShownIn(newest.current)) continue
      awaited.current.delete(key)
      onShown()
    }
  }
  useEffect(findResults)
  return {
    forget: (key: string): void => void awaited.current.delete(key),
    whenShown: (key: string, result: AwaitedResult<T>): void => {
      awaited.current.set(key, result)
      // The list may show it already.
      findResults()
    },
  }
}
