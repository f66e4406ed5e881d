import { useState } from 'react'
import { adminList } from '../../copy/admin/list'
import { adminProducts } from '../../copy/admin/products'
import { type Product } from '../../data/content/products'
import { matchesWords, searchWords } from '../../lib/text/search-words'
import { SEARCH_FROM } from '../../limits'
import { setDraftAside } from '../form/drafts'
import { productFormName } from '../form/form-name'
import { HiddenNote } from '../list/hidden-note'
import { SortableGrid } from '../list/sortable-grid'
import { useList } from '../list/use-list'
import { useUid } from '../session/session-context'
import { useOpenFromAddress } from '../ui/use-open-from-address'
import { isUnconfirmed } from '../writes/write-state'
import { ProductCard } from './product-card'
import { ProductSearch } from './product-search'

type ListProps = {
  products: readonly Product[]
  className: string
  onSaved: () => void
  /** The product whose card takes the focus. */
  focusedId: string | null
  search: string
  onSearch: (typed: string) => void
}

export function ProductList({
  products,
  className,
  onSaved,
  focusedId,
  search,
  onSearch,
}: ListProps) {
  const uid = useUid()
  const [editedId, setEditedId] = useState<string | null>(null)
  const [focusedInPlace, setFocusedInPlace] = useState<string | null>(null)
  /** The ids of the products whose save is not confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<readonly string[]>([])
  const list = useList({
    collection: 'products',
    items: products,
    nounOf: adminProducts.noun,
    deletion: adminProducts.deletion,
    openId: editedId,
    // The next product takes the focus. Typed changes stay as a draft, because the deleted one may come back.
    onGone: ({ id }, laterProducts) => {
      const isFound = (product: Product) => foundProducts.some((found) => found.id === product.id)
      setFocusedInPlace((laterProducts.find(isFound) ?? foundProducts.at(-1))?.id ?? null)
      if (id === editedId) setEditedId(null)
    },
    onSaved,
    // The undo puts the draft back before the card appears, because the form of the card reads it then.
    setAside: (id) => ({ beforeUndo: setDraftAside({ uid, name: productFormName(id) }) }),
  })
  const canSearch = products.length >= SEARCH_FROM
  const typedWords = canSearch ? searchWords(search) : []
  const isSearching = typedWords.length > 0
  const foundProducts = list.orderedItems.filter(({ name }) =>
    matchesWords(searchWords(name), typedWords),
  )
  // The card of such a product stays in the grid during a search, because only the card says that its write failed.
  const isWriteUnconfirmed = (id: string) =>
    unconfirmed.includes(id) || isUnconfirmed(list.writeOf(id))
  useOpenFromAddress('products', (addressed) => {
    if (!products.some(({ id }) => id === addressed)) return
    setEditedId(addressed)
    // The search may not find the opened product.
    onSearch('')
  })

  return (
    // The grid stays mounted while the list is empty, so that a deleted product can come back into it.
    <div className={list.orderedItems.length === 0 ? 'hidden' : 'grid gap-5'}>
      <HiddenNote items={products} />
      {canSearch ? (
        <ProductSearch
          typed={search}
          onType={onSearch}
          found={
            isSearching
              ? `${adminProducts.search.found(foundProducts.length)} ${foundProducts.length > 0 ? adminList.search.moves : ''}`
              : null
          }
        />
      ) : null}
      <SortableGrid
        items={list.orderedItems}
        isShown={(product) => foundProducts.includes(product) || isWriteUnconfirmed(product.id)}
        disabled={isSearching}
        nounOf={({ name }) => adminProducts.noun(name)}
        className={className}
        onMove={list.move}
      >
        {(product, handle) => (
          <ProductCard
            product={product}
            list={list}
            handle={handle}
            isEditing={product.id === editedId}
            takesFocus={product.id === focusedId || product.id === focusedInPlace}
            onEdit={(isOn) => {
              setFocusedInPlace(null)
              setEditedId(isOn ? product.id : null)
            }}
            onSaved={onSaved}
            onUnconfirmed={(isOn) =>
              setUnconfirmed((ids) =>
                isOn ? [...ids, product.id] : ids.filter((id) => id !== product.id),
              )
            }
          />
        )}
      </SortableGrid>
    </div>
  )
}
