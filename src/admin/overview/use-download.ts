import { useState } from 'react'
import { admin } from '../../copy/admin'
import { overview } from '../../copy/admin-overview'
import { restoring } from '../../copy/admin-restoring'
import { uiCopy } from '../../copy/ui'
import { exportBackup, type Export } from '../../data/store/backup'
import { useWrite } from '../form/use-writes'
import { isBusy } from '../form/use-writes'
import { notify } from '../ui/toast'
import { lastBackup } from './backup-times'

const words = overview.backup

/** Downloads a backup. A browser does not say whether the file was saved, so it counts once the administrator says so. */
export function useDownload() {
  const write = useWrite()
  const [made, setMade] = useState<Export | null>(null)

  async function download() {
    setMade(null)
    const result = await write.run(
      async (step) => {
        const backup = await exportBackup(step)
        downloadFile(backup.file)
        setMade(backup)
      },
      // The data layer limits each read.
      { timeoutMs: null },
    )
    if (result.status === 'failed')
      notify({
        type: 'error',
        title: words.downloadFailed,
        description: result.reason === 'timeout' ? restoring.noAnswer : admin.reasons[result.reason],
        closeLabel: uiCopy.close,
      })
    write.reset()
  }

  function noteArrived() {
    lastBackup.note()
    setMade(null)
    notify({ type: 'success', title: words.arrived.thanks, closeLabel: uiCopy.close })
  }

  return { isDownloading: isBusy(write.status), made, download, noteArrived, reset: () => setMade(null) }
}

export type Download = ReturnType<typeof useDownload>

function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
