import { useRef, useState } from 'react'
import type { DirectorPhoto } from '../../data/content/director'
import type { FormFields } from '../../data/content/schema-fields'
import { cleanPhoto, savePhoto } from '../../data/store/director'
import type { SaveOutcome } from '../../data/store/save'
import { STATUS_COMPRESSED_MS, STATUS_SAVED_MS } from '../../limits'
import { discardWithUndo } from '../form/discard'
import type { DraftInfo } from '../form/state/form-drafts'
import { useForm } from '../form/use-form'
import { toDirectorPhoto } from '../image-encoding/compress'
import type { Area } from '../image-encoding/geometry'
import type { ImageWarning } from '../image-encoding/image-warning'
import type { Prepare, UploadState } from '../image-fields/upload-job'
import { useCroppedUpload } from '../image-fields/use-cropped-upload'
import { useTimeout } from '../ui/use-timeout'
import type { WriteState } from '../writes/write-state'
import { uploadMessage } from './photo-messages'
import { usePublishing } from './use-publishing'
import { useStoredPhoto } from './use-stored-photo'

type PhotoForm = FormFields<DirectorPhoto>
/** A photo that is ready to be stored, and how long preparing it took. */
type PreparedPhoto = { fields: PhotoForm; preparedInMs: number }

const BLANK: PhotoForm = { photoBase64: '', portrait: '' }

/** Prepares the photo in a file, or the part `crop` of it. */
const preparePhoto =
  (crop?: Area): Prepare<PreparedPhoto> =>
  async (file, options) => {
    const startedAt = Date.now()
    const { dataUrl, portrait } = await toDirectorPhoto(file, { ...options, crop })
    const fields = { photoBase64: dataUrl, portrait }
    return { value: { fields, preparedInMs: Date.now() - startedAt }, preview: dataUrl }
  }

/** The time for which each message under the photo stays. */
const NOTE_MS = { compressed: STATUS_COMPRESSED_MS, saved: STATUS_SAVED_MS }
type Note = keyof typeof NOTE_MS

type PhotoFormHandle = {
  /** The photo that was chosen and is not published yet; empty when there is none. */
  chosen: string
  /** The upload whose part can be chosen in the frame; null when there is none. */
  cropped: { key: string; file: File } | null
  preparation: {
    /** The progress in percent; null while no photo is being prepared. */
    progress: number | null
    warning: ImageWarning | null
    refusal: string | null
  }
  /** The message under the photo, which disappears after a while. */
  note: Note | null
  /** Says that a photo that was chosen at an earlier visit was not kept. */
  draft: DraftInfo | null
  write: WriteState
  /** Whether the stored photo is being deleted, or a change of it undone. */
  isStoredBusy: boolean
  choose: (file: File) => void
  /** Prepares another part of the chosen file. */
  crop: (area: Area) => void
  publish: () => void
  cancel: () => void
  deleteStored: () => Promise<void>
}

/** The form of the director's photo. */
export function usePhotoForm(storedPhoto: PhotoForm | null): PhotoFormHandle {
  const { notifyStored, deleteStored, isStoredBusy, stopFailed } = useStoredPhoto()
  const { note, setNote } = useNote()
  /** The stored photo that the next one replaces; null if it was not loaded yet. */
  const replacedPhoto = useRef(storedPhoto)
  const form = useForm<PhotoForm>({
    name: 'director',
    live: storedPhoto,
    blank: BLANK,
    clean: cleanPhoto,
    save: async (_, mine, options): Promise<SaveOutcome<PhotoForm>> => {
      notifyStored(await savePhoto(replacedPhoto.current, mine, options))
      // The next photo may be another part of the same file.
      replacedPhoto.current = mine
      return { value: mine, clashes: [] }
    },
    onSend: stopFailed,
  })
  const { publish, closeFailure, setPreparedInMs } = usePublishing(form, onPublished)
  const { uploads, upload, isDecoded } = useCroppedUpload<PreparedPhoto>({
    addPending: form.images.addPending,
    onSettled: (state, isFirst) => {
      if (state.status !== 'ready') return
      form.set(state.result.value.fields)
      setPreparedInMs(state.result.value.preparedInMs)
      if (isFirst) setNote('compressed')
    },
  })
  const isChosen = form.changed.length > 0

  function onPublished(): void {
    setNote('saved')
    if (form.getCurrent().changed.length === 0 && !form.images.isAnyPendingNow()) uploads.clear()
  }
  return {
    chosen: isChosen ? form.typed.photoBase64 : '',
    cropped: isDecoded && upload?.file ? { key: upload.key, file: upload.file } : null,
    preparation: {
      progress: isDecoded ? null : progressOf(upload?.state),
      warning: upload?.state.status === 'ready' && isChosen ? upload.state.warning : null,
      refusal: upload?.state.status === 'failed' ? uploadMessage(upload.state.error) : null,
    },
    note,
    draft: form.draft,
    write: form.write,
    isStoredBusy,
    choose: (file) => {
      setNote(null)
      closeFailure()
      // After a save the form has the saved photo before the live value has it.
      replacedPhoto.current = storedPhoto && form.getCurrent().baseOrBlank
      uploads.clear()
      uploads.add([file], preparePhoto())
    },
    crop: (area) => {
      if (upload) uploads.retry(upload.key, { prepare: preparePhoto(area) })
    },
    publish,
    cancel: () => {
      setNote(null)
      uploads.clear()
      closeFailure()
      discardWithUndo(form)
    },
    deleteStored,
  }
}

/** A message under the photo, which disappears after a while. */
function useNote() {
  const [note, setNote] = useState<Note | null>(null)
  // A message that came meanwhile stays.
  const forget = () => setNote((current) => (current === note ? null : current))
  useTimeout(forget, note && NOTE_MS[note])
  return { note, setNote }
}

/** The progress of the preparation, in percent; null while no photo is being prepared. */
function progressOf(state: UploadState<unknown> | undefined): number | null {
  if (state?.status === 'queued') return 0
  return state?.status === 'working' ? state.percent : null
}
