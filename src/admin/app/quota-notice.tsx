import { admin } from '../../copy/admin/admin'
import { Notice } from '../../ui/notice'
import { useIsQuotaUsedUp } from '../session/use-is-quota-used-up'

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
