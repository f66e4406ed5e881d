import { useState } from 'react'
import { admin } from '../../copy/admin'
import { overview } from '../../copy/admin-overview'
import { uiCopy } from '../../copy/ui'
import { exportBackup, planRestore, type Export, type RestorePlan } from '../../data/backup'
import { BackupError, readBackup, type BackupFile } from '../../data/backup-format'
import { reasonOf, TimeoutError, type Reason } from '../../data/errors'
import { restoreBackup } from '../../data/restore'
import type { StoredName } from '../../data/stored-names'
import { withoutStop } from '../../lib/words'
import { useWrite } from '../editing/use-writes'
import { showAppToast } from '../ui/app-toast'
import { lastBackup, unfinishedRestore } from './backup-times'

const words = overview.backup
const closeLabel = uiCopy.close

/** A chosen file with what its restore would change. */
export type Question = { file: BackupFile; plan: RestorePlan; isPresentSaved: boolean }

export type ChosenFile =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'comparing' }
  | { status: 'refused'; text: string }
  /** The stored content is that of the file. */
  | { status: 'same' }
  | ({ status: 'asking' } & Question)

/** A backup limits each of its requests (`data/stored-content.ts`, `data/backup.ts`). */
const NO_LIMIT = { timeoutMs: null }

/** Why a backup or a restore did not work: no answer to a read is no unconfirmed write. */
export const textOf = (reason: Reason): string => (reason === 'timeout' ? words.noAnswer : admin.reasons[reason])

/** Downloads and restores backups. A retry continues an interrupted restore. */
export function useBackup() {
  const downloading = useWrite()
  const restoring = useWrite()
  const [chosen, setChosen] = useState<ChosenFile>({ status: 'none' })
  /** What the downloaded file does not contain. */
  const [left, setLeft] = useState<readonly StoredName[]>([])
  const [isPartial, setIsPartial] = useState(false)
  const [progress, setProgress] = useState({ done: 0, total: 0 })

  function reset() {
    setChosen({ status: 'none' })
    setLeft([])
    restoring.reset()
  }

  async function save(make: (step: () => void) => Promise<Export>): Promise<boolean> {
    const result = await downloading.run(async (step) => {
      const made = await make(step)
      downloadFile(made.file)
      setLeft(made.left)
      lastBackup.note()
    }, NO_LIMIT)
    if (result.status === 'failed')
      showAppToast({ type: 'error', title: words.downloadFailed, description: textOf(result.reason), closeLabel })
    downloading.reset()
    return result.status === 'saved'
  }

  async function download() {
    reset()
    if (await save(exportBackup)) showAppToast({ type: 'success', title: words.downloaded, closeLabel })
  }

  /** Downloads the stored content, as it was read for the comparison. */
  async function savePresent({ file, plan }: Question) {
    if (plan.exportPresent && (await save(plan.exportPresent)))
      setChosen({ status: 'asking', file, plan, isPresentSaved: true })
  }

  const refuse = (text: string) => setChosen({ status: 'refused', text })

  async function read(input: File) {
    reset()
    setChosen({ status: 'reading' })
    try {
      await compare(await readBackup(input))
    } catch (error) {
      if (error instanceof BackupError) refuse(words.problems[error.problem])
      else refuse(error instanceof TimeoutError ? words.slowFile : words.unreadable)
    }
  }

  async function compare(file: BackupFile) {
    setChosen({ status: 'comparing' })
    try {
      const plan = await planRestore(file)
      if (plan.writes.length > 0) setChosen({ status: 'asking', file, plan, isPresentSaved: false })
      else {
        unfinishedRestore.forget()
        setChosen({ status: 'same' })
      }
    } catch (error) {
      refuse(`${withoutStop(textOf(reasonOf(error)))}. ${words.unchanged}`)
    }
  }

  function restore({ file, plan }: Question) {
    reset()
    setIsPartial(file.damaged.size > 0 || !file.isIntact)
    let next: RestorePlan | null = plan
    void restoring.run(async (step) => {
      setProgress({ done: 0, total: 0 })
      const current = next ?? (await planRestore(file, step))
      next = null
      await restoreBackup(current, (done, total) => {
        if (done < total) unfinishedRestore.note(done, total)
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
    left,
    isPartial,
    progress,
    download,
    savePresent,
    read,
    restore,
    reset,
  }
}

export type Backup = ReturnType<typeof useBackup>

function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
