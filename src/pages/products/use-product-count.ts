import { fetchProductCount } from '../../data/content/products'
import { useLoaded } from '../../data/client/use-loaded'
import type { AsyncState } from '../../lib/async-state'

/** Asks once how many products are stored, as soon as `isNeeded`; again when it is needed anew. */
export const useProductCount = (isNeeded: boolean): AsyncState<number> =>
  useLoaded(isNeeded ? fetchProductCount : null).state
