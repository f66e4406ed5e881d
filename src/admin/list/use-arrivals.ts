import { useEffect, useRef } from 'react'
import { useLatest } from '../ui/use-latest'

/** How the live list shows that an action has succeeded. */
type Arrival<T> = {
  /** Whether this list shows the result of the action. */
  isIn: (items: readonly T[]) => boolean
  /** Called once the list shows that. */
  onArrived: () => void
}

/**
 * An action that failed may have succeeded, and only its answer was lost. Calls `settle` with its key once the live list shows
 * its result.
 */
export function useArrivals<T>(items: readonly T[], settle: (key: string) => void) {
  const failed = useRef(new Map<string, Arrival<T>>())
  const newest = useLatest({ items, settle })
  const look = () => {
    for (const [key, { isIn, onArrived }] of failed.current) {
      if (!isIn(newest.current.items)) continue
      failed.current.delete(key)
      newest.current.settle(key)
      onArrived()
    }
  }
  useEffect(look)
  return {
    forget: (key: string): void => void failed.current.delete(key),
    waitFor: (key: string, arrival: Arrival<T>): void => {
      failed.current.set(key, arrival)
      // The list may have shown it before the failure.
      look()
    },
  }
}
