import { RefreshCw } from 'lucide-react'
import { admin } from '../../copy/admin'
import { adminProducts as words } from '../../copy/admin-products'
import { Spinner } from '../../ui/icons'
import type { CardWrite } from './use-product-actions'

export function CardStatus({
  write,
  onGiveUp,
}: {
  write: CardWrite | undefined
  onGiveUp: (kind: CardWrite['kind']) => void
}) {
  if (!write) return null
  if (write.status !== 'failed')
    return (
      <p role="status" className="mt-1 flex items-center gap-2 text-tiny text-primary">
        <Spinner size={16} />
        {write.status === 'waiting'
          ? admin.save.waiting
          : write.kind === 'remove'
            ? words.card.removing
            : words.card.saving}
      </p>
    )
  return (
    <div role="alert" className="mt-1.5 rounded-chip bg-rose p-1.5 text-tiny text-ink">
      <p className="px-1">{admin.reasons[write.reason]}</p>
      <button
        type="button"
        onClick={write.retry}
        className="flex min-h-11 w-full items-center gap-1.5 rounded-chip px-1 text-start font-semibold text-red-600 hover:bg-surface"
      >
        <RefreshCw size={16} aria-hidden className="shrink-0" />
        {write.kind === 'remove' ? words.card.unremoved : words.card.unsaved}
      </button>
      <button
        type="button"
        onClick={() => onGiveUp(write.kind)}
        className="min-h-11 w-full rounded-chip px-1 text-start text-muted hover:bg-surface"
      >
        {words.card.giveUp}
      </button>
    </div>
  )
}
