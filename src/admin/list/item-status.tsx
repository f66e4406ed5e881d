import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminList } from '../../copy/admin/list'
import { Spinner } from '../../ui/icons'
import { moveFocusOnRemoval } from '../ui/focus'
import { useListener } from '../ui/use-listener'
import type { WriteState } from '../writes/write-state'

type StatusProps = {
  /** The last write of the item. Nothing is shown for a saved one. */
  write: WriteState & { action?: string }
  /** Replaces the retry of the write. */
  onRetry?: () => void
  onGiveUp: () => void
}

export function ItemStatus({ write, onRetry, onGiveUp }: StatusProps) {
  const offlineRetry = write.status === 'failed' && write.reason === 'offline' ? write.retry : null
  // The retry of the failure during which the network came back. `navigator.onLine` does not tell: an answer can be
  // lost while the browser is online.
  const [retryOnceBack, setRetryOnceBack] = useState<(() => void) | null>(null)
  const isBack = offlineRetry !== null && offlineRetry === retryOnceBack
  useListener(window, 'online', offlineRetry && (() => setRetryOnceBack(() => offlineRetry)))
  if (write.status === 'idle' || write.status === 'saved') return null
  const isDeletion = write.action === 'delete'
  const acting = isDeletion ? adminList.deleting : adminList.saving
  if (write.status !== 'failed')
    return (
      <p role="status" className="mt-1 flex items-center gap-2 text-tiny text-primary">
        <Spinner size={16} />
        <span>{write.status === 'slow' ? admin.save.slow : acting}</span>
      </p>
    )
  return (
    <div
      ref={moveFocusOnRemoval}
      role="alert"
      className="mt-1.5 rounded-chip bg-rose p-1.5 text-tiny text-ink"
    >
      <p className="px-1">{isBack ? adminList.online : admin.reasons[write.reason]}</p>
      <button
        type="button"
        onClick={onRetry ?? write.retry}
        className="flex min-h-11 w-full items-center gap-1.5 rounded-chip px-1 text-start font-semibold text-red-600 hover:bg-surface"
      >
        <RefreshCw size={16} className="shrink-0" />
        <span>{isDeletion ? adminList.notDeleted : adminList.unsaved}</span>
      </button>
      <button
        type="button"
        onClick={onGiveUp}
        className="min-h-11 w-full rounded-chip px-1 text-start text-muted hover:bg-surface"
      >
        {adminList.giveUp}
      </button>
    </div>
  )
}
