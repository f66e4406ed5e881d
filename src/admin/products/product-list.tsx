import { useState } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import type { Product } from '../../data/content/products'
import { isShown } from '../../lib/order'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { SortableGrid } from '../ui/sortable-grid'
import { DraftNotice } from '../editing/draft-notice'
import { HiddenNote } from '../lists/hidden'
import { matchesWords, searchWords } from '../lists/search-words'
import { useUnsaved } from '../editing/unsaved'
import { PlaceDialog } from './place-dialog'
import { ProductCard } from './product-card'
import { ProductSearch } from './product-search'
import { useNames } from './use-names'
import { useProductActions } from './use-product-actions'

/** Shorter lists are seen at a glance. */
const SEARCHED_ABOVE = 12

/** Stays mounted while the list is empty, so that an undo still knows the position. */
export function ProductList({
  list,
  className,
  uid,
  announce,
  onSaved,
  search,
  onSearch,
}: {
  list: readonly Product[]
  className: string
  uid: string
  announce: (text: string) => void
  onSaved: () => void
  /** The typed words of the search. */
  search: string
  onSearch: (typed: string) => void
}) {
  const actions = useProductActions(list, announce, onSaved)
  const { shown, writeOf, unsavedNames, move, remove } = actions
  const { typed, type, draft, restore } = useNames(list, unsavedNames, uid)
  // Leaving would lose an unconfirmed write.
  useUnsaved(shown.some(({ id }) => writeOf(id)))
  const canSearch = list.length > SEARCHED_ABOVE
  const asked = canSearch ? searchWords(search) : []
  const isSearching = asked.length > 0
  const found = shown.filter(({ name }) => matchesWords(searchWords(name), asked))
  const total = shown.filter(isShown).length
  const [toRemove, setToRemove] = useState<Product | null>(null)
  const [toPlace, setToPlace] = useState<Product | null>(null)

  return (
    <div className={shown.length === 0 ? 'hidden' : 'grid gap-5'}>
      {draft.stored ? <DraftNotice at={draft.stored.at} onRestore={restore} onDismiss={draft.dismiss} /> : null}
      <HiddenNote list={list} />
      {canSearch ? <ProductSearch typed={search} onType={onSearch} found={isSearching ? found.length : null} /> : null}
      <SortableGrid
        items={found}
        disabled={isSearching}
        isFixed={(product) => !isShown(product)}
        idOf={(product) => product.id}
        nameOf={(product) => product.name}
        words={words.order}
        className={className}
        onMove={(from, to) => {
          const product = shown[from]
          if (product) move(product, to + 1)
        }}
      >
        {(product, { handle }) => (
          <ProductCard
            product={product}
            position={shown.indexOf(product) + 1}
            total={total}
            canMove={!isSearching}
            handle={handle}
            actions={actions}
            typed={typed[product.id] ?? null}
            onTyped={(name) => type(product.id, name)}
            onPlace={() => setToPlace(product)}
            onRemove={() => setToRemove(product)}
          />
        )}
      </SortableGrid>
      {toPlace ? <PlaceDialog product={toPlace} onSaved={onSaved} onClose={() => setToPlace(null)} /> : null}
      <ConfirmDialog
        open={toRemove !== null}
        words={{ ...words.removal, title: words.removal.title(toRemove?.name ?? '') }}
        onCancel={() => setToRemove(null)}
        onConfirm={() => {
          if (toRemove) remove(toRemove)
          setToRemove(null)
        }}
      />
    </div>
  )
}
