import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { readStoredJson, store } from '../lib/browser-storage'
import { anchorOf, unfold } from './anchor'

const POSITIONS_KEY = 'scroll_positions'
/** Longest wait for the page to reach its previous height. */
const GROW_MS = 2_000

/** The entry of the history. One that the browser made itself, for a link to an anchor, has no key of its own. */
const entryOf = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? `${pathname}${search}${hash}` : key

/** Restores the scroll position, moves the focus and announces the title after a navigation. */
export function useRouteChange(): { main: RefObject<HTMLElement | null>; announcement: string } {
  const main = useRef<HTMLElement>(null)
  const previousPath = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const location = useLocation() as Location<{ keepScroll?: boolean } | null>
  const { pathname, hash, state } = location
  const entry = entryOf(location)
  // Opening an item changes the address but must not scroll the page below it.
  const keepScroll = state?.keepScroll === true
  const type = useNavigationType()

  useScrollMemory(entry)
  useLayoutEffect(() => {
    const previous = previousPath.current
    previousPath.current = pathname
    const target = anchorOf(hash)
    const isUnfolded = target !== null && unfold(target)
    if (previous === null) {
      // The browser has scrolled to the anchor of the opened page, unless that was folded away.
      if (isUnfolded) target.scrollIntoView()
      return
    }
    const isSamePage = previous === pathname
    if (!isSamePage) {
      main.current?.focus({ preventScroll: true })
      setAnnouncement(document.title)
    }
    if (keepScroll && isSamePage) return
    const left = type === NavigationType.Pop ? all()[entry] : undefined
    if (left !== undefined) return restore(left)
    if (target) {
      target.scrollIntoView()
      // Where reading goes on, as after a link that the browser follows itself.
      target.focus({ preventScroll: true })
    } else if (!isSamePage || !hash) window.scrollTo(0, 0)
    // An anchor that is in view already scrolls nothing, which would leave no position to return to.
    all()[entry] = window.scrollY
    return undefined
  }, [entry, pathname, hash, type, keepScroll])

  return { main, announcement }
}

let positions: Record<string, number> | null = null

/** The scroll position of every history entry. */
function all(): Record<string, number> {
  positions ??= (readStoredJson(POSITIONS_KEY, 'session') ?? {}) as Record<string, number>
  return positions
}

/** Stores the scroll positions. On a reload the browser restores its own. */
function useScrollMemory(key: string) {
  useEffect(() => {
    const manual = () => {
      history.scrollRestoration = 'manual'
    }
    const save = () => {
      history.scrollRestoration = 'auto'
      store(POSITIONS_KEY, JSON.stringify(all()), 'session')
    }
    manual()
    window.addEventListener('pageshow', manual)
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pageshow', manual)
      window.removeEventListener('pagehide', save)
    }
  }, [])
  // A layout effect runs before the new page scrolls, which would overwrite the previous position.
  useLayoutEffect(() => {
    const note = () => {
      all()[key] = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])
}

/** Scrolls to `top` once the page is tall enough, unless the visitor scrolls. */
function restore(top: number): () => void {
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
