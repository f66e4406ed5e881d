import { useState } from 'react'
import type { Reason } from '../../data/client/errors'
import { reasonOf } from '../../data/client/reason'
import type { Backup, BackupChange, RefusedChange } from '../../data/store/restore/backup'
import { useRead } from '../loading/use-read'
import type { Attempt } from '../writes/tracked-write'
import { useWrite } from '../writes/use-writes'
import { isBusy } from '../writes/write-state'
import { downloadFile } from './download-file'
import { noteBackup } from './last-backup'

/** A restore that is prepared or running: from a file, or to a moment. */
export type Restoring = { backup: Backup; changes: readonly BackupChange[]; isMoment: boolean }

export type BackupStage =
  | { status: 'idle' | 'downloading' | 'reading' | 'computing' | 'comparing' | 'not-a-backup' }
  | { status: 'same'; isMoment: boolean }
  | { status: 'downloaded'; name: string }
  | ({ status: 'asking' } & Restoring)
  | ({ status: 'running'; done: number } & Restoring)
  | { status: 'done'; isMoment: boolean; refused: readonly RefusedChange[] }

export type BackupHandle = {
  stage: BackupStage
  /** Whether something is read or restored. */
  isWorking: boolean
  isRunning: boolean
  /** Whether a step of the restore has no answer for a few seconds. */
  isSlow: boolean
  /** What has failed, and how it is done again. */
  failure: { reason: Reason; retry: () => void } | false
  /** Downloads everything as a file. */
  download: () => void
  /** Reads a file, and compares it with what is stored. */
  choose: (file: File) => void
  /** Computes what was stored at a moment, and compares it with what is stored now. */
  compareMoment: (moment: Date) => void
  downloadMoment: (moment: Date) => void
  /**
   * Makes the changes that the question has named; after a failure, those that are left. Another device may have
   * changed the site meanwhile. So it compares first, and asks again when more would change.
   */
  restore: () => void
  cancel: () => void
}

/** Loads the code of backups, which is not part of the first load. */
async function loadBackups() {
  const [backup, file, moment] = await Promise.all([
    import('../../data/store/restore/backup'),
    import('../../data/store/restore/backup-file'),
    import('../../data/store/restore/moment'),
  ])
  return { ...backup, ...file, ...moment }
}

/**
 * Downloads everything as a file, and restores everything from a file or to a moment.
 * @param onRestored called when a restore has come to its end
 */
export function useBackup(onRestored: () => void = () => {}): BackupHandle {
  const { write, run } = useWrite()
  const { state: reading, isReading, read } = useRead()
  const [stage, setStage] = useState<BackupStage>({ status: 'idle' })
  const isRunning = stage.status === 'running' && isBusy(write)
  /** Sets this stage and reads. The work sets the stage, too, because a retry calls only the work. */
  const readFrom = (first: BackupStage, work: () => Promise<void>): void => {
    setStage(first)
    void read(() => {
      setStage(first)
      return work()
    })
  }

  const download = () =>
    readFrom({ status: 'downloading' }, async () => {
      const { exportBackup } = await loadBackups()
      const file = await exportBackup()
      downloadFile(file)
      noteBackup()
      setStage({ status: 'downloaded', name: file.name })
    })

  async function compare(backup: Backup, isMoment: boolean) {
    setStage({ status: 'comparing' })
    const { readChangesTo } = await loadBackups()
    const changes = await readChangesTo(backup)
    const restoring = { backup, changes, isMoment }
    setStage(changes.length > 0 ? { status: 'asking', ...restoring } : { status: 'same', isMoment })
  }
  const choose = (file: File) =>
    readFrom({ status: 'reading' }, async () => {
      const { readBackup } = await loadBackups()
      const backup = await readBackup(file)
      if (backup) await compare(backup, false)
      else setStage({ status: 'not-a-backup' })
    })
  const compareMoment = (moment: Date) =>
    readFrom({ status: 'computing' }, async () => {
      const { readContentAt } = await loadBackups()
      await compare(await readContentAt(moment), true)
    })
  const downloadMoment = (moment: Date) =>
    readFrom({ status: 'computing' }, async () => {
      const { readContentAt, fileOf } = await loadBackups()
      const file = await fileOf(await readContentAt(moment))
      downloadFile(file)
      setStage({ status: 'downloaded', name: file.name })
    })

  function restore() {
    if (stage.status !== 'asking' && stage.status !== 'running') return
    const { backup, isMoment } = stage
    const restoring = { ...stage, status: 'running', done: 0 } as const
    const work = async ({ step, signal }: Attempt) => {
      const { readChangesTo, restoreBackup } = await loadBackups()
      const changes = await readChangesTo(backup)
      if (!changes.every((change) => stage.changes.some((named) => isSameChange(named, change)))) {
        setStage({ status: 'asking', backup, changes, isMoment })
        return
      }
      const showDone = (done: number) => setStage({ ...restoring, changes, done })
      showDone(0)
      const onProgress = (done: number) => {
        showDone(done)
        step()
      }
      const refusedChanges = await restoreBackup(backup, changes, { onProgress, signal })
      setStage({ status: 'done', isMoment, refused: refusedChanges })
      onRestored()
    }
    setStage(restoring)
    // The whole has no time limit, because the data layer limits each step.
    void run(work, { timeoutMs: null })
  }
  const cancel = () => setStage({ status: 'idle' })
  return {
    stage,
    isWorking: isReading || isRunning,
    isRunning,
    isSlow: isRunning && write.status === 'slow',
    failure:
      stage.status === 'running'
        ? write.status === 'failed' && { reason: write.reason, retry: restore }
        : reading.status === 'failed' && { reason: reasonOf(reading.error), retry: reading.retry },
    download,
    choose,
    compareMoment,
    downloadMoment,
    restore,
    cancel,
  }
}

const isSameChange = (one: BackupChange, other: BackupChange): boolean =>
  one.path === other.path && one.kind === other.kind
