import { useEffect, useEffectEvent, useState } from 'react'
import { useLoadedOnce } from '../../data/client/use-loaded-once'
import { fetchProductCount } from '../../data/content/products'
import type { OpenItem } from '../use-open-item'
import type { Gallery } from './use-gallery'

/** What the lightbox needs of the gallery. */
export type LightboxGallery = Pick<
  Gallery,
  'products' | 'hasMore' | 'isWhole' | 'nextBatches' | 'showUpTo' | 'retry'
>

/** The number of products that are loaded ahead of the open one. */
const AHEAD = 3

/**
 * Steps from product to product, and loads the batches that have further products.
 * @param galleryIndex the index of the open product; null when it is not in the gallery
 */
export function useSteps(item: OpenItem, gallery: LightboxGallery, galleryIndex: number | null) {
  const { id } = item
  const { products, nextBatches, retry } = gallery
  const { total, wrapsAfter } = useTotal(id, gallery)
  /** The index of a step. The first product follows the last one. Null while it needs the number of products. */
  const indexOf = (step: number) => {
    if (products[step]) return step
    return wrapsAfter ? (step + wrapsAfter) % wrapsAfter : null
  }

  // The step to a product that is not loaded yet. It ends when another product is opened.
  const [awaited, setAwaited] = useState<{ from: string | null; step: number } | null>(null)
  if (awaited && awaited.from !== id) setAwaited(null)
  const awaitedIndex = awaited && indexOf(awaited.step)
  const loadedId = productAt(products, awaitedIndex)?.id
  const replaceWith = useEffectEvent(item.replaceWith)
  useEffect(() => {
    if (loadedId !== undefined) replaceWith(loadedId)
  }, [loadedId])

  const indexAhead = galleryIndex === null ? 0 : galleryIndex + AHEAD
  useLoadUpTo(id === null ? null : (awaitedIndex ?? indexAhead), gallery)

  const isMissing = awaited !== null && loadedId === undefined
  return {
    total,
    isLoading: isMissing && nextBatches !== 'failed',
    hasFailed: isMissing && nextBatches === 'failed',
    /** Shows the product of a step, once it is loaded. The step -1 leads to the last one. */
    showAt: (step: number) => {
      const product = productAt(products, indexOf(step))
      if (product) {
        item.replaceWith(product.id)
        return
      }
      setAwaited({ from: id, step })
      if (nextBatches === 'failed') retry()
    },
  }
}

const productAt = (products: LightboxGallery['products'], index: number | null) =>
  index === null ? undefined : products[index]

/** Loads the batches of the gallery up to the product at an index; none for null. */
function useLoadUpTo(needed: number | null, { products, hasMore, showUpTo }: LightboxGallery) {
  const isMissing = needed !== null && hasMore && needed >= products.length
  const loadUpTo = useEffectEvent(showUpTo)
  useEffect(() => {
    if (isMissing) loadUpTo(needed)
  }, [isMissing, needed])
}

/** The number of products for the counter, and the number after which the steps begin again. Null while unknown. */
function useTotal(
  id: string | null,
  { products, hasMore, isWhole }: LightboxGallery,
): { total: number | null; wrapsAfter: number | null } {
  const count = useLoadedOnce(id !== null && !isWhole ? fetchProductCount : null).state
  if (isWhole) return { total: products.length, wrapsAfter: products.length }
  // Products that were added since the count was fetched are in the live list.
  const counted =
    count.status === 'ready' ? Math.max(count.value, products.length + Number(hasMore)) : null
  // Without a connection the steps go round the loaded products.
  const wrapsAfter = counted ?? (count.status === 'error' ? products.length : null)
  return { total: hasMore ? counted : wrapsAfter, wrapsAfter }
}
