import { useSyncExternalStore } from 'react'
import { BACKUP_REMIND_MS } from '../../limits'
import { toDate } from '../../lib/time'

const KEY = 'last_backup'
const EVENT = 'last_backup'

/** When this browser last downloaded a backup. */
export const noteBackup = (now = new Date()): void => {
  localStorage.setItem(KEY, now.toISOString())
  window.dispatchEvent(new Event(EVENT))
}

export function useLastBackup(): Date | null {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY))
  return toDate(text)
}

export const isBackupOld = (last: Date, now = Date.now()): boolean => now - last.getTime() > BACKUP_REMIND_MS

function subscribe(listener: () => void): () => void {
  for (const name of [EVENT, 'storage']) window.addEventListener(name, listener)
  return () => {
    for (const name of [EVENT, 'storage']) window.removeEventListener(name, listener)
  }
}
