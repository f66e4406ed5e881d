import { useState, useSyncExternalStore } from 'react'
import type { Backup, Change, Refused } from '../../data/store/backup'
import { readStored, store } from '../../lib/browser-storage'
import { toDate } from '../../lib/time'
import { BACKUP_REMIND_MS } from '../../limits'
import { isBusy, useWrite } from '../form/use-writes'
import { useListener, windowEvents } from '../ui/use-listener'

export type BackupStage =
  | { status: 'idle' | 'downloading' | 'reading' | 'comparing' | 'same' | 'not-a-backup' }
  | { status: 'downloaded'; name: string }
  | { status: 'asking'; backup: Backup; changes: readonly Change[] }
  | { status: 'running'; backup: Backup; changes: readonly Change[]; done: number }
  | { status: 'done'; refused: readonly Refused[] }

/** Its code is not part of the first load. */
const load = async () => {
  const [backup, file, moment] = await Promise.all([
    import('../../data/store/backup'),
    import('../../data/store/backup-file'),
    import('../../data/store/moment'),
  ])
  return { ...backup, ...file, ...moment }
}

/** The data layer limits each step. */
const NO_LIMIT = { timeoutMs: null }

/** Downloads everything as a file, and restores a chosen one. After an interruption only the rest is restored. */
export function useBackup() {
  const write = useWrite()
  const [stage, setStage] = useState<BackupStage>({ status: 'idle' })
  const isRunning = stage.status === 'running' && isBusy(write.status)
  useListener(window, 'beforeunload', (event) => event.preventDefault(), isRunning)

  function download() {
    void write.run(async () => {
      setStage({ status: 'downloading' })
      const { exportBackup } = await load()
      const file = await exportBackup()
      downloadFile(file)
      noteBackup()
      setStage({ status: 'downloaded', name: file.name })
    }, NO_LIMIT)
  }

  function choose(file: File) {
    void write.run(async () => {
      setStage({ status: 'reading' })
      const { changesTo, readBackup } = await load()
      const backup = await readBackup(file)
      if (!backup) {
        setStage({ status: 'not-a-backup' })
        return
      }
      setStage({ status: 'comparing' })
      const changes = await changesTo(backup)
      setStage(changes.length > 0 ? { status: 'asking', backup, changes } : { status: 'same' })
    }, NO_LIMIT)
  }

  function restore() {
    if (stage.status !== 'asking') return
    const { backup } = stage
    let asked: readonly Change[] | null = stage.changes
    void write.run(async (step) => {
      const { changesTo, restoreBackup } = await load()
      // A second attempt restores what the first one left.
      const changes = asked ?? (await changesTo(backup))
      asked = null
      setStage({ status: 'running', backup, changes, done: 0 })
      const refused = await restoreBackup(backup, changes, (done) => {
        setStage({ status: 'running', backup, changes, done })
        step()
      })
      setStage({ status: 'done', refused })
    }, NO_LIMIT)
  }

  const cancel = () => setStage({ status: 'idle' })
  return { stage, write: write.status, isRunning, download, choose, restore, cancel }
}

function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const KEY = 'last_backup'
const subscribe = windowEvents('storage')

export function noteBackup(now = new Date()): void {
  store(KEY, now.toISOString())
  // The event itself reaches only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

/** When this browser downloaded a backup, in all of its tabs; null for never. */
export const useLastBackup = (): Date | null =>
  toDate(useSyncExternalStore(subscribe, () => readStored(KEY)))

/** Whether there is none, or it is older than a month. */
export const isBackupDue = (last: Date | null, now = Date.now()): boolean =>
  last === null || now - last.getTime() > BACKUP_REMIND_MS
