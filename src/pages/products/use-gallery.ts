import { useMemo, useState } from 'react'
import { defaultProducts } from '../../copy/products'
import type { Source } from '../../data/live'
import { gallery, type Product } from '../../data/products'
import { PRODUCTS_PAGE } from '../../limits'
import { useShown, type Memory } from '../use-shown'

/** `limit` says for how many this list was asked. */
type Answer = { list: Product[]; limit: number }

/** What the page starts with, in the prerendered HTML and on the first render: bundled, or baked at build time. */
const INITIAL: Answer = { list: defaultProducts, limit: PRODUCTS_PAGE }

const memory: Memory<Answer> = {}

/** The live gallery in pages. One product more than shown is asked for, to know whether there are more. */
export function useGallery() {
  const [limit, setLimit] = useState(() => memory.value?.limit ?? PRODUCTS_PAGE)
  const source = useMemo(() => pageOf(limit), [limit])
  const { live, isBehind, retry } = useShown(source, memory, INITIAL)
  const { list, limit: answered } = live.status === 'ready' ? live.value : INITIAL
  const grow = (to: number) => setLimit((now) => Math.max(now, Math.ceil(to / PRODUCTS_PAGE) * PRODUCTS_PAGE))
  return {
    products: list.slice(0, limit),
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

function pageOf(limit: number): Source<Answer> {
  return (observer) =>
    gallery(defaultProducts, limit + 1)({
      next: (list, meta) => observer.next({ list, limit }, meta),
      error: observer.error,
    })
}
