import { nextQuota } from '../../lib/next-quota'
import { createObservable } from '../../lib/observable'

/** Reads and writes have separate quotas. A deletion counts as a write, because it also writes a version. */
type Quota = 'read' | 'write'

/** The times when quotas that may be used up are renewed, in milliseconds since 1970; 0 where nothing was refused. */
const renewalTimes = createObservable<Record<Quota, number>>({ read: 0, write: 0 })

/** The time when the free quota is renewed, in milliseconds since 1970; null unless it may be used up. */
export function quotaRenewsAt(): number | null {
  const time = Math.max(renewalTimes.get().read, renewalTimes.get().write)
  return Date.now() < time ? time : null
}

/** Tells when `quotaRenewsAt` may have changed, for `useSyncExternalStore`. */
export const subscribeQuota = renewalTimes.subscribe

/** Firestore has answered, so this quota is not used up: an earlier refusal meant too many requests at once. */
export const noteAnswer = (quota: Quota): void => setRenewalTime(quota, 0)

function setRenewalTime(quota: Quota, time: number): void {
  const times = renewalTimes.get()
  if (times[quota] !== time) renewalTimes.set({ ...times, [quota]: time })
}

/**
 * Notes that the quota may be used up when the SDK logs `resource-exhausted`, which Firestore also answers to too many requests
 * at once. The SDK gives no other sign: its reads look offline, and it repeats its writes.
 */
export function noteQuota(message: string): void {
  if (!message.includes('resource-exhausted')) return
  const quota = message.includes("RPC 'Commit'") ? 'write' : 'read'
  setRenewalTime(quota, nextQuota(new Date()).getTime())
}
