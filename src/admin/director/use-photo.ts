import { useState } from 'react'
import { admin } from '../../copy/admin'
import { directorPhoto, directorPhoto as words } from '../../copy/admin-director-photo'
import { isLasting, reasonOf, TimeoutError } from '../../data/client/errors'
import { removePhoto, savePhoto } from '../../data/store/director'
import { restoreVersion } from '../../data/store/restore'
import { ImageError } from '../../lib/image-error'
import { PHOTO_SAVE_TIMEOUT_MS, PHOTO_UPLOAD_TIMEOUT_MS, STATUS_MS, UNDO_MS } from '../../limits'
import { useLatest } from '../../ui/use-latest'
import { notifyDeleted, notifyFailed } from '../form/messages'
import { isBusy, useWrites } from '../form/use-writes'
import type { Area } from '../image/canvas'
import { toDirectorPhoto, type Compressed } from '../image/compress'
import { warningOf, type PictureWarning } from '../image/picture-warning'
import { useNewest } from '../pictures/use-uploads'
import { closeWaiting, notify } from '../ui/toast'
import { useTimeout } from '../ui/use-listener'

export type Chosen =
  | { status: 'none' }
  | { status: 'preparing'; percent: number }
  | { status: 'refused'; text: string }
  /** Shown before it is published. `msLeft` is what preparing it left of the upload's time. */
  | {
      status: 'ready'
      file: File
      photo: Compressed
      warning: PictureWarning | null
      msLeft: number
      isPlacing: boolean
    }

const NONE: Chosen = { status: 'none' }
/** What its failures are about. */
const PHOTO = 'photo'

/** The photo that is chosen and published. A save may take 25 s, preparing and saving 30 s without the time between them. */
export function usePhoto() {
  const [chosen, setChosen] = useState<Chosen>(NONE)
  const latest = useLatest(chosen)
  const { statusOf, run, dismiss } = useWrites()
  /** A message that goes by itself. */
  const [note, setNote] = useState<'compressed' | 'saved' | null>(null)
  useTimeout(() => setNote(null), note && STATUS_MS[note])
  const newest = useNewest()

  const cancel = () => {
    newest.stop()
    dismiss('publish')
    setNote(null)
    setChosen(NONE)
  }

  /** Prepares a file, or the part `area` of it. */
  const prepare = async (file: File, area?: Area): Promise<void> => {
    const signal = newest.start()
    const startedAt = Date.now()
    const onProgress = (percent: number) => {
      if (signal.aborted) return
      setChosen((now) =>
        area && now.status === 'ready'
          ? { ...now, isPlacing: true }
          : { status: 'preparing', percent },
      )
    }
    dismiss('publish')
    if (!area) setNote(null)
    onProgress(0)
    try {
      const photo = await toDirectorPhoto(file, { signal, onProgress, area })
      const warning = await warningOf(photo.dataUrl)
      if (signal.aborted) return
      if (!area) setNote('compressed')
      const msLeft = PHOTO_UPLOAD_TIMEOUT_MS - (Date.now() - startedAt)
      setChosen({ status: 'ready', file, photo, warning, msLeft, isPlacing: false })
    } catch (error) {
      if (signal.aborted) return
      console.error('[director-photo] not taken', error)
      setChosen({ status: 'refused', text: uploadMessage(error) })
    }
  }

  /** Brings back the photo of a version, or the default one. */
  const bringBack = async (version: string | null): Promise<void> => {
    const result = await run<unknown>('undo', () =>
      version ? restoreVersion(version) : removePhoto(),
    )
    if (result.status === 'saved') {
      closeWaiting(PHOTO)
      notify({ type: 'success', title: version ? words.undo.done : words.undo.doneDefault })
    } else
      notifyFailed(
        { about: PHOTO, title: words.undo.failed, text: saveMessage(result.error) },
        () => void bringBack(version),
      )
  }

  const publish = async (): Promise<void> => {
    const ready = latest.current
    if (ready.status !== 'ready') return
    const { photo, msLeft } = ready
    const save = async () => {
      const version = await savePhoto({ photoBase64: photo.dataUrl, portrait: photo.portrait })
      closeWaiting(PHOTO)
      // Another one may have been chosen before a late answer.
      setChosen((now) => (now.status === 'ready' && now.photo === photo ? NONE : now))
      setNote('saved')
      notify({
        type: 'success',
        title: words.save.success,
        action: { label: admin.undo, onClick: () => void bringBack(version) },
        duration: UNDO_MS,
      })
    }
    const result = await run('publish', save, {
      timeoutMs: Math.min(PHOTO_SAVE_TIMEOUT_MS, msLeft),
    })
    if (result.status === 'saved') return
    const isUploadTimeout = result.error instanceof TimeoutError && msLeft < PHOTO_SAVE_TIMEOUT_MS
    notifyFailed(
      { about: PHOTO, title: isUploadTimeout ? words.upload.timeout : saveMessage(result.error) },
      () => void publish(),
    )
    // A retry has the whole time.
    setChosen((now) => (now.status === 'ready' ? { ...now, msLeft: PHOTO_UPLOAD_TIMEOUT_MS } : now))
  }

  const reset = async (): Promise<void> => {
    const result = await run('reset', async () => {
      const version = await removePhoto()
      notifyDeleted(words.reset.done, () => void bringBack(version))
    })
    if (result.status === 'failed')
      notifyFailed(
        { about: PHOTO, title: words.reset.failed, text: saveMessage(result.error) },
        () => void reset(),
      )
  }

  const isResetting = isBusy(statusOf('reset')) || isBusy(statusOf('undo'))
  return { chosen, write: statusOf('publish'), note, isResetting, prepare, publish, cancel, reset }
}

/** Why the photo was not saved. A thrown value that is not an Error has its own message. */
export function saveMessage(error: unknown): string {
  const words = directorPhoto.save
  if (!(error instanceof Error)) return words.unexpected
  const reason = reasonOf(error)
  if (isLasting(reason)) return admin.reasons[reason]
  return reason === 'offline' || reason === 'timeout' || reason === 'denied'
    ? words[reason]
    : words.other
}

/** Why a file was not taken. */
export function uploadMessage(error: unknown): string {
  const words = directorPhoto.upload
  // The compressor may be missing because its code could not be loaded.
  if (!navigator.onLine && (!(error instanceof ImageError) || error.code === 'failed'))
    return words.network
  if (error instanceof ImageError) return words[error.code]
  if (!(error instanceof Error)) return words.unexpected
  return reasonOf(error) === 'offline' ? words.network : words.failed
}
