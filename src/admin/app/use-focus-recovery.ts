import { useEffect, type RefObject } from 'react'

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

const isUsable = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && !element.matches(':disabled')
const controlsIn = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(CONTROLS),
]

/** Moves focus to the nearest control when the focused one is removed. */
export function useFocusRecovery(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current
    if (!root) return
    let last: HTMLElement | null = null
    let isElsewhere = false
    let wasInView = false
    let parents: HTMLElement[] = []
    let controls: HTMLElement[] = []

    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const isBack = isElsewhere && root.contains(target)
      isElsewhere = !root.contains(target)
      if (isElsewhere) return
      if (isBack && last) showRing(target)
      // Pointer users do not need their focus restored.
      last = target.matches(':focus-visible') ? target : null
      remember()
    }
    const forget = () => {
      last = null
    }
    const remember = () => {
      if (!last) return
      parents = parentsOf(last, root)
      controls = controlsIn(root)
      wasInView = isInView(last)
    }
    const onScroll = () => {
      wasInView = last !== null && isInView(last)
    }
    const recover = () => {
      const active = document.activeElement
      if (!last || (active !== document.body && active !== last)) return
      if (!isUsable(last)) return successor(last)?.focus()
      if (active !== last) last.focus()
      else if (wasInView && !isInView(last)) last.scrollIntoView({ block: 'nearest' })
      remember()
    }
    const successor = (lost: HTMLElement): HTMLElement | undefined => {
      const index = controls.indexOf(lost)
      for (const parent of parents.filter((element) => element.isConnected)) {
        const left = controlsIn(parent).filter((element) => element !== lost && isUsable(element))
        const added = left.find((element) => !controls.includes(element))
        const next = left.find((element) => controls.indexOf(element) > index)
        if (left.length > 0) return added ?? next ?? left.at(-1)
      }
      return undefined
    }
    let frames = 0
    const onChange = () => {
      // Immediately, so that a held key reaches the moved control.
      if (last && !isElsewhere && document.activeElement === document.body && isUsable(last))
        last.focus()
      // Effects that focus a new control run within two frames.
      cancelAnimationFrame(frames)
      frames = requestAnimationFrame(() => {
        frames = requestAnimationFrame(recover)
      })
    }
    const observer = new MutationObserver(onChange)
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    })
    const mounted = new AbortController()
    const { signal } = mounted
    document.addEventListener('focusin', onFocusIn, { signal })
    document.addEventListener('scroll', onScroll, { passive: true, signal })
    document.addEventListener('pointerdown', forget, { capture: true, signal })
    return () => {
      cancelAnimationFrame(frames)
      observer.disconnect()
      mounted.abort()
    }
  }, [frame])
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return (
    top >= parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) &&
    bottom <= innerHeight
  )
}

/** A closing toast returns the focus without its ring; focusing from the body shows it. */
function showRing(element: HTMLElement): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== element) return
    if (!element.matches(':focus-visible')) {
      element.blur()
      element.focus({ preventScroll: true })
    }
    // The closing toast may have moved it out of view.
    element.scrollIntoView({ block: 'nearest' })
  })
}

function parentsOf(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (
    let parent = element.parentElement;
    parent;
    parent = parent === root ? null : parent.parentElement
  )
    found.push(parent)
  return found
}
