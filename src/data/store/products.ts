import { PRODUCT_FULL_CHARS, PRODUCT_IMAGE_CHARS } from '../../limits'
import { parseProduct, type Product } from '../content/products'
import { addTo, type Placed } from './order'
import { assertPicture, saveChanges, type Kind, type Saved } from './save'
import { trimmed } from '../../lib/plain-text'

/** What the form of a product edits. `image` is the small picture; the large one never changes. */
export type ProductFields = Pick<Product, 'name' | 'image'>

/** The fields of a form or of a product as they are stored. */
export const cleanProduct = ({ name, image }: ProductFields): ProductFields => ({
  name: trimmed(name),
  image,
})

const product = (id: string): Kind<ProductFields> => ({
  path: `products/${id}`,
  read: (stored) => parseProduct(stored, id),
  clean: cleanProduct,
})

/** Saves what was changed since `base`. @throws GoneError, or DataError 'too-large' */
export const saveProduct =
  (id: string) =>
  async (base: ProductFields, mine: ProductFields): Promise<Saved<ProductFields>> => {
    if (mine.image !== base.image) assertPicture(mine.image, PRODUCT_IMAGE_CHARS)
    return saveChanges(product(id))(base, mine)
  }

/** A product to add, with an id of the current time: two pictures as data URLs, or the same link twice, and a name that may be blank. */
export type NewProduct = { id: string; image: string; full: string; name: string }

/** Adds a product at the end, once for each id. A blank name becomes `nameFor(order)`. @throws DataError 'too-large' or 'full' */
export async function addProduct(
  { id, image, full, name }: NewProduct,
  nameFor: (order: number) => string,
  seen: readonly Placed[],
): Promise<void> {
  assertPicture(image, PRODUCT_IMAGE_CHARS)
  assertPicture(full, PRODUCT_FULL_CHARS)
  await addTo(
    'products',
    seen,
    id,
    (order) => ({ image, name: trimmed(name) || nameFor(order) }),
    full,
  )
}
