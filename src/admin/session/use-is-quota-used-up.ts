import { useSyncExternalStore } from 'react'
import { quotaEnd, subscribeQuota } from '../../data/client/quota'

/** Whether Firestore has refused something today because the free quota of the day is used up. */
export const useIsQuotaUsedUp = (): boolean =>
  useSyncExternalStore(subscribeQuota, quotaEnd) !== null
