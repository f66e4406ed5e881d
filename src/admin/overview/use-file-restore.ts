import { useState } from 'react'
import { overview } from '../../copy/admin-overview'
import { planFile } from '../../data/store/backup'
import { BackupError, readBackup, type BackupFile } from '../../data/store/backup-format'
import { TimeoutError } from '../../data/client/errors'
import { useRestore } from '../restoring/use-restore'
import { unfinishedRestore } from './backup-times'

const words = overview.backup

type Chosen =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'refused'; text: string }
  | { status: 'read'; file: BackupFile }

/** Reads a chosen file and restores it. An interrupted restore goes on when the same file is chosen again. */
export function useFileRestore() {
  const restoring = useRestore()
  const [chosen, setChosen] = useState<Chosen>({ status: 'none' })

  function reset() {
    setChosen({ status: 'none' })
    restoring.reset()
  }

  async function read(input: File) {
    reset()
    setChosen({ status: 'reading' })
    try {
      const file = await readBackup(input)
      setChosen({ status: 'read', file })
      restoring.start({
        plan: (onStep) => planFile(file, onStep),
        onProgress: (done, total) => done < total && unfinishedRestore.note(done, total),
        onDone: unfinishedRestore.forget,
      })
    } catch (error) {
      setChosen({ status: 'refused', text: problemOf(error) })
    }
  }

  return {
    restoring,
    file: chosen.status === 'read' ? chosen.file : null,
    refused: chosen.status === 'refused' ? chosen.text : null,
    isReading: chosen.status === 'reading',
    isIdle: chosen.status === 'none',
    read,
    reset,
  }
}

function problemOf(error: unknown): string {
  if (error instanceof BackupError) return words.problems[error.problem]
  return error instanceof TimeoutError ? words.slowFile : words.unreadable
}
