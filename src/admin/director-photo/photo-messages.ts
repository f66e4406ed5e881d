import { directorPhoto } from '../../copy/admin-director-photo'
import { reasonOf } from '../../data/errors'
import { ImageError } from '../../lib/image/image-error'

/** What the toast says after a save that failed. What is no Error at all has its own words. */
export function saveMessage(error: unknown, isOnline = navigator.onLine): string {
  const words = directorPhoto.save
  if (!(error instanceof Error)) return words.unexpected
  const reason = reasonOf(error)
  // A write without a network is not refused, it never answers: the network is what has to be repaired.
  if (reason === 'offline' || (reason === 'timeout' && !isOnline)) return words.offline
  if (reason === 'timeout') return words.timeout
  return reason === 'denied' ? words.denied : words.other
}

/** What the card says when the picture itself could not be prepared or brought up in time. */
export function uploadMessage(error: unknown, isOnline = navigator.onLine): string {
  const words = directorPhoto.upload
  // The compressor itself is fetched when it is first needed.
  if (!isOnline && (!(error instanceof ImageError) || error.code === 'failed')) return words.network
  if (error instanceof ImageError) return words[error.code]
  if (!(error instanceof Error)) return words.unexpected
  return reasonOf(error) === 'offline' ? words.network : words.failed
}
