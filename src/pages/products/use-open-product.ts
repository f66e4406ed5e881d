import { useMemo } from 'react'
import { useLoadedOnce } from '../../data/client/use-loaded-once'
import { fetchProduct, type Product } from '../../data/content/products'
import { useLastListed } from '../use-last-listed'

/** The open product among those that the lightbox leafs through. */
type OpenProduct = {
  product: Product | undefined
  /** Whether there is no visible product with the id of the address. */
  isGone: boolean
  /** Loads the product of a shared address again; null unless that failed. */
  retry: (() => void) | null
  /** The loaded products, or only the one of a shared address that is not among them. */
  around: readonly Product[]
  /** The index of the first of `around` among all products. */
  offset: number
  /** The index of the open product among all products; null when it is not in the gallery. */
  index: number | null
}

export function useOpenProduct(id: string | null, products: readonly Product[]): OpenProduct {
  const isOpen = (one: Product) => one.id === id
  const index = products.findIndex(isOpen)
  const list = useLastListed(products, id)
  const { linked, retry } = useLinked(id, list.some(isOpen))
  const around = linked ? [linked] : list
  return {
    product: around.find(isOpen),
    isGone: linked === null,
    retry,
    around,
    offset: (linked?.order ?? 1) - 1,
    index: index === -1 ? null : index,
  }
}

/**
 * The product of the address when the list does not have it. `linked` is undefined until it is loaded, and null when
 * there is none.
 */
function useLinked(id: string | null, isListed: boolean) {
  const load = useMemo(
    () => (id === null || isListed ? null : (signal: AbortSignal) => fetchProduct(id, signal)),
    [id, isListed],
  )
  const { state, retry } = useLoadedOnce(load)
  return {
    linked: state.status === 'ready' ? state.value : undefined,
    retry: state.status === 'error' ? retry : null,
  }
}
