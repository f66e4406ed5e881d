import { useSyncExternalStore } from 'react'
import { createObservable } from '../lib/observable'

/** Does not count what the sticky header covers. */
const MARGINS = { rootMargin: '-64px 0px 0px' }

const inView = new Set<Element>()
const pairInView = createObservable(false)

function note(pair: Element, isInView: boolean): void {
  if (isInView) inView.add(pair)
  else inView.delete(pair)
  pairInView.set(inView.size > 0)
}

/** A `ref` for the element around a page's own call and chat buttons, to which the bottom bar gives way. */
export function watchPair(pair: Element | null): (() => void) | undefined {
  if (!pair || !('IntersectionObserver' in window)) return undefined
  const watcher = new IntersectionObserver(
    (entries) => note(pair, entries.at(-1)?.isIntersecting ?? false),
    MARGINS,
  )
  watcher.observe(pair)
  return () => {
    watcher.disconnect()
    note(pair, false)
  }
}

/** Whether one of the page's own pairs of buttons is in view. */
export const useIsPairInView = (): boolean =>
  useSyncExternalStore(pairInView.subscribe, pairInView.get, () => false)
