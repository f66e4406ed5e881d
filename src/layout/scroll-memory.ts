import { useEffect, useLayoutEffect } from 'react'
import type { Location } from 'react-router-dom'
import { subscribePageShown } from '../lib/browser/page-shown'
import { readStorageJson, writeStorage } from '../lib/browser/storage'

const POSITIONS_KEY = 'scroll_positions'
/** Longest wait for the page to reach its previous height. */
const GROW_MS = 2_000

/**
 * The key of a location in the browser's history. The browser makes a location itself when it follows a link to an
 * anchor. Such a location has no key of the router, so its address is the key.
 */
export const keyOfLocation = ({ key, pathname, search, hash }: Omit<Location, 'state'>): string =>
  key === 'default' ? `${pathname}${search}${hash}` : key

let positions: Record<string, number> | null = null

/** The scroll position of every location in the history, by its key. */
export function scrollPositions(): Record<string, number> {
  positions ??= (readStorageJson(POSITIONS_KEY, 'session') ?? {}) as Record<string, number>
  return positions
}

/** Notes the scroll positions, and stores them when the page is hidden, because it may not come back. */
export function useScrollMemory(locationKey: string) {
  useEffect(() => {
    history.scrollRestoration = 'manual'
    return subscribePageShown((isShown) => {
      if (!isShown) writeStorage(POSITIONS_KEY, JSON.stringify(scrollPositions()), 'session')
    })
  }, [])
  // A layout effect runs before the new page scrolls, which would overwrite the previous position.
  useLayoutEffect(() => {
    const note = () => {
      scrollPositions()[locationKey] = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [locationKey])
}

/**
 * Restores the scroll position after a reload, or after Back from another site. The browser would restore it too early,
 * before the parts below the first view have their heights. A page without a noted position is left to the browser.
 *
 * A page that is opened by its address gets a key, because the same address may be in the history twice.
 */
export function restoreScroll() {
  const [navigation] = performance.getEntriesByType('navigation')
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') {
    history.replaceState({ key: String(Date.now()) }, '')
    return
  }
  const { pathname, search, hash } = location
  const { key = 'default' } = (history.state ?? {}) as { key?: string }
  const saved = scrollPositions()[keyOfLocation({ key, pathname, search, hash })]
  if (!saved) return
  history.scrollRestoration = 'manual'
  document.documentElement.style.setProperty('--below-the-fold', 'visible')
  scrollBackTo(saved)
}

/** Scrolls to `top` once the page is tall enough, unless the visitor scrolls. */
export function scrollBackTo(top: number): () => void {
  const over = new AbortController()
  const stop = () => over.abort()
  const scroll = () => {
    window.scrollTo(0, top)
    if (window.scrollY >= top - 1) stop()
  }
  scroll()
  if (over.signal.aborted || !('ResizeObserver' in window)) return stop
  const watcher = new ResizeObserver(scroll)
  watcher.observe(document.body)
  over.signal.addEventListener('abort', () => watcher.disconnect())
  setTimeout(stop, GROW_MS)
  for (const name of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(name, stop, { passive: true, signal: over.signal })
  return stop
}
