import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { admin } from '../../copy/admin'
import { adminProducts as words } from '../../copy/admin-products'
import { defaultProducts } from '../../copy/products'
import { subscribeProducts, type Product } from '../../data/content/products'
import { useLive } from '../../data/client/use-live'
import { cn } from '../../lib/cn'
import type { AsyncState } from '../../lib/async-state'
import { formatTime } from '../../lib/format'
import { EmptyArt } from '../../ui/art/state-art'
import { PictureFrame, productGround } from '../../ui/picture-frame'
import { SaveStatus } from '../ui/save-bar'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state'
import { AddButton } from '../ui/add-button'
import { LoadError } from '../shell/load-error'
import { useUid } from '../session/session-provider'
import { TabHeading } from '../shell/tab-heading'
import { ProductForm } from './product-form'
import { ProductList } from './product-list'

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5'
const WIDE_GRID = `${GRID} lg:grid-cols-4`
const NONE: readonly Product[] = []

export function ProductsTab() {
  const live = useLive(subscribeProducts)
  return <ProductsView live={live} uid={useUid()} />
}

type ViewProps = { live: AsyncState<readonly Product[]> & { retry: () => void }; uid: string }

export function ProductsView({ live, uid }: ViewProps) {
  const list = live.status === 'ready' ? live.value : NONE
  const [announcement, announce] = useState('')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const onSaved = useCallback(() => setSavedAt(new Date()), [])
  const isEmpty = live.status === 'ready' && list.length === 0
  const [isOpened, setOpened] = useState(false)
  const isAdding = isOpened || isEmpty
  const openForm = useCallback(() => setOpened(true), [])
  const add = useRef<HTMLButtonElement>(null)
  const formHeading = useRef<HTMLHeadingElement>(null)
  const [search, setSearch] = useState('')
  // The card to go to once the list shows it.
  const added = useRef<string | null>(null)
  const onAdded = useCallback(
    (first: string, isDone: boolean) => {
      onSaved()
      if (!isDone) return
      // Its results may not contain the new product.
      setSearch('')
      added.current = first
      setOpened(false)
    },
    [onSaved],
  )
  useEffect(() => {
    const card =
      added.current && document.querySelector(`[data-card="${CSS.escape(added.current)}"]`)?.closest('article')
    if (!card) return
    added.current = null
    card.scrollIntoView({ block: 'center' })
    card.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true })
  })
  const grid = isAdding ? GRID : WIDE_GRID

  return (
    <>
      <TabHeading
        title={words.title}
        aside={
          savedAt ? (
            <SaveStatus state="saved" text={`${admin.save.saved} ${formatTime(savedAt)}`} />
          ) : list.length > 0 ? (
            words.hint
          ) : null
        }
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
          <ProductForm
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
            list={list}
            className={grid}
            uid={uid}
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
