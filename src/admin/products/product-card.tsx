import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import type { Product } from '../../data/products'
import { formatDate } from '../../lib/format'
import { Card } from '../../ui/card'
import { CardStatus } from '../card-status'
import { IconButton } from '../ui/icon-button'
import { MoveButtons } from '../ui/move-buttons'
import { PositionEditor } from '../ui/position-editor'
import { SafeImage } from '../../ui/safe-image'
import { ProductName } from './product-name'
import type { CardWrite } from './use-product-actions'

type Props = {
  product: Product
  position: number
  total: number
  handle: ReactNode
  write: CardWrite | undefined
  onMove: (position: number) => void
  typed: string | null
  onTyped: (typed: string | null) => void
  onRename: (name: string) => void
  onRemove: () => void
  onGiveUp: (kind: CardWrite['kind']) => void
}

const PLACEHOLDER = '/placeholder.svg'

export function ProductCard({
  product,
  position,
  total,
  handle,
  write,
  typed,
  onTyped,
  onMove,
  onRename,
  onRemove,
  onGiveUp,
}: Props) {
  const { name } = product
  const isBusy = write?.kind === 'remove' && write.status !== 'failed'
  return (
    <Card as="article" className="group flex h-full flex-col rounded-control">
      <div className="relative aspect-square bg-tint">
        <SafeImage src={product.image} fallback={PLACEHOLDER} alt="" className="size-full object-contain" />
        <PositionEditor
          className="absolute start-1 top-1"
          position={position}
          total={total}
          words={{
            label: words.order.position(name, position, total),
            field: words.order.positionLabel(name),
            go: words.order.positionGo,
          }}
          onMove={onMove}
        />
        <div className="absolute end-1 top-1">{handle}</div>
      </div>
      <div className="flex flex-1 flex-col px-2.5 pt-2 pb-1">
        <ProductName name={name} typed={typed} onTyped={onTyped} onRename={onRename} />
        <p className="px-0.5 text-tiny text-muted">
          <time dateTime={product.createdAt?.toISOString()}>{formatDate(product.createdAt)}</time>
        </p>
        {write ? (
          <CardStatus
            write={write}
            words={{
              running: write.kind === 'remove' ? words.card.removing : words.card.saving,
              failed: write.kind === 'remove' ? words.card.unremoved : words.card.unsaved,
              giveUp: words.card.giveUp,
            }}
            onGiveUp={() => onGiveUp(write.kind)}
          />
        ) : null}
        <div className="mt-auto flex items-center justify-between pt-1" data-card={product.id}>
          <MoveButtons
            kind="grid"
            position={position}
            total={total}
            earlierLabel={words.order.earlier(name)}
            laterLabel={words.order.later(name)}
            onMove={onMove}
          />
          <IconButton
            tone="danger"
            label={words.card.remove(name)}
            icon={<Trash2 size={20} aria-hidden />}
            disabled={isBusy}
            onClick={onRemove}
            className="pointer-fine:group-hover:bg-rose"
          />
        </div>
      </div>
    </Card>
  )
}
