import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '../../lib/browser/storage'
import { toDate } from '../../lib/time'
import { BACKUP_REMIND_MS } from '../../limits'
import { windowEvents } from '../ui/window-events'

const KEY = 'last_backup'
const subscribe = windowEvents('storage')

export function noteBackup(now = new Date()): void {
  writeStorage(KEY, now.toISOString())
  // The browser sends this event only to the other browser tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

/** The time of the last download of a backup in this browser; null for never. */
export const useLastBackup = (): Date | null =>
  toDate(useSyncExternalStore(subscribe, () => readStorage(KEY)))

/** Whether the last backup is missing, or older than a month. */
export const isBackupDue = (last: Date | null, now = Date.now()): boolean =>
  last === null || now - last.getTime() > BACKUP_REMIND_MS
