import { useState } from 'react'
import { admin } from '../../copy/admin/admin'
import { FIRST_ANSWER_MS } from '../../limits'
import { Spinner } from '../../ui/icons'
import { StateMessage } from '../../ui/state-message'
import { TextButton } from '../ui/buttons'
import { OfflineArt } from '../ui/offline-art'
import { useTimeout } from '../ui/use-timeout'
import { useIsQuotaUsedUp } from './use-is-quota-used-up'

export function StartingPage() {
  const [isSlow, setSlow] = useState(false)
  const isQuotaUsedUp = useIsQuotaUsedUp()
  useTimeout(() => setSlow(true), FIRST_ANSWER_MS)
  return (
    <main className="grid min-h-dvh place-content-center bg-desk text-primary">
      {isSlow || isQuotaUsedUp ? (
        <StateMessage
          level={1}
          role="status"
          art={<OfflineArt />}
          title={isQuotaUsedUp ? admin.quota.title : admin.guard.slowTitle}
          text={isQuotaUsedUp ? admin.quota.text() : admin.guard.slowText}
          actions={
            <TextButton
              text={admin.guard.retry}
              onClick={() => location.reload()}
              variant="primary"
            />
          }
        />
      ) : (
        <p role="status" className="grid justify-items-center gap-3 text-card text-muted">
          <Spinner size={40} className="text-primary" />
          {admin.guard.checking}
        </p>
      )}
    </main>
  )
}
