import { fetchProductCount } from '../../data/products'
import { useLoaded } from '../../data/use-loaded'
import type { AsyncState } from '../../lib/async-state'

/** Asks once how many products are stored, as soon as `isNeeded`; again when it is needed anew. */
export const useProductCount = (isNeeded: boolean): AsyncState<number> =>
  useLoaded(isNeeded ? fetchProductCount : null).state
