import { useState } from 'react'
import { listWords } from '../../copy/admin-list'
import { adminProducts as words } from '../../copy/admin-products'
import type { Product } from '../../data/content/products'
import { SEARCH_FROM } from '../../limits'
import { Notice } from '../../ui/notice'
import { HiddenNote } from '../list/hidden'
import { SearchField } from '../list/search-field'
import { matchesWords, searchWords } from '../list/search-words'
import { SortableGrid } from '../list/sortable-grid'
import { useList } from '../list/use-list'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { ProductCard } from './product-card'

type Props = {
  products: readonly Product[]
  className: string
  announce: (text: string) => void
  onSaved: () => void
  /** The product whose card takes the focus. */
  focused: string | null
  /** The typed words of the search. */
  search: string
  onSearch: (typed: string) => void
}

export function ProductList({ products, className, announce, onSaved, focused, search, onSearch }: Props) {
  const list = useList({ name: 'products', items: products, thing: words.thing, announce, onSaved })
  const { shown, move, remove } = list
  const canSearch = products.length >= SEARCH_FROM
  const asked = canSearch ? searchWords(search) : []
  const isSearching = asked.length > 0
  const found = shown.filter(({ name }) => matchesWords(searchWords(name), asked))
  const [removing, setRemoving] = useState<Product | null>(null)
  const [editing, setEditing] = useState<Product | null>(null)
  // What was typed is a draft, for the case that the product comes back.
  const gone = editing && !products.some(({ id }) => id === editing.id) ? editing.name : null

  return (
    // Stays while the list is empty, so that what was deleted can come back.
    <div className={shown.length === 0 ? 'hidden' : 'grid gap-5'}>
      {gone === null ? null : <Notice role="status">{words.edit.gone(gone)}</Notice>}
      <HiddenNote list={products} />
      {canSearch ? (
        <SearchField
          label={words.search.label}
          typed={search}
          onType={onSearch}
          found={
            isSearching
              ? [words.search.found(found.length), ...(found.length > 0 ? [listWords.search.moves] : [])].join(' ')
              : null
          }
        />
      ) : null}
      <SortableGrid
        items={found}
        disabled={isSearching}
        nameOf={({ name }) => name}
        className={className}
        onMove={move}
      >
        {(product, handle) => (
          <ProductCard
            product={product}
            list={list}
            canMove={!isSearching}
            handle={handle}
            isEditing={product.id === editing?.id}
            takesFocus={product.id === focused}
            onEdit={(isOn) => setEditing(isOn ? product : null)}
            onRemove={setRemoving}
            onSaved={onSaved}
          />
        )}
      </SortableGrid>
      <ConfirmDialog
        open={removing !== null}
        words={{ ...words.removal, title: words.removal.title(removing?.name ?? '') }}
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) void remove(removing)
          setRemoving(null)
        }}
      />
    </div>
  )
}
