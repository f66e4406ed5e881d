import { productNames } from '../copy/bundled-products'
import type { Product } from '../data/content/products'

/** Shown while nothing was ever stored, and when the stored products cannot be read. Never stored, never counted. */
export const bundledProducts = Object.entries(productNames).map(([file, name], index): Product => ({
  id: `bundled-${file}`,
  image: `/products/${file}.svg`,
  name,
  order: index + 1,
  createdAt: null,
  updatedAt: null,
}))

/** Whether this is one of the bundled products, which are stored nowhere. */
export const isBundled = (id: string): boolean => bundledProducts.some((one) => one.id === id)
