import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useIsScreenOpen } from './screen'

type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap
type Target = RefObject<HTMLElement | null> | Document | Window

/**
 * Adds a native listener; null for none at present. It sees the newest props and state, and may prevent the default action.
 * One on the document rests while its screen is hidden.
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

/** Calls `work` after `ms`, not at all for null. */
export function useTimeout(work: () => void, ms: number | null): void {
  const onTime = useEffectEvent(work)
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(onTime, ms)
    return () => clearTimeout(timer)
  }, [ms])
}

/** A subscription for `useSyncExternalStore` to what these events of the window change. */
export const windowEvents =
  (...names: string[]) =>
  (onChange: () => void) => {
    for (const name of names) window.addEventListener(name, onChange)
    return () => names.forEach((name) => window.removeEventListener(name, onChange))
  }
