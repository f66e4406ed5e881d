import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { admin } from '../../copy/admin'
import { listWords } from '../../copy/admin-list'
import { adminProducts as words } from '../../copy/admin-products'
import { defaultProducts } from '../../copy/products'
import { useLive } from '../../data/client/use-live'
import { subscribeProducts, type Product } from '../../data/content/products'
import { cn } from '../../lib/cn'
import { formatTime } from '../../lib/format'
import { ORDER_MAX, SEARCH_FROM } from '../../limits'
import { EmptyArt } from '../../ui/art/state-art'
import { controlClass } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { PictureFrame, productGround } from '../../ui/picture-frame'
import { StateMessage } from '../../ui/state'
import { setDraftAside } from '../form/drafts'
import { HiddenNote } from '../list/item'
import { matchesWords, searchWords } from '../list/search-words'
import { SortableGrid } from '../list/sortable-grid'
import { useAddressed } from '../list/use-addressed'
import { useList } from '../list/use-list'
import { hasFiles } from '../pictures/transfer'
import { LoadError, Skeletons, TabHeading } from '../shell/tab-parts'
import { useUid } from '../session/session'
import { AddButton, IconButton } from '../ui/buttons'
import { ConfirmDialog } from '../ui/dialog'
import { useListener } from '../ui/use-listener'
import { NewProducts } from './new-products'
import { ProductCard } from './product-card'
import { useNewProducts } from './use-new-products'

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5'
const WIDE_GRID = `${GRID} lg:grid-cols-4`

