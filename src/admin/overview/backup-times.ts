import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../lib/browser-storage'
import { toDate } from '../../lib/time'

export const lastBackup = notedTime('last_backup')

/** The latest step of an incomplete restore, kept across reloads. */
export const unfinishedRestore = notedTime('unfinished_restore')

/** A time in local storage, synchronised between tabs. */
function notedTime(key: string) {
  const notify = () => window.dispatchEvent(new Event(key))
  const subscribe = (listener: () => void) => {
    for (const name of [key, 'storage']) window.addEventListener(name, listener)
    return () => {
      for (const name of [key, 'storage']) window.removeEventListener(name, listener)
    }
  }
  return {
    note: (now = new Date()): void => {
      store(key, now.toISOString())
      notify()
    },
    forget: (): void => {
      store(key, null)
      notify()
    },
    useTime: (): Date | null => toDate(useSyncExternalStore(subscribe, () => readStored(key))),
  }
}
