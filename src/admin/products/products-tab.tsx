import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { admin } from '../../copy/admin'
import { adminProducts as words } from '../../copy/admin-products'
import { defaultProducts } from '../../copy/products'
import { useLive } from '../../data/client/use-live'
import { subscribeProducts, type Product } from '../../data/content/products'
import { cn } from '../../lib/cn'
import { formatTime } from '../../lib/format'
import { EmptyArt } from '../../ui/art/state-art'
import { PictureFrame, productGround } from '../../ui/picture-frame'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state'
import { useUid } from '../session/session-provider'
import { LoadError } from '../shell/load-error'
import { TabHeading } from '../shell/tab-heading'
import { AddButton } from '../ui/add-button'
import { NewProducts } from './new-products'
import { ProductList } from './product-list'

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5'
const WIDE_GRID = `${GRID} lg:grid-cols-4`
const NONE: readonly Product[] = []
const WIDE = '(width >= 48rem)'

export function ProductsTab() {
  const live = useLive(subscribeProducts)
  const uid = useUid()
  const products = live.status === 'ready' ? live.value : NONE
  const [announcement, announce] = useState('')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const isEmpty = live.status === 'ready' && products.length === 0
  const [isOpened, setOpened] = useState(() => matchMedia(WIDE).matches)
  const isAdding = isOpened || isEmpty
  const openForm = useCallback(() => setOpened(true), [])
  const add = useRef<HTMLButtonElement>(null)
  const formHeading = useRef<HTMLHeadingElement>(null)
  const [search, setSearch] = useState('')
  const onSaved = () => setSavedAt(new Date())
  // The card to go to once the list shows it.
  const added = useRef<string | null>(null)
  const onAdded = (ids: readonly string[], isDone: boolean) => {
    onSaved()
    announce(words.add.added(ids.length))
    if (!isDone) return
    // Its results may not contain the new product.
    setSearch('')
    added.current = ids[0] ?? null
    setOpened(false)
  }
  useEffect(() => {
    const card = added.current && document.querySelector(`[data-card="${CSS.escape(added.current)}"]`)
    if (!card) return
    added.current = null
    card.closest('article')?.scrollIntoView({ block: 'center' })
    card.querySelector<HTMLElement>('[data-act=edit]')?.focus({ preventScroll: true })
  })
  const grid = isAdding ? GRID : WIDE_GRID

  return (
    <>
      <TabHeading
        title={words.title}
        aside={savedAt ? <span role="status">{`${admin.save.saved} ${formatTime(savedAt)}`}</span> : null}
        action={
          isAdding ? null : (
            <AddButton
              ref={add}
              label={words.add.title}
              onClick={() => {
                flushSync(openForm)
                formHeading.current?.focus()
              }}
            />
          )
        }
      />
      <div className={cn('grid items-start gap-5', isAdding && 'lg:grid-cols-[20rem_1fr]')}>
        {/* Mounted while it is hidden, so that a dragged file or a draft opens it. */}
        <div
          hidden={!isAdding}
          className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-15.5rem)] lg:overflow-y-auto lg:rounded-control"
        >
          <NewProducts
            heading={formHeading}
            onOpen={openForm}
            onClose={
              isEmpty
                ? null
                : () => {
                    flushSync(() => setOpened(false))
                    add.current?.focus()
                  }
            }
            products={live.status === 'ready' ? live.value : null}
            uid={uid}
            onAdded={onAdded}
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
            search={search}
            onSearch={setSearch}
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
