import { useEffect, useRef, type RefObject } from 'react'

/** Adds a native event listener to an element, for events that bubble up from its controls. */
export function useNative<K extends keyof HTMLElementEventMap>(
  element: RefObject<HTMLElement | null>,
  name: K,
  listener: (event: HTMLElementEventMap[K]) => void,
): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const on = element.current
    const listen = (event: HTMLElementEventMap[K]) => latest.current(event)
    on?.addEventListener(name, listen)
    return () => on?.removeEventListener(name, listen)
  }, [element, name])
}
