import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../lib/browser-storage'
import { createStore } from '../../lib/store'
import { toDate } from '../../lib/time'
import { BACKUP_REMIND_MS } from '../../limits'

const KEY = 'last_backup'
const written = createStore(0)

function subscribe(onChange: () => void): () => void {
  const stop = written.subscribe(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    stop()
    window.removeEventListener('storage', onChange)
  }
}

export function noteBackup(now = new Date()): void {
  store(KEY, now.toISOString())
  written.set(written.get() + 1)
}

/** When this browser downloaded a backup, in all of its tabs; null for never. */
export const useLastBackup = (): Date | null => toDate(useSyncExternalStore(subscribe, () => readStored(KEY)))

/** Whether there is none, or it is older than a month. */
export const isBackupDue = (last: Date | null, now = Date.now()): boolean =>
  last === null || now - last.getTime() > BACKUP_REMIND_MS
