import { useMemo, useState } from 'react'
import { bundledProducts, isBundled } from '../../bundled/products'
import { useLive, type Cache } from '../../data/client/use-live'
import { subscribeProductPages, type Product } from '../../data/content/products'
import { getBaked } from '../../data/pages/baked'
import { reuseImages } from '../../data/pages/reuse-images'
import type { AsyncState } from '../../lib/async-state'
import { PRODUCTS_PAGE_SIZE } from '../../limits'

/** `starts` are the orders after which the loaded pages begin. */
const cache: Cache<readonly Product[]> & { starts: readonly number[] } = { starts: [0] }

const NO_PRODUCTS: readonly Product[] = []

/** The live gallery in pages. Reads one product more than it shows, to know whether there are more. */
export function useGallery() {
  const [initial] = useState((): readonly Product[] | undefined => {
    const stored = getBaked('products')
    return stored === null ? bundledProducts : stored
  })
  const [firstStarts] = useState(cache.starts)
  const [starts, setStarts] = useState(firstStarts)
  const subscribable = useMemo(() => subscribeProductPages(starts), [starts])
  const live = useLive<readonly Product[]>(subscribable, { initial, cache, reconcile: nextGallery })
  const list = listOf(live)
  const limit = starts.length * PRODUCTS_PAGE_SIZE
  const hasMore = list.length > limit
  const products = useMemo(() => list.slice(0, limit), [list, limit])
  return {
    products,
    isLoading: live.status === 'loading',
    nextPages: nextPagesOf(live, starts !== firstStarts),
    hasMore,
    /** Whether these are all products, as far as the server has said. */
    isWhole: live.isConfirmed && !hasMore,
    isStale: live.isStale,
    retry: live.retry,
    /** Loads the pages up to this index. */
    showUpTo: (index: number) => {
      const last = list.at(-1)
      const missing = Math.floor(index / PRODUCTS_PAGE_SIZE) + 1 - starts.length
      if (!hasMore || !last || missing <= 0) return
      // Orders have no gaps.
      const next = Array.from(
        { length: missing },
        (_, page) => (last.order ?? list.length) + page * PRODUCTS_PAGE_SIZE,
      )
      const allStarts = [...starts, ...next]
      cache.starts = allStarts
      setStarts(allStarts)
    },
  }
}

/** Without an answer in time the bundled products stand in (contradiction 9). */
function listOf(live: AsyncState<readonly Product[]>): readonly Product[] {
  if (live.status === 'loading') return NO_PRODUCTS
  return live.status === 'ready' ? live.value : bundledProducts
}

/** Whether further pages were asked for, and have not come yet or not in time. */
type NextPages = 'none' | 'waiting' | 'failed'

function nextPagesOf(
  { isPending, isStale }: { isPending: boolean; isStale: boolean },
  isAsked: boolean,
): NextPages {
  if (!isPending || !isAsked) return 'none'
  return isStale ? 'failed' : 'waiting'
}

/** The bundled products while nothing was ever stored; an empty list once stored products were shown (contradiction 9). */
export function nextGallery(
  answer: readonly Product[],
  shown: readonly Product[] = bundledProducts,
) {
  if (answer.length > 0) return reuseImages(answer, shown)
  return shown.every(({ id }) => isBundled(id)) ? shown : []
}
