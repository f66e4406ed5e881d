import { useRef } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminDirectorPhoto } from '../../copy/admin/director-photo'
import { PHOTO_SAVE_TIMEOUT_MS, PHOTO_TOTAL_MS } from '../../limits'
import type { FormHandle } from '../form/form-handle'
import { sendWhenReady } from '../form/send-when-ready'
import { closeMessage } from '../ui/sticky-message'
import { notifyFailed } from '../writes/messages'
import { saveMessage } from './photo-messages'
import { PHOTO_TOPIC } from './use-stored-photo'

/** The topic of the message about a photo that was not published. */
const PUBLISHING_TOPIC = 'publish:photo'

/**
 * Publishes the photo of a form, and shows a message. A save may take 25 s. The preparation and the save together may
 * take 30 s, without the time between them.
 */
export function usePublishing<V extends object>(form: FormHandle<V>, onPublished: () => void) {
  const preparedInMs = useRef(0)

  async function publish(): Promise<void> {
    await sendWhenReady({
      whenReady: form.images.whenReadyToSave,
      onImageFailed: () =>
        notifyFailed(
          {
            topic: PUBLISHING_TOPIC,
            title: adminDirectorPhoto.upload.failed,
            text: admin.unready,
          },
          () => void publish(),
        ),
      send,
    })
  }

  async function send(): Promise<void> {
    const remainingMs = PHOTO_TOTAL_MS - preparedInMs.current
    const timeoutMs = Math.min(PHOTO_SAVE_TIMEOUT_MS, remainingMs)
    await form.save({
      timeoutMs,
      onSaved: () => {
        closeMessage(PUBLISHING_TOPIC)
        // The retry of an earlier deletion or undo would delete or replace the photo that was published now.
        closeMessage(PHOTO_TOPIC)
        onPublished()
      },
      onFailed: ({ error, reason }) => {
        const isUploadTimeout = reason === 'timeout' && remainingMs < PHOTO_SAVE_TIMEOUT_MS
        const title = isUploadTimeout ? adminDirectorPhoto.upload.timeout : saveMessage(error)
        notifyFailed({ topic: PUBLISHING_TOPIC, title, reason }, () => void publish())
        // A retry has all of the 25 s.
        preparedInMs.current = 0
      },
    })
  }

  return {
    publish: () => void publish(),
    /** Closes the message of a failure, whose retry would find nothing to publish. */
    closeFailure: () => closeMessage(PUBLISHING_TOPIC),
    setPreparedInMs: (ms: number) => {
      preparedInMs.current = ms
    },
  }
}
