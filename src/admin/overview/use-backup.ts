import { useEffect, useState } from 'react'
import { overview } from '../../copy/admin-overview'
import { exportBackup, restoreBackup } from '../../data/backup'
import { BackupError, readBackup, type BackupFile } from '../../data/backup-format'
import { admin } from '../../copy/admin'
import { reasonOf } from '../../data/errors'
import { SAVE_WAITING_MS } from '../../limits'
import { showAppToast } from '../ui/app-toast'
import { online } from '../attempt'
import { lastBackup, unfinishedRestore } from './backup-times'

const words = overview.backup

export type BackupState =
  | { status: 'idle' }
  | { status: 'downloading' }
  | { status: 'reading' }
  | { status: 'refused'; text: string }
  | { status: 'asking'; file: BackupFile }
  /** `isWaiting`: nothing has moved for a while; the chunk is on its way. */
  | { status: 'restoring'; done: number; total: number; isWaiting: boolean }
  | { status: 'stopped'; file: BackupFile; text: string }
  | { status: 'done' }

/** Downloading and restoring: the file is checked whole before anything is written, and an interrupted run goes on. */
export function useBackup() {
  const [state, setState] = useState<BackupState>({ status: 'idle' })

  // Begins anew with every step of a restore.
  useEffect(() => {
    if (state.status !== 'restoring' || state.isWaiting) return
    const timer = setTimeout(() => setState({ ...state, isWaiting: true }), SAVE_WAITING_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function download() {
    setState({ status: 'downloading' })
    try {
      const { fileName, text } = await online(exportBackup)
      offerFile(fileName, text)
      lastBackup.note()
      showAppToast({ type: 'success', title: words.downloaded })
    } catch (error) {
      showAppToast({ type: 'error', title: words.downloadFailed, description: admin.reasons[reasonOf(error)] })
    }
    setState({ status: 'idle' })
  }

  async function read(file: File) {
    setState({ status: 'reading' })
    try {
      setState({ status: 'asking', file: await readBackup(await file.text()) })
    } catch (error) {
      setState({
        status: 'refused',
        text: error instanceof BackupError ? words.problems[error.problem] : words.unreadable,
      })
    }
  }

  async function restore(file: BackupFile) {
    const say = (done: number, total: number) => setState({ status: 'restoring', done, total, isWaiting: false })
    say(0, 0)
    try {
      await online(() =>
        restoreBackup(file, (done, total) => {
          if (done < total) unfinishedRestore.note()
          say(done, total)
        }),
      )
      unfinishedRestore.forget()
      setState({ status: 'done' })
    } catch (error) {
      const reason = reasonOf(error)
      setState({ status: 'stopped', file, text: reason === 'timeout' ? words.noAnswer : admin.reasons[reason] })
    }
  }

  return { state, download, read, restore, reset: () => setState({ status: 'idle' }) }
}

function offerFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click; a minute is enough for the largest file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
