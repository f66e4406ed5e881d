import { useState } from 'react'
import { admin } from '../../copy/admin'
import { directorPhoto as words } from '../../copy/admin-director-photo'
import { TimeoutError } from '../../data/client/errors'
import type { DirectorPhoto } from '../../data/content/director-photos'
import type { FormFields } from '../../data/content/parse'
import { savePhoto } from '../../data/store/director'
import type { Saved } from '../../data/store/save'
import { PHOTO_SAVE_TIMEOUT_MS, PHOTO_UPLOAD_TIMEOUT_MS, STATUS_MS, UNDO_MS } from '../../limits'
import { useLatest } from '../../ui/use-latest'
import { discard } from '../form/discard'
import { notifyFailed, tell } from '../form/messages'
import { useForm } from '../form/use-form'
import type { Area } from '../image/geometry'
import { toDirectorPhoto } from '../image/compress'
import { useUploads, type Prepare, type UploadState } from '../pictures/use-uploads'
import { notify } from '../ui/toast'
import { closeWaiting } from '../ui/waiting-message'
import { useTimeout } from '../ui/use-listener'
import { saveMessage, uploadMessage } from './photo-messages'
import { PHOTO, useStoredPhoto } from './use-stored-photo'

type PhotoFields = FormFields<DirectorPhoto>
/** A photo to be stored, and how long preparing it took. */
type Prepared = { fields: PhotoFields; preparedInMs: number }

const NONE: PhotoFields = { photoBase64: '', portrait: '' }
const asTyped = (typed: PhotoFields) => typed

/** The photo, or the part `area` of it. */
const preparePhoto =
  (area?: Area): Prepare<Prepared> =>
  async (file, options) => {
    const startedAt = Date.now()
    const { dataUrl, portrait } = await toDirectorPhoto(file, { ...options, area })
    const fields = { photoBase64: dataUrl, portrait }
    return { value: { fields, preparedInMs: Date.now() - startedAt }, preview: dataUrl }
  }

/**
 * The photo as a form of one picture, which is published. A save may take 25 s, preparing and saving 30 s without the time
 * between them.
 */
export function usePhoto(stored: PhotoFields | null) {
  const { bringBack, reset, isResetting } = useStoredPhoto()
  /** A message that goes by itself. */
  const [note, setNote] = useState<'compressed' | 'saved' | null>(null)
  // The next one may have come in the same moment.
  useTimeout(
    () => setNote((current) => (current === note ? null : current)),
    note && STATUS_MS[note],
  )
  const [preparedInMs, setPreparedInMs] = useState(0)
  /** The key of the upload that is in its frame: prepared once, and again after each movement. */
  const [framedKey, setFramedKey] = useState<string | null>(null)

  const form = useForm<PhotoFields>({
    name: 'director',
    stored,
    blank: NONE,
    clean: asTyped,
    save: async (_, mine): Promise<Saved<PhotoFields>> => {
      const version = await savePhoto(mine)
      notify({
        type: 'success',
        title: words.save.success,
        action: { label: admin.undo, onClick: () => void bringBack(version) },
        duration: UNDO_MS,
      })
      return { value: mine, clashes: [] }
    },
  })
  const uploads = useUploads<Prepared>({
    hold: form.hold,
    onSettled: ({ key, state }) => {
      if (state.status !== 'ready') return
      form.set(state.result.value.fields)
      setPreparedInMs(state.result.value.preparedInMs)
      if (key !== framedKey) setNote('compressed')
      setFramedKey(key)
    },
  })
  const upload = uploads.items.at(-1)
  const isChosen = form.changed.length > 0
  // Also when the stored photo is chosen again to crop it differently.
  const inFrame = upload?.key === framedKey ? upload : null

  const choose = (file: File) => {
    setNote(null)
    uploads.clear()
    uploads.add([file], preparePhoto())
  }
  const crop = (area: Area) => {
    if (upload) uploads.retry(upload.key, { prepare: preparePhoto(area) })
  }
  const cancel = () => {
    setNote(null)
    uploads.clear()
    discard(form)
  }

  const newest = useLatest({ preparedInMs })
  async function publish(): Promise<void> {
    const remainingMs = PHOTO_UPLOAD_TIMEOUT_MS - newest.current.preparedInMs
    const timeoutMs = Math.min(PHOTO_SAVE_TIMEOUT_MS, remainingMs)
    const retry = () => void publish()
    const result = await form.save({ timeoutMs })
    if (result.status === 'unready') {
      notifyFailed({ about: PHOTO, title: words.upload.failed }, retry)
      return
    }
    await tell(result, {
      saved: () => {
        closeWaiting(PHOTO)
        setNote('saved')
        if (form.current().changed.length === 0) uploads.clear()
      },
      failed: ({ error }) => {
        const isUploadTimeout = error instanceof TimeoutError && remainingMs < PHOTO_SAVE_TIMEOUT_MS
        const title = isUploadTimeout ? words.upload.timeout : saveMessage(error)
        notifyFailed({ about: PHOTO, title }, retry)
        // A retry has the whole time.
        setPreparedInMs(0)
      },
    })
  }

  return {
    /** What is chosen and not published. */
    chosen: isChosen ? form.typed.photoBase64 : '',
    file: inFrame?.file ?? null,
    progress: inFrame ? null : progressOf(upload?.state),
    warning: upload?.state.status === 'ready' && isChosen ? upload.state.warning : null,
    refusal: upload?.state.status === 'failed' ? uploadMessage(upload.state.error) : null,
    note,
    status: form.status,
    isResetting,
    choose,
    crop,
    publish: () => void publish(),
    cancel,
    reset,
  }
}

/** In percent, while a photo is being prepared. */
function progressOf(state: UploadState<unknown> | undefined): number | null {
  if (state?.status === 'waiting') return 0
  return state?.status === 'working' ? state.percent : null
}
