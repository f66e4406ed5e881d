import { createObservable } from '../../lib/observable'

/** Reads and writes have separate quotas. A deletion counts as a write, because it also writes a version. */
type Quota = 'read' | 'write'

/**
 * When Firestore refused a read or a write for its quota, in milliseconds since 1970; null once it has answered again.
 */
export const refusals = createObservable<Record<Quota, number | null>>({ read: null, write: null })

/** Firestore has answered, so this quota is not used up: an earlier refusal meant too many requests at once. */
export const noteAnswer = (quota: Quota): void => setRefusal(quota, null)

function setRefusal(quota: Quota, time: number | null): void {
  const times = refusals.get()
  if (times[quota] !== time) refusals.set({ ...times, [quota]: time })
}

/**
 * Notes that the quota may be used up when the SDK logs `resource-exhausted`. Firestore also answers so to too many
 * requests at once. The SDK gives no other sign: its reads look offline, and it repeats its writes.
 */
export function noteQuota(message: string): void {
  if (!message.includes('resource-exhausted')) return
  setRefusal(message.includes("RPC 'Commit'") ? 'write' : 'read', Date.now())
}
