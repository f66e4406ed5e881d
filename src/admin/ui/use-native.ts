import { useEffect, useRef, type RefObject } from 'react'

/** Adds a native listener for events that bubble up from the controls. */
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
