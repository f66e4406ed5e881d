import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { anchorOf, unfold } from './anchor'
import { keyOfLocation, scrollBackTo, scrollPositions, useScrollMemory } from './scroll-memory'

/** Restores the scroll position, moves the focus and announces the title after a navigation. */
export function useRouteChange(): { main: RefObject<HTMLElement | null>; announcement: string } {
  const main = useRef<HTMLElement>(null)
  const previousPath = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const location = useLocation() as Location<{ keepScroll?: boolean } | null>
  const { pathname, hash, state } = location
  const locationKey = keyOfLocation(location)
  // Opening an item changes the address but must not scroll the page below it.
  const keepScroll = state?.keepScroll === true
  const type = useNavigationType()

  useScrollMemory(locationKey)
  useLayoutEffect(() => {
    const previous = previousPath.current
    previousPath.current = pathname
    const target = anchorOf(hash)
    const isUnfolded = target !== null && unfold(target)
    if (previous === null) {
      // The browser has scrolled to the anchor of the opened page, unless that was folded away.
      if (isUnfolded) target.scrollIntoView()
      // A visitor may have scrolled before hydration, and with it the listener for scrolling.
      scrollPositions()[locationKey] = window.scrollY
      return
    }
    const isSamePage = previous === pathname
    if (keepScroll && isSamePage) return
    // On the same page only a link of the menu loses the focus: the menu is rendered anew for each location.
    if (!isSamePage || document.activeElement === document.body)
      main.current?.focus({ preventScroll: true })
    if (!isSamePage) setAnnouncement(document.title)
    const saved = type === NavigationType.Pop ? scrollPositions()[locationKey] : undefined
    if (saved !== undefined) return scrollBackTo(saved)
    if (target) {
      target.scrollIntoView()
      // Screen readers continue from the anchor, as they do after a link that the browser follows itself.
      target.focus({ preventScroll: true })
    } else if (!isSamePage || !hash) window.scrollTo(0, 0)
    // An anchor that is already in view causes no scroll event, so the position is noted here.
    scrollPositions()[locationKey] = window.scrollY
    return undefined
  }, [locationKey, pathname, hash, type, keepScroll])

  return { main, announcement }
}
