import { useCallback, useEffect, useRef, useState } from 'react'
import { directorPhoto as words } from '../../copy/admin-director-photo'
import { uiCopy } from '../../copy/ui'
import { setDirectorPhoto } from '../../data/director-photos'
import { inTime, TimeoutError } from '../../data/errors'
import { PHOTO_SAVE_TIMEOUT_MS, PHOTO_UPLOAD_TIMEOUT_MS, STATUS_MS, UNDO_MS } from '../../limits'
import { useWrite } from '../editing/use-writes'
import { toDirectorPhoto, type Compressed } from '../image/compress'
import { preloadEncoder } from '../image/encode'
import { notify } from '../ui/toast'
import { saveMessage, uploadMessage } from './photo-messages'

export type ChosenPhoto =
  | { status: 'none' }
  | { status: 'compressing'; percent: number }
  | { status: 'refused'; text: string }
  /** Shown before it is published. `msLeft` is what the compression left of the upload's time. */
  | { status: 'ready'; photo: Compressed; msLeft: number; failure: string }

/**
 * Compresses a file, and saves it on request. The save may take 25 s, both together 30 s, without the time between them
 * (decision 149).
 * @param previous the stored photo as a data URL, empty for none, null while it is unknown
 * @param onUndo publishes `previous` again
 */
export function usePhotoUpload(previous: string | null, onUndo: (previous: string) => void) {
  const [chosen, setChosen] = useState<ChosenPhoto>({ status: 'none' })
  const { status: write, run, reset } = useWrite()
  const [compressed, setCompressed] = useState('')
  // Ignore the result of a superseded attempt, and of all of them once the tab is closed.
  const attempts = useRef(0)
  useEffect(preloadEncoder, [])
  useEffect(() => () => void (attempts.current += 1), [])

  useEffect(() => {
    if (write.status !== 'saved') return
    const timer = setTimeout(() => {
      setChosen({ status: 'none' })
      reset()
    }, STATUS_MS.saved)
    return () => clearTimeout(timer)
  }, [write, reset])
  useEffect(() => {
    if (!compressed) return
    const timer = setTimeout(() => setCompressed(''), STATUS_MS.compressed)
    return () => clearTimeout(timer)
  }, [compressed])

  const save = useCallback(
    async (photo: Compressed, msLeft: number) => {
      const attempt = ++attempts.current
      const isNewest = () => attempt === attempts.current
      let isLate = false
      setChosen({ status: 'ready', photo, msLeft, failure: '' })
      setCompressed('')
      const work = async () => {
        await setDirectorPhoto(photo.dataUrl)
        if (isLate && !isNewest()) return
        const description = isLate ? { description: words.late } : {}
        notify({
          type: 'success',
          title: words.save.success,
          ...description,
          // A photo that is not known cannot be brought back.
          ...(previous !== null && {
            action: { label: words.undo.action, onClick: () => onUndo(previous) },
            duration: UNDO_MS,
          }),
          closeLabel: uiCopy.close,
        })
      }
      const result = await run(work, { timeoutMs: Math.min(PHOTO_SAVE_TIMEOUT_MS, msLeft) })
      if (result.status === 'saved' || !isNewest()) return
      isLate = true
      const isUploadTimeout = result.error instanceof TimeoutError && msLeft < PHOTO_SAVE_TIMEOUT_MS
      const failure = isUploadTimeout ? words.upload.timeout : saveMessage(result.error)
      // A retry has the whole time.
      setChosen({ status: 'ready', photo, msLeft: PHOTO_UPLOAD_TIMEOUT_MS, failure })
      if (!isUploadTimeout) notify({ type: 'error', title: failure, closeLabel: uiCopy.close })
    },
    [run, previous, onUndo],
  )

  const choose = useCallback(
    async (file: File) => {
      const attempt = ++attempts.current
      const isNewest = () => attempt === attempts.current
      const startedAt = Date.now()
      const stop = new AbortController()
      const onProgress = (percent: number) => {
        if (isNewest()) setChosen({ status: 'compressing', percent })
      }
      reset()
      onProgress(0)
      try {
        const compressing = toDirectorPhoto(file, { signal: stop.signal, onProgress })
        const photo = await inTime(compressing, PHOTO_UPLOAD_TIMEOUT_MS)
        if (!isNewest()) return
        setCompressed(words.compressed(photo.beforeBytes, photo.afterBytes))
        const msLeft = PHOTO_UPLOAD_TIMEOUT_MS - (Date.now() - startedAt)
        setChosen({ status: 'ready', photo, msLeft, failure: '' })
      } catch (error) {
        stop.abort()
        console.error('[director-photo] not saved', error)
        const text = error instanceof TimeoutError ? words.upload.timeout : uploadMessage(error)
        if (isNewest()) setChosen({ status: 'refused', text })
      }
    },
    [reset],
  )

  const cancel = useCallback(() => {
    attempts.current += 1
    setChosen({ status: 'none' })
    setCompressed('')
    reset()
  }, [reset])

  return { chosen, write, compressed, choose, save, cancel }
}
