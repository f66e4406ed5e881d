import { useRef, useState, type Ref } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminProducts } from '../../copy/admin/products'
import { useLive } from '../../data/client/use-live'
import { subscribeProducts } from '../../data/store/subscriptions'
import { readyValueOf } from '../../lib/async-state'
import { cn } from '../../lib/cn'
import { formatTime } from '../../lib/format'
import { isVisible } from '../../lib/visibility'
import { LIST_POSITIONS_MAX } from '../../limits'
import { paths, productAddress } from '../../paths'
import { hasFiles } from '../image-fields/transfer'
import { WhenReady } from '../loading/when-ready'
import { announce } from '../ui/announce'
import { AddButton } from '../ui/buttons'
import { useFocusLater } from '../ui/focus'
import { ScreenHeading } from '../ui/screen-heading'
import { Skeletons } from '../ui/skeletons'
import { useListener } from '../ui/use-listener'
import { useOpenFromAddress } from '../ui/use-open-from-address'
import { notifyAdded } from '../writes/messages'
import { NewProducts } from './new-products'
import { NoProducts } from './no-products'
import { ProductList } from './product-list'
import type { StoredProduct } from './use-adding'
import { useNewProducts } from './use-new-products'

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5'

const WIDE_GRID = `${GRID} lg:grid-cols-4`

export function ProductsTab() {
  const live = useLive(subscribeProducts)
  const loadedProducts = readyValueOf(live)
  const products = loadedProducts ?? []
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [search, setSearch] = useState('')
  /** The product whose card takes the focus. */
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [isFormWanted, setFormWanted] = useState(() => matchMedia('(min-width: 48rem)').matches)
  const onSaved = () => setSavedAt(new Date())
  const newProducts = useNewProducts(loadedProducts, (storedProducts, isDone) => {
    onSaved()
    sayStored(storedProducts)
    if (!isDone) return
    // The results of a search may not contain the new product.
    setSearch('')
    setFocusedId(storedProducts[0]?.id ?? null)
    setFormWanted(false)
  })
  useListener(document, 'dragenter', ({ dataTransfer }) => {
    if (hasFiles(dataTransfer)) setFormWanted(true)
  })
  const isEmpty = loadedProducts?.length === 0
  const isAdding =
    isFormWanted || isEmpty || newProducts.isDirty || newProducts.names.draft !== null
  const addButton = useRef<HTMLButtonElement>(null)
  const formHeading = useRef<HTMLHeadingElement>(null)
  const focusLater = useFocusLater((name) =>
    (name === 'form' ? formHeading : addButton).current?.focus(),
  )
  const showForm = (isShown: boolean) => {
    newProducts.names.forgetEmpty()
    setFormWanted(isShown)
    focusLater(isShown ? 'form' : 'add')
  }
  useOpenFromAddress('products', (id) => {
    if (id === 'new') showForm(true)
  })
  const grid = isAdding ? GRID : WIDE_GRID

  return (
    <>
      <ProductsHeading
        savedAt={savedAt}
        addButton={addButton}
        onAdd={isAdding ? null : () => showForm(true)}
      />
      <div className={cn('grid items-start gap-5', isAdding && 'lg:grid-cols-[20rem_1fr]')}>
        {/* The form stays mounted while it is hidden and while the list is loading, so that its images stay. */}
        <div
          hidden={!isAdding}
          className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-15.5rem)] lg:overflow-y-auto lg:rounded-control"
        >
          <NewProducts
            newProducts={newProducts}
            heading={formHeading}
            freePositions={LIST_POSITIONS_MAX - products.filter(isVisible).length}
            onClose={isEmpty || newProducts.isDirty ? null : () => showForm(false)}
          />
        </div>
        <div>
          <WhenReady
            state={live}
            words={adminProducts.loadError}
            skeleton={
              <Skeletons label={adminProducts.loading} count={6} className={grid} item="h-64" />
            }
          >
            {() => (
              <>
                {isEmpty ? <NoProducts /> : null}
                <ProductList
                  products={products}
                  className={grid}
                  onSaved={onSaved}
                  focusedId={focusedId}
                  search={search}
                  onSearch={(typed) => {
                    setFocusedId(null)
                    setSearch(typed)
                  }}
                />
              </>
            )}
          </WhenReady>
        </div>
      </div>
    </>
  )
}

function sayStored(products: readonly StoredProduct[]): void {
  const added = products.filter(({ isChange }) => !isChange)
  const [first] = added
  if (first) {
    const address = added.length === 1 ? productAddress(first.id) : paths.products
    notifyAdded(adminProducts.add.added(added.length), address)
  }
  for (const { name, isChange } of products) if (isChange) announce(adminProducts.edit.saved(name))
}

type ProductsHeadingProps = {
  savedAt: Date | null
  addButton: Ref<HTMLButtonElement>
  /** Null while the form to add products is shown. */
  onAdd: (() => void) | null
}

function ProductsHeading({ savedAt, addButton, onAdd }: ProductsHeadingProps) {
  return (
    <ScreenHeading
      title={adminProducts.title}
      aside={
        savedAt ? <span role="status">{`${admin.save.saved} ${formatTime(savedAt)}`}</span> : null
      }
      action={
        onAdd ? <AddButton ref={addButton} text={adminProducts.add.title} onClick={onAdd} /> : null
      }
    />
  )
}
