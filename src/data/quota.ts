import { nextQuota } from '../lib/quota'

let endsAt = 0
const listeners = new Set<() => void>()

/** When the free quota is renewed, in milliseconds; null unless Firestore said that it is used up. */
export const quotaEnd = (): number | null => (Date.now() < endsAt ? endsAt : null)

export function subscribeQuota(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/**
 * Remembers that the quota is used up, if an entry of the SDK's log says so. The SDK tells nobody else: it reports a read
 * without an answer as offline, and goes on trying a write.
 */
export function noteQuota(logged: unknown): void {
  if (!String(logged).includes('resource-exhausted')) return
  endsAt = nextQuota(new Date()).getTime()
  listeners.forEach((notify) => notify())
}
