import { admin as shell } from '../../copy/admin'
import { adminProducts as words } from '../../copy/admin-products'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '../../data/content/products'
import { cleanProduct, saveProduct } from '../../data/store/products'
import { formatDate } from '../../lib/format'
import { trimmed } from '../../lib/plain-text'
import { Card } from '../../ui/card'
import { PictureFrame, productGround } from '../../ui/picture-frame'
import { discard } from '../form/discard'
import { notifyFailed, tell } from '../form/messages'
import { useForm } from '../form/use-form'
import { isUnconfirmed } from '../form/use-writes'
import { HiddenMark } from '../list/hidden-note'
import { ItemMenu } from '../list/item-menu'
import { ItemPosition } from '../list/item-position'
import { ItemStatus } from '../list/item-status'
import type { ListActions } from '../list/use-list'
import { IconButton } from '../ui/buttons'
import { showCard } from '../ui/focus'
import { ProductEditor } from './product-editor'

type Props = {
  product: Product
  list: ListActions<Product>
  /** Not while only some products are listed. */
  canMove: boolean
  handle: ReactNode
  isEditing: boolean
  takesFocus: boolean
  onEdit: (isEditing: boolean) => void
  onSaved: () => void
}

export function ProductCard({
  product,
  list,
  canMove,
  handle,
  isEditing,
  takesFocus,
  ...props
}: Props) {
  const { id } = product
  const stored = cleanProduct(product)
  const form = useForm({
    name: `product:${id}`,
    stored,
    blank: stored,
    clean: cleanProduct,
    save: saveProduct,
  })
  // What was wanted, until the live list has it.
  const name = trimmed(form.typed.name) || product.name
  const wanted = { ...product, name }
  const write = list.writeOf(id)
  const isOff = list.isOff(id)
  const edit = () => props.onEdit(true)
  const controls = { ...list.controlsOf(wanted, edit), canMove }
  const save = async () => {
    if (form.isHolding && !(await form.ready())) {
      notifyFailed({ title: words.edit.unready, text: shell.unready })
      return
    }
    props.onEdit(false)
    if (form.changed.length === 0) return
    const result = await form.save()
    if (result.status !== 'unready') await tell(result, { saved: props.onSaved })
  }
  return (
    <Card as="article" className="group flex h-full flex-col rounded-control">
      <div className="relative">
        <PictureFrame
          kind="product"
          src={form.typed.image}
          frame={{ className: productGround(controls.position - 1) }}
          className={controls.isHidden ? 'opacity-45' : ''}
        />
        {controls.isHidden ? (
          <HiddenMark className="absolute start-2 top-2" />
        ) : (
          <ItemPosition controls={controls} className="absolute start-1 top-1" />
        )}
        <div className="absolute end-1 top-1">{handle}</div>
        <IconButton
          tone="danger"
          label={words.removal.label(name)}
          icon={
            <span className="edged grid size-[34px] place-items-center rounded-badge bg-surface hairline">
              <Trash2 size={18} />
            </span>
          }
          disabled={isOff}
          onClick={controls.onRemove}
          // Without a hover the menu has it.
          className="absolute start-1 bottom-1 hidden opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-fine:flex"
        />
        <ItemMenu
          controls={controls}
          className="absolute end-1 bottom-1"
          hasGround
          disabled={isOff}
        />
      </div>
      <div
        className="flex flex-1 flex-col px-2.5 pt-2 pb-2.5"
        ref={takesFocus ? showCard : undefined}
      >
        <h3 className="text-card">
          <button
            type="button"
            data-takes-focus
            aria-label={words.edit.open(name)}
            onClick={edit}
            className="flex min-h-11 w-full items-start gap-1.5 rounded-chip px-0.5 py-2 text-start font-semibold text-night -outline-offset-3 hover:bg-tint"
          >
            <span className="line-clamp-3 min-w-0 flex-1 wrap-anywhere">{name}</span>
            <Pencil size={15} className="mt-1.5 shrink-0 text-hint" />
          </button>
        </h3>
        <p className="px-0.5 text-tiny text-muted">
          <time dateTime={product.createdAt?.toISOString()}>{formatDate(product.createdAt)}</time>
        </p>
        <ItemStatus write={write} onGiveUp={() => list.giveUp(id)} />
        {isUnconfirmed(form.status) ? (
          <ItemStatus write={form.status} onGiveUp={() => discard(form)} />
        ) : null}
        {form.changed.length > 0 && !isEditing && !isUnconfirmed(form.status) ? (
          <p className="mt-1.5 rounded-chip bg-peach px-2.5 text-tiny text-accent">
            <button type="button" onClick={edit} className="min-h-11 w-full text-start">
              {words.edit.unsaved} · <strong className="font-semibold">{words.edit.resume}</strong>
            </button>
          </p>
        ) : null}
      </div>
      {isEditing ? (
        <ProductEditor
          product={product}
          form={form}
          onSave={() => void save()}
          onClose={() => props.onEdit(false)}
        />
      ) : null}
    </Card>
  )
}