export function ProductsTab() {
  const live = useLive(subscribeProducts)
  const products = live.status === 'ready' ? live.value : []
  const [announcement, announce] = useState('')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [search, setSearch] = useState('')
  /** The product whose card takes the focus. */
  const [focused, setFocused] = useState<string | null>(null)
  const [isOpened, setOpened] = useState(() => matchMedia('(width >= 48rem)').matches)
  const onSaved = () => setSavedAt(new Date())
  const form = useNewProducts(live.status === 'ready' ? products : null, (ids, isDone) => {
    onSaved()
    announce(words.add.added(ids.length))
    if (!isDone) return
    // Its results may not contain the new product.
    setSearch('')
    setFocused(ids[0] ?? null)
    setOpened(false)
  })
  useListener(document, 'dragenter', ({ dataTransfer }) => {
    if (hasFiles(dataTransfer)) setOpened(true)
  })
  const isEmpty = live.status === 'ready' && products.length === 0
  const isAdding = isOpened || isEmpty || form.isDirty
  const add = useRef<HTMLButtonElement>(null)
  const formHeading = useRef<HTMLHeadingElement>(null)
  const open = (isNow: boolean) => {
    form.forgetEmptyNames()
    flushSync(() => setOpened(isNow))
    ;(isNow ? formHeading : add).current?.focus()
  }
  const grid = isAdding ? GRID : WIDE_GRID

  return (
    <>
      <TabHeading
        title={words.title}
        aside={
          savedAt ? <span role="status">{`${admin.save.saved} ${formatTime(savedAt)}`}</span> : null
        }
        action={
          isAdding ? null : (
            <AddButton ref={add} text={words.add.title} onClick={() => open(true)} />
          )
        }
      />
      <div className={cn('grid items-start gap-5', isAdding && 'lg:grid-cols-[20rem_1fr]')}>
        {/* Mounted while it is hidden, so that its pictures stay. */}
        <div
          hidden={!isAdding}
          className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-15.5rem)] lg:overflow-y-auto lg:rounded-control"
        >
          <NewProducts
            form={form}
            heading={formHeading}
            hasRoomFor={ORDER_MAX - products.length}
            onClose={isEmpty || form.isDirty ? null : () => open(false)}
          />
        </div>
        {live.status === 'loading' ? (
          <Skeletons label={words.loading} count={6} className={grid} item="h-64" />
        ) : null}
        {live.status === 'error' ? (
          <LoadError words={words.loadError} error={live.error} onRetry={live.retry} />
        ) : null}
        {isEmpty ? <Empty /> : null}
        {live.status === 'ready' ? (
          <ProductList
            products={products}
            className={grid}
            announce={announce}
            onSaved={onSaved}
            focused={focused}
            search={search}
            onSearch={(typed) => {
              setFocused(null)
              setSearch(typed)
            }}
          />
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

const Empty = () => (
  <div className="grid gap-6">
    <StateMessage art={<EmptyArt />} title={words.empty} text={words.emptyHint} className="py-4" />
    <section aria-label={words.samplesLabel} className="grid gap-3 rounded-control bg-tint p-4">
      <p className="text-small text-muted">{words.samples}</p>
      <ul className="grid grid-cols-3 gap-3 md:grid-cols-6">
        {defaultProducts.map((product, index) => (
          <li key={product.id} className="grid gap-1.5">
            <PictureFrame
              place="product"
              src={product.image}
              frame={{ className: cn('rounded-control', productGround(index)) }}
            />
            <span className="text-center text-tiny text-muted">{product.name}</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
)

type ListProps = {
  products: readonly Product[]
  className: string
  announce: (text: string) => void
  onSaved: () => void
  /** The product whose card takes the focus. */
  focused: string | null
  search: string
  onSearch: (typed: string) => void
}

export function ProductList({
  products,
  className,
  announce,
  onSaved,
  focused,
  search,
  onSearch,
}: ListProps) {
  const uid = useUid()
  const list = useList({
    name: 'products',
    items: products,
    thing: words.thing,
    announce,
    onSaved,
    setAside: (id) => setDraftAside({ uid, name: `product:${id}` }),
  })
  const canSearch = products.length >= SEARCH_FROM
  const asked = canSearch ? searchWords(search) : []
  const isSearching = asked.length > 0
  const found = list.shown.filter(({ name }) => matchesWords(searchWords(name), asked))
  const [removing, setRemoving] = useState<Product | null>(null)
  const addressed = useAddressed()
  const [editing, setEditing] = useState(products.find(({ id }) => id === addressed) ?? null)
  // What was typed is a draft, for the case that the product comes back.
  const gone = editing && !products.some(({ id }) => id === editing.id) ? editing.name : null

  return (
    // Stays while the list is empty, so that what was deleted can come back.
    <div className={list.shown.length === 0 ? 'hidden' : 'grid gap-5'}>
      {gone === null ? null : <Notice role="status">{words.edit.gone(gone)}</Notice>}
      <HiddenNote list={products} />
      {canSearch ? (
        <SearchField
          typed={search}
          onType={onSearch}
          found={
            isSearching
              ? `${words.search.found(found.length)} ${found.length > 0 ? listWords.search.moves : ''}`
              : null
          }
        />
      ) : null}
      <SortableGrid
        items={found}
        disabled={isSearching}
        nameOf={({ name }) => name}
        className={className}
        onMove={list.move}
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
          if (removing) void list.remove(removing)
          setRemoving(null)
        }}
      />
    </div>
  )
}

type SearchProps = { typed: string; onType: (typed: string) => void; found: string | null }

/** `found` says what was found; null where nothing is asked for. */
function SearchField({ typed, onType, found }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div role="search">
      <div className="relative md:max-w-96">
        <input
          ref={field}
          type="search"
          aria-label={words.search.label}
          placeholder={words.search.label}
          value={typed}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onType('')
          }}
          className={controlClass(
            'h-13 appearance-none ps-12 pe-14 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <Search size={20} className="pointer-events-none absolute start-4 top-4 text-muted" />
        {typed ? (
          <IconButton
            label={listWords.search.clear}
            icon={<X size={20} />}
            onClick={() => {
              onType('')
              field.current?.focus()
            }}
            className="absolute end-1 top-1"
          />
        ) : null}
      </div>
      <p role="status" className={found === null ? 'sr-only' : 'mt-2 text-small text-muted'}>
        {found}
      </p>
    </div>
  )
}
