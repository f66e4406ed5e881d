import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'

const POSITIONS_KEY = 'scroll_positions'
/** How long a page may take to grow to the height it had. */
const GROW_MS = 2_000

/** After a navigation: the place on the page, the focus and a spoken title, as a page load would give them. */
export function useRouteChange(): { main: RefObject<HTMLElement | null>; announcement: string } {
  const main = useRef<HTMLElement>(null)
  const previousPath = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { key, pathname, hash, state } = useLocation() as Location<{ keepScroll?: boolean } | null>
  // An item opened over the page is an address of its own, but the page below stays where it is.
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

// Under prerendering there is no layout to measure.
const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

type Positions = Record<string, number>
let positions: Positions | null = null

function all(): Positions {
  if (positions) return positions
  try {
    positions = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}') as Positions
  } catch {
    positions = {}
  }
  return positions
}

function read(key: string): number {
  return all()[key] ?? 0
}

/** Keeps the position of every history entry. On a reload the browser restores its own. */
function useScrollMemory(key: string) {
  useEffect(() => {
    const manual = () => {
      history.scrollRestoration = 'manual'
    }
    const save = () => {
      history.scrollRestoration = 'auto'
      try {
        sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(all()))
      } catch {
        // Full or forbidden storage only costs the position.
      }
    }
    manual()
    window.addEventListener('pageshow', manual)
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pageshow', manual)
      window.removeEventListener('pagehide', save)
    }
  }, [])
  // Before the new page scrolls: the place it jumps to must not be noted as the place on the one before.
  useClientLayoutEffect(() => {
    const note = () => {
      all()[key] = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])
}

/** Scrolls to `top`, waiting for live content when the page is not yet that tall. */
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
