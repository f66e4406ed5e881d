import { trimText } from '../../lib/text/plain-text'
import { PRODUCT_IMAGE_MAX_CHARS, PRODUCT_LARGE_MAX_CHARS } from '../../limits'
import { parseProduct, productSchema, type Product } from '../content/products'
import type { FormFields } from '../content/schema-fields'
import { documentPath } from '../document-paths'
import { addTo } from './lists/positions'
import { saverOf, type SaveOutcome, type SendOptions } from './save'
import { assertImage } from './shared/assert-storable'
import { cleanerOf } from './shared/cleaning'
import { GoneError } from './shared/gone-error'

export type ProductFields = Pick<Product, 'id'> & FormFields<Product>

/**
 * Large images by the small images that were made of them. A merge takes one small image, and finds its large image
 * here.
 */
export type LargeImages = ReadonlyMap<string, string>

type ProductSaveOptions = Pick<SendOptions<ProductFields>, 'earlier' | 'signal'> & {
  /** The large image of each new image and each crop. */
  largeImages?: LargeImages
}

const clean = cleanerOf(productSchema)

/** The fields of a form or of a product as they are stored. */
export const cleanProduct = (fields: ProductFields): ProductFields => ({
  ...clean(fields),
  id: fields.id,
})

/**
 * Saves a product (README.md, "How a change is stored").
 * @throws GoneError, or DataError 'too-large' or 'invalid'
 */
export async function saveProduct(
  base: ProductFields | null,
  mine: ProductFields,
  { largeImages = new Map(), ...options }: ProductSaveOptions = {},
): Promise<SaveOutcome<ProductFields>> {
  const { id, image } = mine
  const path = documentPath('products', id)
  // Only `addProduct` adds a product.
  if (!base) throw new GoneError(path)
  const largeImage = largeImages.get(image)
  if (image !== base.image) assertImage(image, PRODUCT_IMAGE_MAX_CHARS)
  if (largeImage) assertImage(largeImage, PRODUCT_LARGE_MAX_CHARS)
  const save = saverOf<ProductFields>({
    path,
    parse: (stored) => parseProduct(stored, id),
    clean: cleanProduct,
    largeImageOf: (value) => largeImages.get(value.image),
  })
  return save(base, mine, options)
}

/** A product to add. Its images are two data URLs, or the same link twice. */
type NewProduct = { id: string; image: string; largeImage: string; name: string }

/**
 * Adds a product at the end. A retry with the same id adds no second one, and stores what was changed since. A blank
 * name becomes `nameFor(position)`.
 * @throws DataError 'too-large', 'invalid' or 'full'
 */
export async function addProduct(
  { id, image, largeImage, name }: NewProduct,
  nameFor: (position: number) => string,
  signal?: AbortSignal,
): Promise<void> {
  assertImage(image, PRODUCT_IMAGE_MAX_CHARS)
  assertImage(largeImage, PRODUCT_LARGE_MAX_CHARS)
  const fieldsAt = (position: number) => ({ image, name: trimText(name) || nameFor(position) })
  await addTo('products', { id, fieldsAt, largeImage, canOverwrite: true }, signal)
}
