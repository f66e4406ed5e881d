import { useEffect, useEffectEvent, type RefObject } from 'react'

type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap
type Target = RefObject<HTMLElement | null> | Document | Window
type Options = { isOn?: boolean; passive?: boolean }

/** Adds a native listener, which sees the newest props and state. */
export function useListener<K extends keyof Events>(
  target: Target,
  name: K,
  listener: (event: Events[K]) => void,
  { isOn = true, passive }: Options = {},
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const element = 'current' in target ? target.current : target
    if (!isOn || !element) return
    const listen = (event: Event) => onEvent(event as Events[K])
    element.addEventListener(name, listen, passive === undefined ? {} : { passive })
    return () => element.removeEventListener(name, listen)
  }, [target, name, isOn, passive])
}
