import { nextQuota } from '../../lib/next-quota'
import { createObservable } from '../../lib/observable'

/** The time when a quota that may be used up is renewed, in milliseconds since 1970; 0 where nothing was refused. */
const renewalTime = createObservable(0)

/** The time when the free quota is renewed, in milliseconds since 1970; null unless it may be used up. */
export const quotaRenewsAt = (): number | null =>
  Date.now() < renewalTime.get() ? renewalTime.get() : null

/** Tells when `quotaRenewsAt` may have changed, for `useSyncExternalStore`. */
export const subscribeQuota = renewalTime.subscribe

/** Firestore has answered, so the quota is not used up: an earlier refusal meant too many requests at once. */
export function noteAnswer(): void {
  if (renewalTime.get() !== 0) renewalTime.set(0)
}

/**
 * Notes that the quota may be used up when the SDK logs `resource-exhausted`, which Firestore also answers to too many requests
 * at once. The SDK gives no other sign: its reads look offline, and it repeats its writes.
 */
export function noteQuota(message: string): void {
  if (!message.includes('resource-exhausted')) return
  renewalTime.set(nextQuota(new Date()).getTime())
}
