import { admin } from '../../copy/admin'
import { directorPhoto } from '../../copy/admin-director-photo'
import { isRetryable, reasonOf } from '../../data/client/errors'
import { ImageError } from '../../lib/image-error'

/** Why the photo was not saved. What is thrown and is no `Error` has a message of the specification. */
export function saveMessage(error: unknown): string {
  const words = directorPhoto.save
  if (!(error instanceof Error)) return words.unexpected
  const reason = reasonOf(error)
  if (!isRetryable(reason)) return admin.reasons[reason]
  return reason === 'offline' || reason === 'timeout' || reason === 'denied'
    ? words[reason]
    : words.other
}

/** Why a file was refused. */
export function uploadMessage(error: unknown): string {
  const words = directorPhoto.upload
  // Without a network the code of the compressor may be missing.
  if (!navigator.onLine && (!(error instanceof ImageError) || error.code === 'failed'))
    return words.network
  if (error instanceof ImageError) return words[error.code]
  if (!(error instanceof Error)) return words.unexpected
  return reasonOf(error) === 'offline' ? words.network : words.failed
}
