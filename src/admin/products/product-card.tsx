import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import type { Product } from '../../data/products'
import { formatDate } from '../../lib/format'
import { Card } from '../../ui/card'
import { IconButton } from '../ui/icon-button'
import { PlaceEditor } from '../ui/place-editor'
import { SafeImage } from '../../ui/safe-image'
import { CardStatus } from './card-status'
import { ProductName } from './product-name'
import type { Write } from './use-writes'

type Props = {
  product: Product
  place: number
  total: number
  handle: ReactNode
  write: Write | undefined
  onMove: (place: number) => void
  /** What is typed in the open name field; null while it is closed. */
  typed: string | null
  onTyped: (typed: string | null) => void
  onRename: (name: string) => void
  onRemove: () => void
  onGiveUp: (write: Write) => void
}

const PLACEHOLDER = '/placeholder.svg'

/** One product in the dashboard. Everything it can do is visible: nothing waits for a pointer to pass over it. */
export function ProductCard({
  product,
  place,
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
      <div className="relative aspect-[4/3] bg-tint">
        <SafeImage src={product.image} fallback={PLACEHOLDER} alt="" className="size-full object-contain" />
        <PlaceEditor
          className="absolute start-1 top-1"
          place={place}
          total={total}
          words={{
            label: words.order.place(name, place, total),
            field: words.order.placeLabel(name),
            go: words.order.placeGo,
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
        <CardStatus write={write} onGiveUp={onGiveUp} />
        <div className="mt-auto flex items-center justify-between pt-1" data-card={product.id}>
          <IconButton
            data-act="earlier"
            label={words.order.earlier(name)}
            icon={<ChevronRight size={20} aria-hidden />}
            disabled={place === 1}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            data-act="later"
            label={words.order.later(name)}
            icon={<ChevronLeft size={20} aria-hidden />}
            disabled={place === total}
            onClick={() => onMove(place + 1)}
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
