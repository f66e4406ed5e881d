import { nextQuota } from '../../lib/next-quota'
import { createObservable } from '../../lib/observable'

const end = createObservable(0)

/** The time when the free quota is renewed, in milliseconds; null unless it may be used up. */
export const quotaRenewsAt = (): number | null => (Date.now() < end.get() ? end.get() : null)

/** Tells when `quotaRenewsAt` may have changed, for `useSyncExternalStore`. */
export const subscribeQuota = end.subscribe

/** Firestore has answered, so the quota is not used up: an earlier refusal meant too many requests at once. */
export function noteAnswer(): void {
  if (end.get() !== 0) end.set(0)
}

/**
 * Notes that the quota may be used up when the SDK logs `resource-exhausted`, which Firestore also answers to too many requests
 * at once. The SDK gives no other sign: its reads look offline, and it repeats its writes.
 */
export function noteQuota(message: string): void {
  if (!message.includes('resource-exhausted')) return
  end.set(nextQuota(new Date()).getTime())
}
