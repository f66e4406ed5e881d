import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { admin } from '../../copy/admin'
import { adminProducts as words } from '../../copy/admin-products'
import { defaultProducts } from '../../copy/products'
import { useLive } from '../../data/client/use-live'
import { subscribeProducts, type Product } from '../../data/content/products'
import { cn } from '../../lib/cn'
import { formatTime } from '../../lib/format'
import { ORDER_MAX } from '../../limits'
import { EmptyArt } from '../../ui/art/state-art'
import { PictureFrame, productGround } from '../../ui/picture-frame'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state'
import { hasFiles } from '../pictures/use-file-drop'
import { useUid } from '../session/session-provider'
import { LoadError } from '../shell/load-error'
import { TabHeading } from '../shell/tab-heading'
import { AddButton } from '../ui/add-button'
import { useListener } from '../ui/use-listener'
import { NewProducts } from './new-products'
import { ProductList } from './product-list'
import { useNewProducts } from './use-new-products'

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5'
const WIDE_GRID = `${GRID} lg:grid-cols-4`
const NONE: readonly Product[] = []
const WIDE = '(width >= 48rem)'

export function ProductsTab() {
  const live = useLive(subscribeProducts)
  const products = live.status === 'ready' ? live.value : NONE
  const [announcement, announce] = useState('')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [search, setSearch] = useState('')
  /** The product whose card takes the focus. */
  const [focused, setFocused] = useState<string | null>(null)
  const [isOpened, setOpened] = useState(() => matchMedia(WIDE).matches)
  const onSaved = () => setSavedAt(new Date())
  const form = useNewProducts(live.status === 'ready' ? products : null, useUid(), (ids, isDone) => {
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
    flushSync(() => setOpened(isNow))
    ;(isNow ? formHeading : add).current?.focus()
  }
  const grid = isAdding ? GRID : WIDE_GRID

  return (
    <>
      <TabHeading
        title={words.title}
        aside={savedAt ? <span role="status">{`${admin.save.saved} ${formatTime(savedAt)}`}</span> : null}
        action={isAdding ? null : <AddButton ref={add} label={words.add.title} onClick={() => open(true)} />}
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
        {live.status === 'loading' ? <Loading className={grid} /> : null}
        {live.status === 'error' ? <LoadError words={words.loadError} error={live.error} onRetry={live.retry} /> : null}
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

function Empty() {
  return (
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
                fallback="/placeholder.svg"
                frame={{ className: cn('rounded-control', productGround(index)) }}
              />
              <span className="text-center text-tiny text-muted">{product.name}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Loading({ className }: { className: string }) {
  return (
    <SkeletonGroup label={words.loading} className={className}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-64 rounded-control" />
      ))}
    </SkeletonGroup>
  )
}
