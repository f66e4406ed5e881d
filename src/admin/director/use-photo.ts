import { useState } from 'react'
import { directorPhoto as words } from '../../copy/admin-director-photo'
import { TimeoutError } from '../../data/client/errors'
import { restoreVersion } from '../../data/store/history'
import { removePhoto, savePhoto } from '../../data/store/director'
import { PHOTO_SAVE_TIMEOUT_MS, PHOTO_UPLOAD_TIMEOUT_MS, STATUS_MS, UNDO_MS } from '../../limits'
import { admin } from '../../copy/admin'
import { useLatest } from '../../ui/use-latest'
import { useTimeout } from '../ui/use-timeout'
import { notifyDeleted, notifyFailed } from '../form/messages'
import { isBusy, useWrites } from '../form/use-writes'
import type { Area } from '../image/area'
import { toDirectorPhoto, type Compressed } from '../image/compress'
import { useNewest } from '../image/use-newest'
import { closeWaiting, notify } from '../ui/toast'
import { saveMessage, uploadMessage } from './photo-messages'

export type Chosen =
  | { status: 'none' }
  | { status: 'preparing'; percent: number }
  | { status: 'refused'; text: string }
  /** Shown before it is published. `msLeft` is what preparing it left of the upload's time. */
  | { status: 'ready'; file: File; photo: Compressed; msLeft: number; isPlacing: boolean }

const NONE: Chosen = { status: 'none' }
/** A message that goes by itself. */
type Note = { kind: 'none' | 'compressed' | 'published'; ms: number }
const OLD: Note = { kind: 'none', ms: 0 }

/** The photo that is chosen and published. A save may take 25 s, preparing and saving 30 s without the time between them. */
export function usePhoto() {
  const [chosen, setChosen] = useState<Chosen>(NONE)
  const latest = useLatest(chosen)
  const { statusOf, run, dismiss } = useWrites()
  const [note, setNote] = useState<Note>(OLD)
  useTimeout(() => setNote(OLD), note.kind === 'none' ? null : note.ms, note)
  const newest = useNewest()

  const cancel = () => {
    newest.stop()
    dismiss('publish')
    setNote(OLD)
    setChosen(NONE)
  }

  /** Prepares a file, or the part `area` of it. */
  const prepare = async (file: File, area?: Area): Promise<void> => {
    const signal = newest.start()
    const startedAt = Date.now()
    const onProgress = (percent: number) => {
      if (signal.aborted) return
      setChosen((now) =>
        area && now.status === 'ready' ? { ...now, isPlacing: true } : { status: 'preparing', percent },
      )
    }
    dismiss('publish')
    onProgress(0)
    try {
      const photo = await toDirectorPhoto(file, { signal, onProgress, area })
      if (signal.aborted) return
      if (!area) setNote({ kind: 'compressed', ms: STATUS_MS.compressed })
      const msLeft = PHOTO_UPLOAD_TIMEOUT_MS - (Date.now() - startedAt)
      setChosen({ status: 'ready', file, photo, msLeft, isPlacing: false })
    } catch (error) {
      if (signal.aborted) return
      console.error('[director-photo] not taken', error)
      setChosen({ status: 'refused', text: uploadMessage(error) })
    }
  }

  /** Brings back the photo of a version, or the default one. */
  const bringBack = async (version: string | null): Promise<void> => {
    const result = await run('undo', () => (version ? restoreVersion(version) : removePhoto()))
    if (result.status === 'saved') {
      closeWaiting()
      notify({ type: 'success', title: version ? words.undo.done : words.undo.doneDefault })
    } else notifyFailed({ title: words.undo.failed, text: saveMessage(result.error) }, () => void bringBack(version))
  }

  const publish = async (): Promise<void> => {
    const ready = latest.current
    if (ready.status !== 'ready') return
    const { photo, msLeft } = ready
    const save = async () => {
      const version = await savePhoto({ photoBase64: photo.dataUrl, portrait: photo.portrait })
      closeWaiting()
      // Another one may have been chosen before a late answer.
      setChosen((now) => (now.status === 'ready' && now.photo === photo ? NONE : now))
      setNote({ kind: 'published', ms: STATUS_MS.saved })
      notify({
        type: 'success',
        title: words.save.success,
        action: { label: admin.undo, onClick: () => void bringBack(version) },
        duration: UNDO_MS,
      })
    }
    const result = await run('publish', save, { timeoutMs: Math.min(PHOTO_SAVE_TIMEOUT_MS, msLeft) })
    if (result.status === 'saved') return
    const isUploadTimeout = result.error instanceof TimeoutError && msLeft < PHOTO_SAVE_TIMEOUT_MS
    notifyFailed({ title: isUploadTimeout ? words.upload.timeout : saveMessage(result.error) }, () => void publish())
    // A retry has the whole time.
    setChosen((now) => (now.status === 'ready' ? { ...now, msLeft: PHOTO_UPLOAD_TIMEOUT_MS } : now))
  }

  /** Deletes the stored photo. */
  const reset = async (): Promise<void> => {
    const result = await run('reset', async () => {
      const version = await removePhoto()
      notifyDeleted(words.reset.done, () => void bringBack(version))
    })
    if (result.status === 'failed')
      notifyFailed({ title: words.reset.failed, text: saveMessage(result.error) }, () => void reset())
  }

  const write = statusOf('publish')
  return {
    chosen,
    write,
    note: note.kind,
    isResetting: isBusy(statusOf('reset')) || isBusy(statusOf('undo')),
    prepare,
    publish,
    cancel,
    reset,
  }
}
