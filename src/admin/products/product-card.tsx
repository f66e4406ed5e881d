import { Pencil } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { adminProducts } from '../../copy/admin/products'
import type { Product } from '../../data/content/products'
import { formatDate } from '../../lib/format'
import { isolateParts } from '../../lib/text/arabic'
import { trimText } from '../../lib/text/plain-text'
import { Card } from '../../ui/card'
import { discardWithUndo } from '../form/discard'
import { ItemStatus } from '../list/item-status'
import type { LiveList } from '../list/use-list'
import { focusCard } from '../ui/focus'
import { useReport } from '../ui/use-report'
import { isUnconfirmed } from '../writes/write-state'
import { ProductCover } from './product-cover'
import { ProductEditor } from './product-editor'
import { useProductForm } from './use-product-form'

type Props = {
  product: Product
  list: LiveList<Product>
  /** The button that drags the card; null while the product cannot be moved. */
  handle: ReactNode
  isEditing: boolean
  takesFocus: boolean
  onEdit: (isEditing: boolean) => void
  onSaved: () => void
  /** Called when a save begins, and when it is stored or given up. */
  onUnconfirmed: (isUnconfirmed: boolean) => void
}

export function ProductCard({ product, list, handle, isEditing, takesFocus, ...props }: Props) {
  const { id } = product
  const { form, largeImages, save } = useProductForm(product, {
    onSend: () => props.onEdit(false),
    onSaved: props.onSaved,
    list,
  })
  // Messages and controls name the product as it is typed, until the live list has the new name.
  const name = trimText(form.typed.name) || product.name
  const edit = () => props.onEdit(true)
  const controls = { ...list.controlsOf({ ...product, name }, edit), canMove: handle !== null }
  const isSaveUnconfirmed = isUnconfirmed(form.write)
  useReport(isSaveUnconfirmed, props.onUnconfirmed)
  const opener = useRef<HTMLButtonElement>(null)
  const unsavedNote = useId()
  // The editor tells what an earlier visit has left.
  const isUnsaved = (form.changed.length > 0 || form.draft) && !isEditing && !isSaveUnconfirmed
  return (
    <Card as="article" className="group flex h-full flex-col rounded-control">
      <ProductCover
        image={form.typed.image}
        controls={controls}
        handle={handle}
        disabled={list.areControlsOff(id)}
      />
      <div
        className="flex flex-1 flex-col px-2.5 pt-2 pb-2.5"
        ref={takesFocus ? focusCard : undefined}
      >
        <h3 className="text-card">
          <button
            ref={opener}
            type="button"
            data-takes-focus
            aria-label={adminProducts.edit.open(name)}
            aria-describedby={isUnsaved ? unsavedNote : undefined}
            onClick={edit}
            className="flex min-h-11 w-full items-start gap-1.5 rounded-chip px-0.5 py-2 text-start font-semibold text-night -outline-offset-3 hover:bg-tint"
          >
            <span className="line-clamp-3 min-w-0 flex-1 wrap-anywhere">{isolateParts(name)}</span>
            <Pencil size={15} className="mt-1.5 shrink-0 text-hint" />
          </button>
        </h3>
        <p className="px-0.5 text-tiny text-muted">
          <time dateTime={product.createdAt?.toISOString()}>{formatDate(product.createdAt)}</time>
        </p>
        <ItemStatus write={list.writeOf(id)} onGiveUp={() => list.giveUp(id)} />
        {isSaveUnconfirmed ? (
          <ItemStatus
            write={form.write}
            onRetry={() => save(edit)}
            onGiveUp={() => discardWithUndo(form)}
          />
        ) : null}
        {isUnsaved ? (
          <p id={unsavedNote} className="mt-1.5 rounded-chip bg-peach px-2.5 text-tiny text-accent">
            <button type="button" onClick={edit} className="min-h-11 w-full text-start">
              {adminProducts.edit.unsaved} ·{' '}
              <strong className="font-semibold">{adminProducts.edit.resume}</strong>
            </button>
          </p>
        ) : null}
      </div>
      {isEditing ? (
        <ProductEditor
          product={product}
          form={form}
          largeImages={largeImages}
          onSave={save}
          onClose={() => props.onEdit(false)}
          returnFocus={() => opener.current?.focus()}
        />
      ) : null}
    </Card>
  )
}
