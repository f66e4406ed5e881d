import { BACKUP_REMIND_MS } from '../../limits'
import { notedTime } from './noted-time'

/** When this browser last downloaded a backup. */
export const lastBackup = notedTime('last_backup')

/** When a restore began that has not come to its end, whatever became of its page. */
export const unfinishedRestore = notedTime('unfinished_restore')

export const isBackupOld = (last: Date, now = Date.now()): boolean => now - last.getTime() > BACKUP_REMIND_MS
