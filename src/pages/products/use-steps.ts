import { useEffect, useEffectEvent, useState } from 'react'
import { useLoaded } from '../../data/client/use-loaded'
import { fetchProductCount } from '../../data/content/products'
import type { OpenItem } from '../use-open-item'
import type { useGallery } from './use-gallery'

/** The pages of the gallery, as far as the lightbox needs them. */
export type ProductPages = Pick<
  ReturnType<typeof useGallery>,
  'products' | 'hasMore' | 'isWhole' | 'nextPages' | 'showUpTo' | 'retry'
>

/** The number of products that are loaded ahead of the open one. */
const AHEAD = 3

/**
 * Steps from product to product, and loads the pages that have further products.
 * @param index of the open product; null when it is not in the gallery
 */
export function useSteps(item: OpenItem, gallery: ProductPages, index: number | null) {
  const { products, hasMore, nextPages, showUpTo, retry } = gallery
  const { id } = item
  const { total, end } = useTotal(id, gallery)
  // The index that was asked for, where its product is not loaded yet.
  const [wanted, setWanted] = useState<{ from: string | null; index: number } | null>(null)
  if (wanted && wanted.from !== id) setWanted(null)
  const target = wanted && end ? (wanted.index + end) % end : null
  const arrived = target === null ? undefined : products[target]?.id
  const show = useEffectEvent(item.show)
  useEffect(() => {
    if (arrived !== undefined) show(arrived)
  }, [arrived])

  const needed = target ?? (index === null ? 0 : index + AHEAD)
  const needsMore = hasMore && id !== null && needed >= products.length
  const loadUpTo = useEffectEvent(showUpTo)
  useEffect(() => {
    if (needsMore) loadUpTo(needed)
  }, [needsMore, needed])

  const isMissing = wanted !== null && arrived === undefined
  return {
    total,
    isWaiting: isMissing && nextPages !== 'failed',
    hasFailed: isMissing && nextPages === 'failed',
    /** Shows the product at an index, once it is loaded; -1 is the last one. */
    showAt: (next: number) => {
      const found = end ? products[(next + end) % end] : undefined
      if (found) {
        item.show(found.id)
        return
      }
      setWanted({ from: id, index: next })
      if (nextPages === 'failed') retry()
    },
  }
}

/** The number of products that the counter shows, and the number after which the steps begin again; null while unknown. */
function useTotal(
  id: string | null,
  { products, hasMore, isWhole }: ProductPages,
): { total: number | null; end: number | null } {
  const count = useLoaded(id !== null && !isWhole ? fetchProductCount : null).state
  if (isWhole) return { total: products.length, end: products.length }
  // Products that were added since the count was fetched are in the live list.
  const counted =
    count.status === 'ready' ? Math.max(count.value, products.length + Number(hasMore)) : null
  // Without a connection the steps go round the loaded products.
  const end = counted ?? (count.status === 'error' ? products.length : null)
  return { total: hasMore ? counted : end, end }
}
