import { useSyncExternalStore } from 'react'
import { quotaRenewsAt, subscribeQuota } from '../../data/client/quota-renewal'

/** Whether Firestore has refused something today because the free quota of the day is used up. */
export const useIsQuotaUsedUp = (): boolean =>
  useSyncExternalStore(subscribeQuota, quotaRenewsAt) !== null
