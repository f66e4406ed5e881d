import { inTime, reasonOf, TimeoutError, type Reason } from '../data/errors'
import { SAVE_TIMEOUT_MS } from '../limits'

/** There is no network, so nothing was sent. */
class OfflineError extends Error {
  override name = 'OfflineError'
  readonly code = 'unavailable'
}

/** Sends nothing without a network: a write that waits in the SDK could land hours later, on top of another edit. */
export async function online<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.onLine === false) throw new OfflineError('No network')
  return work()
}

/**
 * Sends a write and answers why it did not arrive; null when it did. `onLate` is called when a write arrives after it
 * was reported as unconfirmed.
 */
export async function attempt(work: () => Promise<unknown>, onLate: () => void = () => {}): Promise<Reason | null> {
  try {
    await inTime(online(work), SAVE_TIMEOUT_MS)
    return null
  } catch (error) {
    console.error('[dashboard] a write did not arrive', error)
    if (error instanceof TimeoutError) error.late.then(onLate, () => undefined)
    return reasonOf(error)
  }
}
