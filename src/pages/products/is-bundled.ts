import { defaultProducts } from '../../copy/default-products'

const BUNDLED = new Set(defaultProducts.map(({ id }) => id))

/** Whether this is one of the bundled products, which are stored nowhere. */
export const isBundled = (id: string): boolean => BUNDLED.has(id)
