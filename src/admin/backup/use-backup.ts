import { useState } from 'react'
import type { Backup, BackupChange, RefusedChange } from '../../data/store/backup'
import { isBusy, useWrite, type Work } from '../writes/use-writes'
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

/** Loads the code of backups, which is not part of the first load. */
const loadBackups = async () => {
  const [backup, file, moment] = await Promise.all([
    import('../../data/store/backup'),
    import('../../data/store/backup-file'),
    import('../../data/store/moment'),
  ])
  return { ...backup, ...file, ...moment }
}

/**
 * Downloads everything as a file, and restores everything from a file or to a moment. After an interruption only the rest is
 * restored.
 * @param onRestored called when a restore has come to its end
 */
export function useBackup(onRestored: () => void = () => {}) {
  const { write, run: send } = useWrite()
  const [stage, setStage] = useState<BackupStage>({ status: 'idle' })
  const isRunning = stage.status === 'running' && isBusy(write)
  /** Does what begins with this stage. The stage is set before, too: without a network, the work does not even begin. */
  const run = (first: BackupStage, work: Work): void => {
    setStage(first)
    const begin: Work = (step) => {
      setStage(first)
      return work(step)
    }
    // The whole has no time limit, because the data layer limits each step.
    void send(begin, { timeoutMs: null })
  }

  const download = () =>
    run({ status: 'downloading' }, async () => {
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
    run({ status: 'reading' }, async () => {
      const { readBackup } = await loadBackups()
      const backup = await readBackup(file)
      if (backup) await compare(backup, false)
      else setStage({ status: 'not-a-backup' })
    })
  const compareMoment = (moment: Date) =>
    run({ status: 'computing' }, async () => {
      const { readContentAt } = await loadBackups()
      await compare(await readContentAt(moment), true)
    })
  const downloadMoment = (moment: Date) =>
    run({ status: 'computing' }, async () => {
      const { readContentAt, fileOf } = await loadBackups()
      const file = await fileOf(await readContentAt(moment))
      downloadFile(file)
      setStage({ status: 'downloaded', name: file.name })
    })

  /** Carries out the changes that the question has named; after a failure, those that are left by then. */
  function restore() {
    if (stage.status !== 'asking' && stage.status !== 'running') return
    const { status, backup, isMoment } = stage
    const restoring = { ...stage, status: 'running', done: 0 } as const
    run(restoring, async (step) => {
      const { readChangesTo, restoreBackup } = await loadBackups()
      const changes = status === 'asking' ? stage.changes : await readChangesTo(backup)
      const show = (done: number) => setStage({ ...restoring, changes, done })
      show(0)
      const refused = await restoreBackup(backup, changes, (done) => {
        show(done)
        step()
      })
      setStage({ status: 'done', isMoment, refused })
      onRestored()
    })
  }
  const cancel = () => setStage({ status: 'idle' })
  return {
    stage,
    write,
    isRunning,
    /** Does again what has failed. */
    retry: () => {
      if (stage.status === 'running') restore()
      else if (write.status === 'failed') write.retry()
    },
    download,
    choose,
    compareMoment,
    downloadMoment,
    restore,
    cancel,
  }
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
