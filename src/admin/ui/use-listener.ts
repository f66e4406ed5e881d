import { useEffect, useEffectEvent, type RefObject } from 'react'

type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap
type Target = RefObject<HTMLElement | null> | Document | Window

/** Adds a native listener while `isOn`. It sees the newest props and state, and may prevent the default action. */
export function useListener<K extends keyof Events>(
  target: Target,
  name: K,
  listener: (event: Events[K]) => void,
  isOn = true,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const element = 'current' in target ? target.current : target
    if (!isOn || !element) return
    const listen = (event: Event) => onEvent(event as Events[K])
    element.addEventListener(name, listen, { passive: false })
    return () => element.removeEventListener(name, listen)
  }, [target, name, isOn])
}
