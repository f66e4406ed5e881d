import { useEffect, useRef } from 'react'
import { useLatest } from '../ui/use-latest'

/** An action whose answer was lost, and how the live list shows that it has succeeded. */
type UnansweredAction<T> = {
  /** Whether this list shows the result of the action. */
  isIn: (items: readonly T[]) => boolean
  /** Called once the list shows that. */
  onSeen: () => void
}

/**
 * An action that failed may have succeeded, and only its answer was lost. Calls `markSaved` with its key once the live list
 * shows its result.
 */
export function useUnansweredActions<T>(items: readonly T[], markSaved: (key: string) => void) {
  const failed = useRef(new Map<string, UnansweredAction<T>>())
  const newest = useLatest({ items, markSaved })
  const look = () => {
    for (const [key, { isIn, onSeen }] of failed.current) {
      if (!isIn(newest.current.items)) continue
      failed.current.delete(key)
      newest.current.markSaved(key)
      onSeen()
    }
  }
  useEffect(look)
  return {
    forget: (key: string): void => void failed.current.delete(key),
    waitFor: (key: string, action: UnansweredAction<T>): void => {
      failed.current.set(key, action)
      // The list may have shown it before the failure.
      look()
    },
  }
}
