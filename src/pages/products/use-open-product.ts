import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLoaded } from '../../data/client/use-loaded'
import { fetchProduct, type Product } from '../../data/content/products'
import { useLastListed } from '../use-last-listed'
import type { OpenItem } from '../use-open-item'

/** The open product among those that the lightbox leafs through. */
type OpenProduct = {
  product: Product | undefined
  /** The loaded products, or only the one of a shared address that is not among them. */
  around: readonly Product[]
  /** The index of the first of `around` among all products. */
  offset: number
  /** The index of the open product among all products; null when it is not in the gallery. */
  index: number | null
}

export function useOpenProduct({ id, close }: OpenItem, products: readonly Product[]): OpenProduct {
  const isOpen = (one: Product) => one.id === id
  const index = products.findIndex(isOpen)
  const list = useLastListed(products, id)
  const linked = useLinked(id, list.some(isOpen), close)
  const around = linked ? [linked] : list
  return {
    product: around.find(isOpen),
    around,
    offset: (linked?.order ?? 1) - 1,
    index: index === -1 ? null : index,
  }
}

/** The product of a shared address that is not loaded yet. A missing one closes the lightbox. */
function useLinked(id: string | null, isListed: boolean, onMissing: () => void): Product | null {
  const load = useMemo(
    () => (id === null || isListed ? null : (signal: AbortSignal) => fetchProduct(id, signal)),
    [id, isListed],
  )
  const { state } = useLoaded(load)
  const product = load && state.status === 'ready' ? state.value : undefined
  const missing = useEffectEvent(onMissing)
  const isMissing = product === null
  useEffect(() => {
    if (isMissing) missing()
  }, [isMissing])
  return product ?? null
}
