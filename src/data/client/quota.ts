import { nextQuota } from '../../lib/next-quota'
import { createObservable } from '../../lib/observable'

const end = createObservable(0)

/** When the free quota is renewed, in milliseconds; null unless it may be used up. */
export const quotaEnd = (): number | null => (Date.now() < end.get() ? end.get() : null)

export const subscribeQuota = end.subscribe

/** Firestore has answered, so the quota is not used up: what it refused was too much at once. */
export function noteAnswer(): void {
  if (end.get() !== 0) end.set(0)
}

/**
 * Remembers that the quota may be used up, if an entry of the SDK's log says so: Firestore has the same words for too many
 * requests at once. Otherwise the SDK reports a read without an answer as offline, and goes on trying a write.
 */
export function noteQuota(message: string): void {
  if (!message.includes('resource-exhausted')) return
  end.set(nextQuota(new Date()).getTime())
}
