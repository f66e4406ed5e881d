import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { readStoredJson, store } from '../lib/browser-storage'

const POSITIONS_KEY = 'scroll_positions'
/** Longest wait for the page to reach its previous height. */
const GROW_MS = 2_000

/** Restores the scroll position, moves the focus and announces the title after a navigation. */
export function useRouteChange(): { main: RefObject<HTMLElement | null>; announcement: string } {
  const main = useRef<HTMLElement>(null)
  const previousPath = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { key, pathname, hash, state } = useLocation() as Location<{ keepScroll?: boolean } | null>
  // Opening an item changes the address but must not scroll the page below it.
  const keepScroll = state?.keepScroll === true
  const type = useNavigationType()

  useScrollMemory(key)
  useClientLayoutEffect(() => {
    if (previousPath.current === null) return
    if (keepScroll && previousPath.current === pathname) return
    if (type === NavigationType.Pop) return restore(read(key))
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else if (previousPath.current !== pathname || !hash) window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, hash, type, keepScroll])

  useEffect(() => {
    const isFirst = previousPath.current === null
    const isSamePage = previousPath.current === pathname
    previousPath.current = pathname
    if (isFirst || isSamePage) return
    main.current?.focus({ preventScroll: true })
    setAnnouncement(document.title)
  }, [pathname])

  return { main, announcement }
}

// useLayoutEffect warns during prerendering.
const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

type Positions = Record<string, number>
let positions: Positions | null = null

function all(): Positions {
  positions ??= (readStoredJson(POSITIONS_KEY, 'session') ?? {}) as Positions
  return positions
}

function read(key: string): number {
  return all()[key] ?? 0
}

/** Stores the scroll position of every history entry. On a reload the browser restores its own. */
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
  useClientLayoutEffect(() => {
    const note = () => {
      all()[key] = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])
}

/** Scrolls to `top` once the page is tall enough. */
function restore(top: number): () => void {
  window.scrollTo(0, top)
  if (window.scrollY >= top - 1 || !('ResizeObserver' in window)) return () => undefined
  const watcher = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (window.scrollY >= top - 1) stop()
  })
  const stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchstart', stop)
    window.removeEventListener('keydown', stop)
  }
  const timer = setTimeout(stop, GROW_MS)
  watcher.observe(document.body)
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchstart', stop, { passive: true })
  window.addEventListener('keydown', stop)
  return stop
}
