import { nextQuota } from '../../lib/next-quota'
import { refusals } from './quota'

/** The time when the free quota is renewed, in milliseconds since 1970; null unless it may be used up. */
export function quotaRenewsAt(): number | null {
  const { read, write } = refusals.get()
  const lastRefusal = Math.max(read ?? 0, write ?? 0)
  const renewal = nextQuota(new Date(lastRefusal)).getTime()
  return Date.now() < renewal ? renewal : null
}

/** Tells when `quotaRenewsAt` may have changed, for `useSyncExternalStore`. */
export const subscribeQuota = refusals.subscribe
