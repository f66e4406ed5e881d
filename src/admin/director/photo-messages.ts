import { admin } from '../../copy/admin/admin'
import { adminDirectorPhoto } from '../../copy/admin/director-photo'
import { isRetryable, reasonOf } from '../../data/client/reason'
import { ImageError } from '../../lib/images/image-error'

/** The message about a photo that was not saved. The specification has one for a thrown value that is no `Error`. */
export function saveMessage(error: unknown): string {
  const saveWords = adminDirectorPhoto.save
  if (!(error instanceof Error)) return saveWords.unexpected
  const reason = reasonOf(error)
  if (!isRetryable(reason)) return admin.reasons[reason]
  return reason === 'offline' || reason === 'timeout' || reason === 'denied'
    ? saveWords[reason]
    : saveWords.other
}

/** The message about a refused file. */
export function uploadMessage(error: unknown): string {
  const uploadWords = adminDirectorPhoto.upload
  // Without a network the code of the compressor may be missing.
  if (!navigator.onLine && (!(error instanceof ImageError) || error.code === 'failed'))
    return uploadWords.network
  if (error instanceof ImageError) return uploadWords[error.code]
  if (!(error instanceof Error)) return uploadWords.unexpected
  return reasonOf(error) === 'offline' ? uploadWords.network : uploadWords.failed
}
