import { useState } from 'react'
import { admin } from '../../copy/admin'
import { FIRST_ANSWER_MS } from '../../limits'
import { OfflineArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/icons'
import { StateMessage } from '../../ui/state'
import { useTimeout } from '../ui/use-timeout'
import { useIsQuotaUsedUp } from './quota-notice'

export function Waiting() {
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
            <Button size="sm" onClick={() => location.reload()}>
              {admin.guard.retry}
            </Button>
          }
        />
      ) : (
        <p role="status" className="grid justify-items-center gap-3 text-card text-muted">
          <Spinner size={40} className="text-primary" />
          {admin.guard.waiting}
        </p>
      )}
    </main>
  )
}
