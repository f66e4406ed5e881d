import { Crop, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import { uploader } from '../../copy/uploader'
import type { Product } from '../../data/content/products'
import { formatDate } from '../../lib/format'
import { isShown } from '../../lib/order'
import { Card } from '../../ui/card'
import { CardStatus } from '../lists/card-status'
import { HiddenMark, HideButton } from '../lists/hidden'
import { IconButton } from '../ui/icon-button'
import { MoveButtons } from '../ui/move-buttons'
import { OrderBadge } from '../ui/order-badge'
import { PositionEditor } from '../ui/position-editor'
import { PictureFrame, productGround } from '../../ui/picture-frame'
import { ProductName } from './product-name'
import type { ProductActions } from './use-product-actions'

type Props = {
  product: Product
  position: number
  total: number
  /** Not while only some products are listed. */
  canMove: boolean
  handle: ReactNode
  actions: ProductActions
  /** The name that is being edited; null while its field is closed. */
  typed: string | null
  onTyped: (typed: string | null) => void
  onPlace: () => void
  onRemove: () => void
}

export function ProductCard({
  product,
  position,
  total,
  canMove,
  handle,
  actions,
  typed,
  onTyped,
  onPlace,
  onRemove,
}: Props) {
  const { id, name } = product
  const write = actions.writeOf(id)
  const move = (to: number) => actions.move(product, to)
  const isBusy = (write?.kind === 'remove' || write?.kind === 'hide') && write.status !== 'failed'
  const isOnSite = isShown(product)
  return (
    <Card as="article" className="group flex h-full flex-col rounded-control">
      <div className="relative">
        <PictureFrame
          place="product"
          src={product.image}
          fallback="/placeholder.svg"
          frame={{ className: productGround(position - 1) }}
          {...(!isOnSite && { className: 'opacity-45' })}
        />
        {!isOnSite ? (
          <HiddenMark className="absolute start-2 top-2" />
        ) : canMove ? (
          <PositionEditor
            className="absolute start-1 top-1"
            position={position}
            total={total}
            words={{
              label: words.order.position(name, position, total),
              field: words.order.positionLabel(name),
              go: words.order.positionGo,
            }}
            onMove={move}
          />
        ) : (
          <div className="absolute start-2 top-2">
            <OrderBadge order={position} label={words.order.place} />
          </div>
        )}
        <div className="absolute end-1 top-1">{handle}</div>
        <IconButton
          label={uploader.place.openFor(name)}
          icon={
            <span className="edged grid size-[34px] place-items-center rounded-badge bg-surface text-night shadow-hairline">
              <Crop size={18} aria-hidden />
            </span>
          }
          onClick={onPlace}
          className="absolute end-1 bottom-1"
        />
        <HideButton
          item={product}
          name={name}
          hasGround
          disabled={isBusy}
          onClick={() => actions.toggleHidden(product)}
          className="absolute start-1 bottom-1"
        />
      </div>
      <div className="flex flex-1 flex-col px-2.5 pt-2 pb-1">
        <ProductName name={name} typed={typed} onTyped={onTyped} onRename={(to) => actions.rename(product, to)} />
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
            onGiveUp={() => actions.giveUp(id, write.kind)}
          />
        ) : null}
        <div className="mt-auto flex items-center justify-between pt-1" data-card={id}>
          {canMove && isOnSite ? (
            <MoveButtons
              kind="grid"
              position={position}
              total={total}
              earlierLabel={words.order.earlier(name)}
              laterLabel={words.order.later(name)}
              onMove={move}
            />
          ) : null}
          <IconButton
            tone="danger"
            label={words.card.remove(name)}
            icon={<Trash2 size={20} aria-hidden />}
            disabled={isBusy}
            onClick={onRemove}
            className="ms-auto pointer-fine:group-hover:bg-rose"
          />
        </div>
      </div>
    </Card>
  )
}
