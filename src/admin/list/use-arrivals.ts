import { useEffect, useRef } from 'react'
import { useLatest } from '../../ui/use-latest'

/** What the live list shows once an act is done. */
export type Arrival<T> = {
  /** Whether this list has what the act does. */
  isIn: (items: readonly T[]) => boolean
  /** What follows, beside taking the failure back. */
  onArrived?: () => void
}

/**
 * Acts that have failed may have been done all the same, and only their answers lost. Calls `settle` with the key of one that
 * the live list shows as done.
 */
export function useArrivals<T>(items: readonly T[], settle: (key: string) => void) {
  const failed = useRef(new Map<string, Arrival<T>>())
  const newest = useLatest({ items, settle })
  const look = () => {
    for (const [key, { isIn, onArrived }] of failed.current) {
      if (!isIn(newest.current.items)) continue
      failed.current.delete(key)
      newest.current.settle(key)
      onArrived?.()
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
