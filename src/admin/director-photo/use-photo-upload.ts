import { useCallback, useEffect, useRef, useState } from 'react'
import { directorPhoto as words } from '../../copy/admin-director-photo'
import { uiCopy } from '../../copy/ui'
import { setDirectorPhoto, type DirectorPhotoFields } from '../../data/content/director-photos'
import { inTime, TimeoutError } from '../../data/client/errors'
import { PHOTO_SAVE_TIMEOUT_MS, PHOTO_UPLOAD_TIMEOUT_MS, STATUS_MS, UNDO_MS } from '../../limits'
import { useWrite } from '../editing/use-writes'
import type { Area } from '../image/area'
import { toDirectorPhoto, type Compressed } from '../image/compress'
import { notify } from '../ui/toast'
import { useTimeout } from '../../ui/use-timeout'
import { saveMessage, uploadMessage } from './photo-messages'

export type ChosenPhoto =
  | { status: 'none' }
  | { status: 'compressing'; percent: number }
  | { status: 'refused'; text: string }
  /** Shown before it is published. `msLeft` is what the compression left of the upload's time. */
  | { status: 'ready'; photo: Compressed; msLeft: number; failure: string; isPlacing?: boolean }

/**
 * Compresses a file, and saves it on request. The save may take 25 s, both together 30 s, without the time between them
 * (decision 149).
 * @param previous the stored photo, with an empty one for none, null while it is unknown
 * @param onUndo publishes `previous` again
 */
export function usePhotoUpload(previous: DirectorPhotoFields | null, onUndo: (previous: DirectorPhotoFields) => void) {
  const [chosen, setChosen] = useState<ChosenPhoto>({ status: 'none' })
  const { status: write, run, reset } = useWrite()
  const [compressed, setCompressed] = useState('')
  const [file, setFile] = useState<File | null>(null)
  // Ignore the result of a superseded attempt, and of all of them once the tab is closed.
  const attempts = useRef(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => void (attempts.current += 1), [])

  const close = () => {
    setChosen({ status: 'none' })
    setFile(null)
    reset()
  }
  useTimeout(close, write.status === 'saved' ? STATUS_MS.saved : null, write)
  useTimeout(() => setCompressed(''), compressed ? STATUS_MS.compressed : null, compressed)

  const save = useCallback(
    async (photo: Compressed, msLeft: number) => {
      const attempt = ++attempts.current
      const isNewest = () => attempt === attempts.current
      let isLate = false
      setChosen({ status: 'ready', photo, msLeft, failure: '' })
      setCompressed('')
      const work = async () => {
        await setDirectorPhoto({ photoBase64: photo.dataUrl, portrait: photo.portrait })
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

  /** Compresses a file, or the part `area` of the chosen one. */
  const compress = useCallback(
    async (file: File, area?: Area) => {
      running.current?.abort()
      const attempt = ++attempts.current
      const isNewest = () => attempt === attempts.current
      const startedAt = Date.now()
      const stop = new AbortController()
      running.current = stop
      const onProgress = (percent: number) => {
        if (!isNewest()) return
        setChosen((now) =>
          area && now.status === 'ready' ? { ...now, isPlacing: true } : { status: 'compressing', percent },
        )
      }
      reset()
      onProgress(0)
      try {
        const compressing = toDirectorPhoto(file, { signal: stop.signal, onProgress, area })
        const photo = await inTime(compressing, PHOTO_UPLOAD_TIMEOUT_MS)
        if (!isNewest()) return
        if (!area) setCompressed(words.compressed(photo.beforeBytes, photo.afterBytes))
        const msLeft = PHOTO_UPLOAD_TIMEOUT_MS - (Date.now() - startedAt)
        setChosen({ status: 'ready', photo, msLeft, failure: '' })
        setFile(file)
      } catch (error) {
        if (!isNewest()) return
        stop.abort()
        console.error('[director-photo] not saved', error)
        const text = error instanceof TimeoutError ? words.upload.timeout : uploadMessage(error)
        setChosen({ status: 'refused', text })
      }
    },
    [reset],
  )

  const choose = useCallback(
    (file: File) => {
      setFile(null)
      return compress(file)
    },
    [compress],
  )

  const cancel = useCallback(() => {
    attempts.current += 1
    running.current?.abort()
    setFile(null)
    setChosen({ status: 'none' })
    setCompressed('')
    reset()
  }, [reset])

  return { chosen, write, compressed, file, choose, place: compress, save, cancel }
}
