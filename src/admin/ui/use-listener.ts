import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useIsScreenOpen } from './screen'

type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap
type Target = RefObject<HTMLElement | null> | Document | Window

/**
 * Adds a native listener, which sees the newest props and state and may prevent the default action. Without a listener (null)
 * nothing is added. A listener on the document rests while its tab or panel is hidden.
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
