import { isAllowedImage } from '../../lib/data-url'
import { uniqueTimestampId } from '../../lib/order'
import { PRODUCT_FULL_CHARS, PRODUCT_IMAGE_CHARS } from '../../limits'
import { DataError } from '../client/errors'
import { parseProduct, type Product } from '../content/products'
import { addTo, type Placed } from './order'
import { saveChanges, type Kind, type Saved } from './save'

/** What the form of a product edits. `image` is the small picture; the large one never changes. */
export type ProductFields = Pick<Product, 'name' | 'image'>

/** The fields of a form or of a product as they are stored. */
export const cleanProduct = ({ name, image }: ProductFields): ProductFields => ({ name: name.trim(), image })

const product = (id: string): Kind<ProductFields> => ({
  path: `products/${id}`,
  read: (stored) => parseProduct(stored, id),
  clean: cleanProduct,
  write: (fields) => fields,
})

/** Saves what was changed since `base`. @throws GoneError, or DataError 'too-large' */
export const saveProduct =
  (id: string) =>
  async (base: ProductFields, mine: ProductFields): Promise<Saved<ProductFields>> => {
    if (mine.image !== base.image) assertPicture(mine.image, PRODUCT_IMAGE_CHARS)
    return saveChanges(product(id), base, mine)
  }

/** A product to add: two pictures as data URLs, or the same link twice, and a name that may be blank. */
export type NewProduct = { id: string; image: string; full: string; name: string }

/** The current time in milliseconds as a string, increased until no listed product has it. */
export const newProductId = (list: readonly Pick<Product, 'id'>[], now = Date.now()): string =>
  uniqueTimestampId(list, now)

/** Adds a product at the end, once for each id. A blank name becomes `nameFor(order)`. @throws DataError 'too-large' or 'full' */
export async function addProduct(
  { id, image, full, name }: NewProduct,
  nameFor: (order: number) => string,
  seen: readonly Placed[],
): Promise<void> {
  assertPicture(image, PRODUCT_IMAGE_CHARS)
  assertPicture(full, PRODUCT_FULL_CHARS)
  await addTo('products', seen, id, (order) => ({ image, name: name.trim() || nameFor(order) }), full)
}

function assertPicture(image: string, max: number): void {
  if (image.length > max && image.startsWith('data:'))
    throw new DataError('too-large', `A picture of ${image.length} characters`)
  if (!isAllowedImage(image)) throw new TypeError('Not a picture that may be stored')
}
