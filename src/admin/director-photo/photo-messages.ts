import { directorPhoto } from '../../copy/admin-director-photo'
import { reasonOf } from '../../data/errors'
import { ImageError } from '../../lib/image-error'

/** What the toast says after a save that failed. What is no Error at all has its own words. */
export function saveMessage(error: unknown): string {
  const words = directorPhoto.save
  if (!(error instanceof Error)) return words.unexpected
  const reason = reasonOf(error)
  if (reason === 'offline') return words.offline
  if (reason === 'timeout') return words.timeout
  return reason === 'denied' ? words.denied : words.other
}

/** What the card says when the picture itself could not be prepared or brought up in time. */
export function uploadMessage(error: unknown): string {
  const words = directorPhoto.upload
  // The compressor itself is fetched when it is first needed.
  if (!navigator.onLine && (!(error instanceof ImageError) || error.code === 'failed')) return words.network
  if (error instanceof ImageError) return words[error.code]
  if (!(error instanceof Error)) return words.unexpected
  return reasonOf(error) === 'offline' ? words.network : words.failed
}
