import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Focuses the field that the address names (`#phones`) as soon as `frame` holds it. */
export function useFieldOfAddress(frame: RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation()
  useEffect(() => {
    const name = CSS.escape(decodeURIComponent(hash.slice(1)))
    const root = frame.current
    if (!name || !root) return
    const selector = `#${name}, [name="${name}"], [name^="${name}."]`
    const focus = () => {
      const field = root.querySelector<HTMLElement>(selector)
      field?.focus()
      return field !== null
    }
    if (focus()) return
    // The panel is loaded when it is opened.
    const observer = new MutationObserver(() => focus() && observer.disconnect())
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [frame, key, hash])
}
