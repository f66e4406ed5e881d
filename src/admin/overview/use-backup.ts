import { useState } from 'react'
import { admin } from '../../copy/admin'
import { overview } from '../../copy/admin-overview'
import { uiCopy } from '../../copy/ui'
import { exportBackup, restoreBackup } from '../../data/backup'
import { BackupError, readBackup, type BackupFile } from '../../data/backup-format'
import { useWrite } from '../editing/use-writes'
import { showAppToast } from '../ui/app-toast'
import { lastBackup, unfinishedRestore } from './backup-times'

const words = overview.backup
const closeLabel = uiCopy.close

export type ChosenFile =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'refused'; text: string }
  | { status: 'asking'; file: BackupFile }

/** A restore limits each of its requests (`data/backup.ts`). */
const NO_LIMIT = { timeoutMs: null }

/** Downloads and restores backups. A retry continues an interrupted restore. */
export function useBackup() {
  const downloading = useWrite()
  const restoring = useWrite()
  const [chosen, setChosen] = useState<ChosenFile>({ status: 'none' })
  const [progress, setProgress] = useState({ done: 0, total: 0 })

  function reset() {
    setChosen({ status: 'none' })
    restoring.reset()
  }

  async function download() {
    reset()
    const result = await downloading.run(async () => {
      const { fileName, text } = await exportBackup()
      downloadFile(fileName, text)
      lastBackup.note()
      showAppToast({ type: 'success', title: words.downloaded, closeLabel })
    }, NO_LIMIT)
    if (result.status === 'failed')
      showAppToast({
        type: 'error',
        title: words.downloadFailed,
        description: admin.reasons[result.reason],
        closeLabel,
      })
    downloading.reset()
  }

  async function read(file: File) {
    reset()
    setChosen({ status: 'reading' })
    try {
      setChosen({ status: 'asking', file: await readBackup(await file.text()) })
    } catch (error) {
      const text = error instanceof BackupError ? words.problems[error.problem] : words.unreadable
      setChosen({ status: 'refused', text })
    }
  }

  function restore(file: BackupFile) {
    reset()
    void restoring.run(async (step) => {
      setProgress({ done: 0, total: 0 })
      await restoreBackup(file, (done, total) => {
        if (done < total) unfinishedRestore.note()
        setProgress({ done, total })
        step()
      })
      unfinishedRestore.forget()
    }, NO_LIMIT)
  }

  return {
    downloading: downloading.status,
    restoring: restoring.status,
    chosen,
    progress,
    download,
    read,
    restore,
    reset,
  }
}

export type Backup = ReturnType<typeof useBackup>

function downloadFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
