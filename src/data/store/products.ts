import { trimText } from '../../lib/plain-text'
import { PRODUCT_IMAGE_MAX_CHARS, PRODUCT_LARGE_MAX_CHARS } from '../../limits'
import { GoneError } from '../client/errors'
import { parseProduct, productSchema, type Product } from '../content/products'
import type { FormFields } from '../content/schema-fields'
import { documentPath } from '../document-paths'
import { assertImage } from './assert-storable'
import { cleanerOf } from './cleaning'
import { addTo } from './lists/positions'
import { saveChanges, type Save, type StoredForm } from './save'

/** The fields that the form of a product edits: `image` is the small image, `largeImage` a new large one. */
export type ProductFields = Pick<Product, 'id'> & FormFields<Product> & { largeImage: string }

const clean = cleanerOf(productSchema)

/** The fields of a form or of a product as they are stored. */
export const cleanProduct = (
  fields: Pick<Product, 'id'> & FormFields<Product> & Partial<ProductFields>,
): ProductFields => ({ ...clean(fields), id: fields.id, largeImage: fields.largeImage ?? '' })

const productForm = (id: string, largeImage: string | undefined): StoredForm<ProductFields> => ({
  path: documentPath('products', id),
  write: ({ largeImage: _, ...fields }) => fields,
  largeImage,
  parse: (stored) => {
    const product = parseProduct(stored, id)
    return product && cleanProduct(product)
  },
  clean: cleanProduct,
})

/** Saves a product that is stored. @throws GoneError, or DataError 'too-large' */
export const saveProduct: Save<ProductFields> = async (base, mine) => {
  // `addProduct` alone adds one.
  if (!base) throw new GoneError(documentPath('products', mine.id))
  const isReplaced = mine.largeImage !== '' && mine.largeImage !== base.largeImage
  const largeImage = isReplaced ? mine.largeImage : undefined
  if (mine.image !== base.image) assertImage(mine.image, PRODUCT_IMAGE_MAX_CHARS)
  if (largeImage) assertImage(largeImage, PRODUCT_LARGE_MAX_CHARS)
  const { value, clashes } = await saveChanges(productForm(mine.id, largeImage))(base, mine)
  return { value: { ...value, largeImage: '' }, clashes }
}

/**
 * A product to add, with an id of the current time: two images as data URLs, or the same link twice, and a name that may be
 * blank.
 */
type NewProduct = { id: string; image: string; largeImage: string; name: string }

/**
 * Adds a product at the end, once for each id. A retry of an addition that arrived stores what was changed since. A blank name
 * becomes `nameFor(position)`.
 * @throws DataError 'too-large' or 'full'
 */
export async function addProduct(
  { id, image, largeImage, name }: NewProduct,
  nameFor: (position: number) => string,
): Promise<void> {
  assertImage(image, PRODUCT_IMAGE_MAX_CHARS)
  assertImage(largeImage, PRODUCT_LARGE_MAX_CHARS)
  await addTo('products', {
    id,
    fieldsAt: (position) => ({ image, name: trimText(name) || nameFor(position) }),
    largeImage,
    changesStored: true,
  })
}
