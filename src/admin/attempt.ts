import { inTime, reasonOf, TimeoutError, type Reason } from '../data/errors'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../limits'

/** There is no network, so nothing was sent. */
class OfflineError extends Error {
  override name = 'OfflineError'
  readonly code = 'unavailable'
}

/** Sends nothing without a network: a write that waits in the SDK could land hours later, on top of another edit. */
export async function online<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new OfflineError('No network')
  return work()
}

type Told = {
  /** No answer for a few seconds: the write waits for the network. */
  onSlow?: () => void
  /** The write arrived after it was reported as unconfirmed. */
  onLate?: () => void
}

/** Sends a write and answers why it did not arrive; null when it did. */
export async function attempt(
  work: () => Promise<unknown>,
  { onSlow = () => {}, onLate = () => {} }: Told = {},
): Promise<Reason | null> {
  const slow = setTimeout(onSlow, SAVE_WAITING_MS)
  try {
    await inTime(online(work), SAVE_TIMEOUT_MS)
    return null
  } catch (error) {
    console.error('[dashboard] a write did not arrive', error)
    if (error instanceof TimeoutError) error.late.then(onLate, () => undefined)
    return reasonOf(error)
  } finally {
    clearTimeout(slow)
  }
}
