import { useEffect, useRef } from 'react'
import { useLatest } from '../ui/use-latest'

/** An action whose answer was lost, and how the live list shows that it has succeeded. */
type LostAction<T> = {
  /** Whether this list shows the result of the action. */
  isShownIn: (items: readonly T[]) => boolean
  /** Called once the list shows the result. */
  onSeen: () => void
}

/**
 * Finds actions on a live list that seemed to have failed, and only lost their answer: once the list shows the result, `markSaved`
 * and then `onSeen` are called. Many actions may wait, each with a test of its own. The one save of a form is compared field by
 * field, by `useLostSaveAnswer`.
 */
export function useLostActionAnswers<T>(items: readonly T[], markSaved: (key: string) => void) {
  const failed = useRef(new Map<string, LostAction<T>>())
  const newest = useLatest({ items, markSaved })
  const findResults = () => {
    for (const [key, { isShownIn, onSeen }] of failed.current) {
      if (!isShownIn(newest.current.items)) continue
      failed.current.delete(key)
      newest.current.markSaved(key)
      onSeen()
    }
  }
  useEffect(findResults)
  return {
    forget: (key: string): void => void failed.current.delete(key),
    waitFor: (key: string, action: LostAction<T>): void => {
      failed.current.set(key, action)
      // The list may have shown the result before the failure.
      findResults()
    },
  }
}
