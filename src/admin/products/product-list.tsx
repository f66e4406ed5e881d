import { useState } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import type { Product } from '../../data/products'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { SortableGrid } from '../ui/sortable-grid'
import { DraftNotice } from '../draft-notice'
import { useUnsaved } from '../unsaved'
import { ProductCard } from './product-card'
import { useNames } from './use-names'
import { useProductActions } from './use-product-actions'

/** Stays mounted while the list is empty, so that an undo still knows the position. */
export function ProductList({
  list,
  className,
  uid,
  announce,
  onSaved,
}: {
  list: readonly Product[]
  className: string
  uid: string
  announce: (text: string) => void
  onSaved: () => void
}) {
  const { shown, writeOf, unsavedNames, move, rename, remove, giveUp, question } = useProductActions(
    list,
    announce,
    onSaved,
  )
  const { typed, type, seenOf, draft, restore } = useNames(list, unsavedNames, uid)
  // Leaving would lose an unconfirmed write.
  useUnsaved(shown.some(({ id }) => writeOf(id)))
  const [toRemove, setToRemove] = useState<Product | null>(null)

  return (
    <div className={shown.length === 0 ? 'hidden' : 'grid gap-5'}>
      {draft.stored ? <DraftNotice at={draft.stored.at} onRestore={restore} onDismiss={draft.dismiss} /> : null}
      <SortableGrid
        items={shown}
        idOf={(product) => product.id}
        nameOf={(product) => product.name}
        words={words.order}
        className={className}
        onMove={(from, to) => {
          const product = shown[from]
          if (product) move(product, to + 1)
        }}
      >
        {(product, { handle, index }) => (
          <ProductCard
            product={product}
            position={index + 1}
            total={shown.length}
            handle={handle}
            write={writeOf(product.id)}
            onMove={(position) => move(product, position)}
            typed={typed[product.id] ?? null}
            onTyped={(name) => type(product.id, name)}
            onRename={(name) => rename(product.id, name, seenOf(product))}
            onRemove={() => setToRemove(product)}
            onGiveUp={(kind) => giveUp(product.id, kind)}
          />
        )}
      </SortableGrid>
      {question}
      <ConfirmDialog
        open={toRemove !== null}
        title={words.removal.title(toRemove?.name ?? '')}
        description={words.removal.text}
        confirmLabel={words.removal.confirm}
        cancelLabel={words.removal.cancel}
        onCancel={() => setToRemove(null)}
        onConfirm={() => {
          if (toRemove) remove(toRemove)
          setToRemove(null)
        }}
      />
    </div>
  )
}
