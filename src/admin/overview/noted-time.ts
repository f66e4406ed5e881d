import { useSyncExternalStore } from 'react'
import { toDate } from '../../lib/time'

/** A moment that this browser remembers under `key`, for itself and its other tabs. */
export function notedTime(key: string) {
  const told = () => window.dispatchEvent(new Event(key))
  const subscribe = (listener: () => void) => {
    for (const name of [key, 'storage']) window.addEventListener(name, listener)
    return () => {
      for (const name of [key, 'storage']) window.removeEventListener(name, listener)
    }
  }
  return {
    note: (now = new Date()): void => {
      localStorage.setItem(key, now.toISOString())
      told()
    },
    forget: (): void => {
      localStorage.removeItem(key)
      told()
    },
    useTime: (): Date | null => toDate(useSyncExternalStore(subscribe, () => localStorage.getItem(key))),
  }
}
