import { useSyncExternalStore } from 'react'
import { admin } from '../../copy/admin'
import { quotaEnd, subscribeQuota } from '../../data/client/quota'
import { Notice } from '../../ui/notice'

export const useIsQuotaUsedUp = (): boolean => useSyncExternalStore(subscribeQuota, quotaEnd) !== null

/** Says that the free quota of the day is used up, and until when. */
export function QuotaNotice() {
  return useIsQuotaUsedUp() ? (
    <div className="container-page py-4">
      <Notice tone="warn" role="alert" title={admin.quota.title}>
        {admin.quota.text()}
      </Notice>
    </div>
  ) : null
}
