import { codeOf, DataError, type Reason } from './errors'
import { quotaRenewsAt } from './quota-renewal'

// Apart from errors.ts, because visitors see no reasons.

const NOT_RETRYABLE = ['quota', 'not-configured', 'full', 'too-large', 'invalid'] as const

/** Whether trying again may succeed; otherwise something else has to change before. */
export const isRetryable = (
  reason: Reason,
): reason is Exclude<Reason, (typeof NOT_RETRYABLE)[number]> =>
  !NOT_RETRYABLE.some((each) => each === reason)

const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine

/**
 * The likely reason of a missing answer: the browser is offline, or the quota is used up. Other reasons are returned.
 */
function likelyReasonOf(reason: Reason): Reason {
  if (reason !== 'offline' && reason !== 'timeout') return reason
  if (isOffline()) return 'offline'
  return quotaRenewsAt() === null ? reason : 'quota'
}

/**
 * The reason of any failure, by its code. Without a known code it is `unknown`, or `offline` while the browser is
 * offline.
 */
export function reasonOf(error: unknown): Reason {
  if (error instanceof DataError) return likelyReasonOf(error.reason)
  switch (codeOf(error)) {
    case 'permission-denied':
    case 'unauthenticated':
      return 'denied'
    case 'resource-exhausted':
      return 'quota'
    case 'unavailable':
      return likelyReasonOf('offline')
    case 'network-request-failed':
      return 'offline'
    case 'deadline-exceeded':
      return 'timeout'
    case 'invalid-argument':
      return 'invalid'
    default:
      return isOffline() ? 'offline' : 'unknown'
  }
}
