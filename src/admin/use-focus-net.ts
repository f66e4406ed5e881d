import { useEffect, type RefObject } from 'react'

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

const isThere = (one: HTMLElement): boolean => one.isConnected && !one.matches(':disabled') && one.checkVisibility()

/**
 * Who works by keyboard never loses the place: when what has the focus goes away or is switched off, the focus goes to
 * the control after it, or else before it, in the smallest part of the page that is left around it.
 */
export function useFocusNet(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current
    if (!root) return
    let last: HTMLElement | null = null
    // A toast or a dialog has it meanwhile.
    let isElsewhere = false
    let wasInView = false
    let parents: HTMLElement[] = []
    let controls: HTMLElement[] = []

    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const isBack = isElsewhere && root.contains(target)
      isElsewhere = !root.contains(target)
      if (isElsewhere) return
      if (isBack && last === target) showAgain(target)
      // A finger or a mouse has no place to lose.
      last = target.matches(':focus-visible') ? target : null
      parents = parentsOf(target, root)
      controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)]
      look()
    }
    const forget = () => (last = null)
    const look = () => (wasInView = last !== null && isInView(last))
    const recover = () => {
      const active = document.activeElement
      if (!last || (active !== document.body && active !== last)) return
      if (!isThere(last)) return neighbour(last)?.focus()
      if (isElsewhere) last.focus()
      // Nobody scrolled: it was moved away, for example by the row before it that is gone.
      else if (active === last && wasInView && !isInView(last)) last.scrollIntoView({ block: 'nearest' })
      look()
    }
    const neighbour = (lost: HTMLElement): HTMLElement | undefined => {
      const at = controls.indexOf(lost)
      for (const parent of parents.filter((one) => one.isConnected)) {
        const left = controls.filter((one) => one !== lost && parent.contains(one) && isThere(one))
        if (left.length > 0) return left.find((one) => controls.indexOf(one) > at) ?? left.at(-1)
      }
      return undefined
    }
    let frames = 0
    // Two frames: who knows a better place has put the focus there by then.
    const soon = () => {
      cancelAnimationFrame(frames)
      frames = requestAnimationFrame(() => (frames = requestAnimationFrame(recover)))
    }
    const changes = new MutationObserver(soon)
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    })
    document.addEventListener('focusin', note)
    document.addEventListener('scroll', look, { passive: true })
    document.addEventListener('pointerdown', forget, true)
    return () => {
      cancelAnimationFrame(frames)
      changes.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('scroll', look)
      document.removeEventListener('pointerdown', forget, true)
    }
  }, [frame])
}

function isInView(one: HTMLElement): boolean {
  const { top, bottom } = one.getBoundingClientRect()
  return top >= parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) && bottom <= innerHeight
}

/** Given back by a toast that closes, the focus loses its ring a moment later; one that comes from nowhere keeps it. */
function showAgain(one: HTMLElement): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== one) return
    if (!one.matches(':focus-visible')) {
      one.blur()
      one.focus({ preventScroll: true })
    }
    // What the toast brought back may have pushed it away.
    one.scrollIntoView({ block: 'nearest' })
  })
}

function parentsOf(one: HTMLElement, root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let parent = one.parentElement; parent; parent = parent === root ? null : parent.parentElement)
    found.push(parent)
  return found
}
