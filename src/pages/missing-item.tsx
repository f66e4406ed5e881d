import { useEffect, useEffectEvent, useState } from 'react'
import { site } from '../copy/site'
import type { AsyncState } from '../lib/async-state'
import { Notice } from '../ui/notice'
import { DialogFailed, DialogLoading } from './lazy-dialog'
import type { OpenItem } from './use-open-item'

type Props = Pick<OpenItem, 'close'> & {
  /** The status of loading the item; `ready` means that there is none, and null that no item is open. */
  status: AsyncState<unknown>['status'] | null
  onRetry: () => void
}

/**
 * In place of the dialog of an open item that the list does not have. When the item is gone, it removes it from the
 * address and says so.
 */
export function MissingItem({ status, onRetry, close }: Props) {
  const isGone = status === 'ready'
  const [wasGone, setWasGone] = useState(false)
  if (isGone && !wasGone) setWasGone(true)
  const removeFromAddress = useEffectEvent(close)
  useEffect(() => {
    if (isGone) removeFromAddress()
  }, [isGone])
  if (status === 'loading') return <DialogLoading />
  if (status === 'error')
    return (
      <DialogFailed
        title={site.linkFailed}
        onRetry={onRetry}
        onClose={close}
        returnFocus={() => document.getElementById('main')?.focus()}
      />
    )
  return wasGone ? <Notice role="status" title={site.gone} className="mb-6" /> : null
}
