import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useIsScreenOpen } from './screen'

type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap
type Target = RefObject<HTMLElement | null> | Document | Window

/**
 * Adds a native listener with the newest props and state, which may prevent the default action. Null adds nothing.
 * While the tab or panel is hidden, a listener on the document is not called.
 */
export function useListener<K extends keyof Events>(
  target: Target,
  name: K,
  listener: ((event: Events[K]) => void) | null,
): void {
  const onEvent = useEffectEvent((event: Events[K]) => listener?.(event))
  const isScreenOpen = useIsScreenOpen()
  const isListening = listener !== null && (isScreenOpen || target !== document)
  useEffect(() => {
    const element = 'current' in target ? target.current : target
    if (!isListening || !element) return
    const listen = (event: Event) => onEvent(event as Events[K])
    element.addEventListener(name, listen, { passive: false })
    return () => element.removeEventListener(name, listen)
  }, [target, name, isListening])
}
