import { useMemo, useState } from 'react'
import { defaultProducts } from '../../copy/products'
import { baked, keepPictures } from '../../data/baked'
import { lateSource, type Source } from '../../data/live'
import type { Product } from '../../data/products'
import { PRODUCTS_PAGE } from '../../limits'
import { useShown, type Memory } from '../use-shown'

/** `limit` says for how many this list was asked. */
type Answer = { list: Product[]; limit: number }

const memory: Memory<Answer> = {}

/** What the page starts with, in the prerendered HTML and on the first render: baked at build time, or bundled. */
const initial = (): Answer => ({ list: baked('products') ?? defaultProducts, limit: PRODUCTS_PAGE })

/** The live gallery in pages. One product more than shown is asked for, to know whether there are more. */
export function useGallery() {
  const [first] = useState(initial)
  const [limit, setLimit] = useState(() => memory.value?.limit ?? PRODUCTS_PAGE)
  const source = useMemo(() => pageOf(limit), [limit])
  const { live, isBehind, retry } = useShown(source, memory, first)
  const { list, limit: answered } = live.status === 'ready' ? live.value : first
  const grow = (to: number) => setLimit((now) => Math.max(now, Math.ceil(to / PRODUCTS_PAGE) * PRODUCTS_PAGE))
  const products = useMemo(() => list.slice(0, limit), [list, limit])
  return {
    products,
    /** The next page is on its way. */
    isGrowing: answered < limit,
    hasMore: list.length > limit,
    isBehind,
    retry,
    /** Asks for at least this many. */
    grow,
    showMore: () => grow(limit + 1),
  }
}

const isBundled = (list: readonly Product[]): boolean => list[0] !== undefined && list[0].id === defaultProducts[0]?.id

/**
 * The live list of so many. Where real products were shown already (baked, or a page before) the bundled ones do not
 * come back: a failed read keeps what is there, and a list emptied since then is empty.
 */
function pageOf(limit: number): Source<Answer> {
  return (observer) => {
    const before = memory.value?.list ?? baked('products')
    const wasReal = before !== null && before !== undefined && !isBundled(before)
    const live = lateSource(async () => (await import('../../data/products')).gallery(defaultProducts, limit + 1))
    return live({
      next: (list, meta) => {
        if (!wasReal || !isBundled(list)) observer.next({ list: keepPictures(list, before ?? null), limit }, meta)
        else if (!meta.fromCache) observer.next({ list: [], limit }, meta)
      },
      error: observer.error,
    })
  }
}
