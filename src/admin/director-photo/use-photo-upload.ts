import { useCallback, useEffect, useRef, useState } from 'react'
import { directorPhoto as words } from '../../copy/admin-director-photo'
import { uiCopy } from '../../copy/ui'
import { setDirectorPhoto } from '../../data/director-photos'
import { inTime, TimeoutError } from '../../data/errors'
import { PHOTO_SAVE_TIMEOUT_MS, PHOTO_UPLOAD_TIMEOUT_MS, STATUS_MS } from '../../limits'
import { useWrite } from '../editing/use-writes'
import { toDirectorPhoto, type Compressed } from '../image/compress'
import { preloadEncoder } from '../image/encode'
import { notify } from '../ui/toast'
import { saveMessage, uploadMessage } from './photo-messages'

export type ChosenPhoto =
  | { status: 'none' }
  | { status: 'compressing'; percent: number }
  | { status: 'refused'; text: string }
  /** `failure` is the message for a failed save. */
  | { status: 'ready'; photo: Compressed; failure: string }

/** Compresses and saves a file. The save may take 25 s, both together 30 s. */
export function usePhotoUpload() {
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
    async (photo: Compressed, msLeft = PHOTO_UPLOAD_TIMEOUT_MS) => {
      const attempt = ++attempts.current
      const isNewest = () => attempt === attempts.current
      let isLate = false
      setChosen({ status: 'ready', photo, failure: '' })
      const work = async () => {
        await setDirectorPhoto(photo.dataUrl)
        if (isLate && !isNewest()) return
        const description = isLate ? { description: words.late } : {}
        notify({ type: 'success', title: words.save.success, ...description, closeLabel: uiCopy.close })
      }
      const result = await run(work, { timeoutMs: Math.min(PHOTO_SAVE_TIMEOUT_MS, msLeft) })
      if (result.status === 'saved' || !isNewest()) return
      isLate = true
      const isUploadTimeout = result.error instanceof TimeoutError && msLeft < PHOTO_SAVE_TIMEOUT_MS
      const failure = isUploadTimeout ? words.upload.timeout : saveMessage(result.error)
      setChosen({ status: 'ready', photo, failure })
      if (!isUploadTimeout) notify({ type: 'error', title: failure, closeLabel: uiCopy.close })
    },
    [run],
  )

  const upload = useCallback(
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
        await save(photo, PHOTO_UPLOAD_TIMEOUT_MS - (Date.now() - startedAt))
      } catch (error) {
        stop.abort()
        console.error('[director-photo] not saved', error)
        const text = error instanceof TimeoutError ? words.upload.timeout : uploadMessage(error)
        if (isNewest()) setChosen({ status: 'refused', text })
      }
    },
    [save, reset],
  )

  return { chosen, write, compressed, upload, save }
}
