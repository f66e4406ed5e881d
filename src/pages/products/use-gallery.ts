import { useMemo, useState } from 'react'
import { bundledProducts, isBundled } from '../../bundled/products'
import { useLive, type Cache, type LiveResult } from '../../data/client/use-live'
import {
  subscribeProductBatches,
  type Product,
  type ProductBatches,
} from '../../data/content/products'
import { getBaked } from '../../data/pages/baked'
import { reuseImages } from '../../data/pages/reuse-images'
import type { AsyncState } from '../../lib/async-state'
import { PRODUCTS_BATCH_SIZE } from '../../limits'

/** `starts` are the orders after which the loaded batches begin. */
const cache: Cache<ProductBatches> & { starts: readonly number[] } = { starts: [0] }

const wholeGallery = (products: readonly Product[]): ProductBatches => ({
  products,
  nextStart: null,
})
const NO_PRODUCTS = wholeGallery([])
const BUNDLED = wholeGallery(bundledProducts)

/** The batches that were asked for and are missing: none, ones that are loading, or ones that did not come in time. */
type NextBatches = 'none' | 'loading' | 'failed'

export type Gallery = {
  products: readonly Product[]
  isLoading: boolean
  nextBatches: NextBatches
  hasMore: boolean
  /** Whether these are all products, as far as the server has said. */
  isWhole: boolean
  isStale: boolean
  retry: () => void
  /** Loads the batches up to this index. */
  showUpTo: (index: number) => void
}

/** The live gallery in batches. */
export function useGallery(): Gallery {
  const [initial] = useState((): ProductBatches | undefined => {
    const stored = getBaked('products')
    return stored === null ? BUNDLED : stored && wholeGallery(stored)
  })
  const [firstStarts] = useState(cache.starts)
  const [starts, setStarts] = useState(firstStarts)
  const subscribable = useMemo(() => subscribeProductBatches(starts), [starts])
  const live = useLive<ProductBatches>(subscribable, { initial, cache, reconcile: shownAfter })
  const { products: loaded, nextStart } = loadedOrBundled(live)
  const lastStart = starts.at(-1) ?? 0
  const next = nextStart !== null && nextStart > lastStart ? nextStart : null
  // Each batch is read with the first product of the next one, which is shown only with the next batch.
  const products = useMemo(
    () => (next === null ? loaded : loaded.filter(({ order = 0 }) => order <= next)),
    [loaded, next],
  )
  const hasMore = next !== null
  return {
    products,
    isLoading: live.status === 'loading',
    nextBatches: nextBatchesOf(live, starts !== firstStarts),
    hasMore,
    isWhole: live.isConfirmed && !hasMore,
    isStale: live.failure !== null,
    retry: live.retry,
    showUpTo: (index) => {
      if (next === null || index < products.length) return
      const nextStarts = startsUpTo(index, { next, count: products.length })
      const allStarts = [...starts, ...nextStarts]
      cache.starts = allStarts
      setStarts(allStarts)
    },
  }
}

/**
 * The starts of the batches that lead up to an index, where `count` products are loaded and the next batch begins after
 * `next`. Visible products have the orders 1..n, so the start of each batch is known before it is loaded.
 */
export const startsUpTo = (index: number, { next, count }: { next: number; count: number }) =>
  Array.from(
    { length: Math.ceil((index + 1 - count) / PRODUCTS_BATCH_SIZE) },
    (_, batch) => next + batch * PRODUCTS_BATCH_SIZE,
  )

/** The loaded products, or the bundled ones when no answer came in time (contradiction 9). */
function loadedOrBundled(live: AsyncState<ProductBatches>): ProductBatches {
  if (live.status === 'loading') return NO_PRODUCTS
  return live.status === 'ready' ? live.value : BUNDLED
}

function nextBatchesOf(
  { isConfirmed, failure }: Pick<LiveResult<ProductBatches>, 'isConfirmed' | 'failure'>,
  isAsked: boolean,
): NextBatches {
  // The SDK's cache already has the first product of the next batch, so only the server's answer counts.
  if (isConfirmed || !isAsked) return 'none'
  return failure ? 'failed' : 'loading'
}

/** What an answer shows. An empty one shows the bundled products, or none after stored ones (contradiction 9). */
export function shownAfter(answer: ProductBatches, shown: ProductBatches = BUNDLED) {
  if (answer.products.length > 0)
    return { ...answer, products: reuseImages(answer.products, shown.products) }
  return shown.products.every(({ id }) => isBundled(id)) ? shown : NO_PRODUCTS
}
