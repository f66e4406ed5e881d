import { useCallback, useEffect, useRef, useState } from 'react'
import { directorPhoto as words } from '../../copy/admin-director-photo'
import { uiCopy } from '../../copy/ui'
import { setDirectorPhoto } from '../../data/director-photos'
import { TimeoutError } from '../../data/errors'
import { toDirectorPhoto, type Compressed } from '../image/compress'
import { preloadEncoder } from '../image/encode'
import { ImageError } from '../../lib/image-error'
import { PHOTO_UPLOAD_TIMEOUT_MS, SAVE_WAITING_MS, STATUS_MS } from '../../limits'
import { notify } from '../ui/toast'
import { online } from '../attempt'
import { saveMessage, uploadMessage } from './photo-messages'

export type PhotoUpload =
  | { status: 'idle' }
  | { status: 'compressing'; percent: number }
  | { status: 'uploading'; photo: Compressed; isWaiting: boolean }
  | { status: 'saved'; photo: Compressed }
  /** `photo`: prepared, so that a retry only saves it again. */
  | { status: 'failed'; text: string; photo: Compressed | null }

/** The race of the whole flow: compressing and saving together. */
class UploadTimeout extends Error {}

/**
 * Takes a file through compressing and saving. 25 s belong to the save, 30 s to both together; a save that loses the
 * race is listened to further, because it was not cancelled and may still land.
 */
export function usePhotoUpload() {
  const [state, setState] = useState<PhotoUpload>({ status: 'idle' })
  const [compressed, setCompressed] = useState('')
  const newest = useRef(0)
  useEffect(preloadEncoder, [])
  useEffect(() => () => void (newest.current += 1), [])

  useEffect(() => {
    if (state.status !== 'saved') return
    const timer = setTimeout(() => setState({ status: 'idle' }), STATUS_MS.saved)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    if (!compressed) return
    const timer = setTimeout(() => setCompressed(''), STATUS_MS.compressed)
    return () => clearTimeout(timer)
  }, [compressed])

  const run = useCallback(async (source: File | Compressed) => {
    const attempt = ++newest.current
    const isNewest = () => attempt === newest.current
    const say = (next: PhotoUpload) => {
      if (isNewest()) setState(next)
    }
    const stop = new AbortController()
    let photo = null as Compressed | null
    let saving = null as Promise<void> | null
    let timer: ReturnType<typeof setTimeout> | undefined
    const race = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new UploadTimeout()), PHOTO_UPLOAD_TIMEOUT_MS)
    })

    const work = async () => {
      if (source instanceof File) {
        say({ status: 'compressing', percent: 0 })
        photo = await toDirectorPhoto(source, {
          signal: stop.signal,
          onProgress: (percent) => say({ status: 'compressing', percent }),
        })
        if (isNewest()) setCompressed(words.compressed(photo.beforeBytes, photo.afterBytes))
      } else photo = source
      if (!isNewest()) return
      const ready = photo
      say({ status: 'uploading', photo: ready, isWaiting: false })
      const slow = setTimeout(() => say({ status: 'uploading', photo: ready, isWaiting: true }), SAVE_WAITING_MS)
      saving = online(() => setDirectorPhoto(ready.dataUrl)).finally(() => clearTimeout(slow))
      await saving
    }

    try {
      await Promise.race([work(), race])
      if (photo) say({ status: 'saved', photo })
      notify({ type: 'success', title: words.save.success, closeLabel: uiCopy.close })
    } catch (error) {
      stop.abort()
      console.error('[director-photo] not saved', error)
      const isUpload = error instanceof ImageError || error instanceof UploadTimeout || saving === null
      const text =
        error instanceof UploadTimeout ? words.upload.timeout : isUpload ? uploadMessage(error) : saveMessage(error)
      say({ status: 'failed', text, photo })
      // What is wrong with the picture is said beside it; toasts are for its saving.
      if (!isUpload) notify({ type: 'error', title: text, closeLabel: uiCopy.close })
      const late = error instanceof TimeoutError ? error.late : error instanceof UploadTimeout ? saving : null
      void late
        ?.then(() => {
          if (!isNewest()) return
          setState({ status: 'idle' })
          notify({ type: 'success', title: words.save.success, description: words.late, closeLabel: uiCopy.close })
        })
        .catch(() => undefined)
    } finally {
      clearTimeout(timer)
    }
  }, [])

  return { state, compressed, run }
}
