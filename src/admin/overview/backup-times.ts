import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../lib/browser-storage'
import { createStore } from '../../lib/store'
import { toDate } from '../../lib/time'

const backup = storedText('last_backup')
const restore = storedText('unfinished_restore')

export const lastBackup = {
  note: (now = new Date()): void => backup.set(now.toISOString()),
  forget: (): void => backup.set(null),
  useTime: (): Date | null => toDate(backup.useText()),
}

/** A restore that did not end: the time of its latest step, and how many documents were done. */
type UnfinishedRestore = { at: Date; done: number; total: number }

/** The latest step of an incomplete restore, kept across reloads. */
export const unfinishedRestore = {
  note: (done: number, total: number, now = new Date()): void => restore.set(`${now.toISOString()} ${done} ${total}`),
  forget: (): void => restore.set(null),
  useStep: (): UnfinishedRestore | null => {
    const [time = '', done, total] = (restore.useText() ?? '').split(' ')
    const at = toDate(time)
    return at && { at, done: Number(done ?? 0), total: Number(total ?? 0) }
  },
}

/** A text in local storage, synchronised between tabs. */
function storedText(key: string) {
  const written = createStore(0)
  const subscribe = (onChange: () => void) => {
    const stop = written.subscribe(onChange)
    window.addEventListener('storage', onChange)
    return () => {
      stop()
      window.removeEventListener('storage', onChange)
    }
  }
  return {
    set: (text: string | null): void => {
      store(key, text)
      written.set(written.get() + 1)
    },
    useText: (): string | null => useSyncExternalStore(subscribe, () => readStored(key)),
  }
}
