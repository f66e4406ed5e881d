import { isAllowedImage } from '../../lib/data-url'
import { uniqueTimestampId } from '../../lib/order'
import { PRODUCT_FULL_CHARS, PRODUCT_IMAGE_CHARS } from '../../limits'
import { TooLargeError } from '../client/errors'
import { writing } from '../client/firebase'
import { parseProduct, type Product } from '../content/products'
import { arrange, type Placed } from './order'
import { saveChanges, type Kind, type Saved } from './save'

/** What the form of a product edits. `image` is the small picture; the large one never changes. */
export type ProductFields = Pick<Product, 'name' | 'image'>

export const fieldsOfProduct = ({ name, image }: ProductFields): ProductFields => cleanProduct({ name, image })

/** As it is stored. */
export const cleanProduct = ({ name, image }: ProductFields): ProductFields => ({ name: name.trim(), image })

const product = (id: string): Kind<ProductFields> => ({
  path: `products/${id}`,
  read: (stored) => parseProduct(stored, id),
  clean: fieldsOfProduct,
  write: (fields) => fields,
})

/** Saves what was changed since `base`. @throws GoneError, TooLargeError */
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
  uniqueTimestampId(
    list.map(({ id }) => id),
    now,
  )

/** Adds a product at the end, once for each id. A blank name becomes `nameFor(order)`. @throws TooLargeError, ListFullError */
export async function addProduct(
  { id, image, full, name }: NewProduct,
  nameFor: (order: number) => string,
  seen: readonly Placed[],
): Promise<void> {
  assertPicture(image, PRODUCT_IMAGE_CHARS)
  assertPicture(full, PRODUCT_FULL_CHARS)
  const createdAt = (await writing()).sdk.serverTimestamp()
  await arrange('products', seen, (ids) => {
    const fields = { id, image, name: name.trim() || nameFor(ids.length + 1), createdAt }
    return {
      ids: ids.includes(id) ? ids : [...ids, id],
      // An earlier attempt may have arrived without an answer.
      changed: { id, next: (stored) => (stored ? undefined : fields), picture: full },
    }
  })
}

function assertPicture(image: string, max: number): void {
  if (image.length > max && image.startsWith('data:')) throw new TooLargeError(image.length, max)
  if (!isAllowedImage(image)) throw new TypeError('Not a picture that may be stored')
}
