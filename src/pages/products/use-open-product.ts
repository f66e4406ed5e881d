import { useMemo } from 'react'
import { useLoadedOnce } from '../../data/client/use-loaded-once'
import { fetchProduct, type Product } from '../../data/content/products'
import { readyValueOf, type AsyncState } from '../../lib/async-state'
import { useLastListed } from '../use-last-listed'

/** The open product among those that the lightbox leafs through. */
type OpenProduct = {
  product: Product | undefined
  /** The status of loading the product of a shared address that is not among the loaded ones; null without one. */
  status: AsyncState<unknown>['status'] | null
  /** Loads it again. */
  retry: () => void
  /** The loaded products, or only the one of a shared address that is not among them. */
  slides: readonly Product[]
  /** The index of the first slide among all products. */
  firstSlideIndex: number
  /** The index of the open product in the gallery; null when it is not there. */
  galleryIndex: number | null
}

export function useOpenProduct(id: string | null, products: readonly Product[]): OpenProduct {
  const isOpen = (one: Product) => one.id === id
  const galleryIndex = products.findIndex(isOpen)
  const list = useLastListed(products, id)
  const { linked, status, retry } = useLinked(id, list.some(isOpen))
  const slides = linked ? [linked] : list
  return {
    product: slides.find(isOpen),
    status,
    retry,
    slides,
    firstSlideIndex: (linked?.order ?? 1) - 1,
    galleryIndex: galleryIndex === -1 ? null : galleryIndex,
  }
}

/** Loads the product of the address when the list does not have it. `linked` is null when there is none. */
function useLinked(id: string | null, isListed: boolean) {
  const load = useMemo(
    () => (id === null || isListed ? null : (signal: AbortSignal) => fetchProduct(id, signal)),
    [id, isListed],
  )
  const { state, retry } = useLoadedOnce(load)
  return {
    linked: readyValueOf(state),
    status: load && state.status,
    retry,
  }
}
