import * as v from 'valibot'
import { isAllowedImage } from '../../lib/data-url'
import { byOrder, isShown, uniqueTimestampId } from '../../lib/order'
import { sha256 } from '../../lib/sha256'
import { NAME_MAX, ORDER_MAX, PRODUCT_FULL_CHARS, PRODUCT_IMAGE_CHARS, PRODUCTS_PAGE } from '../../limits'
import { getAll, subscribeAll } from '../client/collection'
import { logged, TooLargeError } from '../client/errors'
import { firestore, writing } from '../client/firebase'
import { combined, type Subscribable } from '../client/subscribable'
import { changeSequence, hideIn, moveTo, removeFrom, showIn, type OrderedDocument } from '../store/ordering'
import { dateField, imageField, parser, textField } from './parse'
import { FORMER_NAME, picturePath } from '../store/pictures'
import type { Next } from '../store/put-document'
import { fetchCollection, fetchDocument } from '../client/rest'
import type { State } from '../store/states'
import { updateDocument } from '../store/write-document'

/** The stored fields of a document. */
export const productSchema = v.object({
  id: v.string(),
  image: imageField,
  name: textField(NAME_MAX),
  order: v.fallback(v.number(), ORDER_MAX),
  /** The place to which a hidden product returns; absent while it is shown. It has no `order`. */
  hidden: v.fallback(v.optional(v.number()), undefined),
  /** The name of the large picture. */
  picture: v.fallback(v.optional(v.string()), undefined),
  createdAt: dateField,
  updatedAt: dateField,
})

/** A product of the gallery. `image` is the small picture; `getFullPicture` reads the large one. */
export type Product = v.InferOutput<typeof productSchema>

export const parseProduct = parser('products', productSchema)

/** A query by `order` leaves out hidden products, so they are sorted here. */
const sorted = { sort: byOrder }
/** All products in display order, the hidden ones last. */
export const getProducts = (): Promise<Product[]> => getAll('products', parseProduct, sorted)

/** All products, live, in display order, the hidden ones last. Only administrators may list so many. */
export const subscribeProducts = subscribeAll('products', parseProduct, sorted)

/**
 * The live products of these pages together, in display order. A page is the products after an `order`: PRODUCTS_PAGE of
 * them, and after 0 one more, which tells whether there is a second page.
 */
export const subscribePages = (starts: readonly number[]): Subscribable<Product[]> =>
  combined(
    starts.map((after) =>
      subscribeAll('products', parseProduct, { after, limit: PRODUCTS_PAGE + Number(after === 0) }),
    ),
    // Only the queries that stand in for the one by `order` find hidden products.
    (pages) =>
      [...new Map(pages.flat().map((product) => [product.id, product])).values()].filter(isShown).sort(byOrder),
  )

/** Fetches one product over REST, without the SDK. Null when it does not exist or is hidden. */
export async function fetchProduct(id: string, signal?: AbortSignal): Promise<Product | null> {
  if (!/^\d{10,16}$/.test(id)) return null
  const fields = await fetchDocument(`products/${id}`, signal)
  const product = fields && parseProduct(fields, id)
  return product && isShown(product) ? product : null
}

/** How many products are shown: the order of the last one. One read. */
export async function fetchProductCount(signal?: AbortSignal): Promise<number> {
  const [last] = await fetchCollection(
    'products',
    { limit: 1, orderBy: 'order', isDescending: true, select: ['order'] },
    signal,
  )
  return Number(last?.fields['order'] ?? 0)
}

/** The large picture as a data URL or link; null when only the small one is stored. */
export const getFullPicture = ({ id, picture }: Pick<Product, 'id' | 'picture'>): Promise<string | null> =>
  logged('products.getFullPicture', async () => {
    const { sdk, db } = await firestore()
    const path = picturePath(`products/${id}`, picture ?? FORMER_NAME)
    const image: unknown = (await sdk.getDoc(sdk.doc(db, path))).get('image')
    return isAllowedImage(image) ? image : null
  })

/** A product to add: two pictures as data URLs, or the same link twice, and a name that may be blank. */
type ProductDraft = { id: string; image: string; full: string; name: string }

/** The current time in milliseconds as a string, increased until no listed product has it. */
export const newProductId = (list: readonly Pick<Product, 'id'>[], now = Date.now()): string =>
  uniqueTimestampId(
    list.map((product) => product.id),
    now,
  )

function assertPictures({ image, full }: Pick<ProductDraft, 'image' | 'full'>): void {
  if (image.length > PRODUCT_IMAGE_CHARS) throw new TooLargeError(image.length, PRODUCT_IMAGE_CHARS)
  if (full.length > PRODUCT_FULL_CHARS) throw new TooLargeError(full.length, PRODUCT_FULL_CHARS)
  if (!isAllowedImage(image) || !isAllowedImage(full)) throw new TypeError('Not a picture that may be stored')
}

/** Adds a product at the end, once per id. A blank name becomes `nameFor(order)`. @throws TooLargeError */
export async function addProduct(
  draft: ProductDraft,
  nameFor: (order: number) => string,
  lastSeen?: readonly OrderedDocument[],
): Promise<void> {
  await logged('products.add', () => assertPictures(draft))
  const { id, image, full } = draft
  const picture = await sha256(full)
  await changeSequence(
    'products',
    (list) => {
      const ids = list.map((item) => item.id)
      // An earlier attempt succeeded and its answer was lost.
      if (ids.includes(id)) return { sequence: ids }
      const name = draft.name.trim() || nameFor(ids.length + 1)
      const next: Next = async () => ({ id, image, name, picture, createdAt: await serverTime() })
      return { sequence: [...ids, id], changed: { id, next, pictures: new Map([[picture, full]]) } }
    },
    lastSeen,
  )
}

const serverTime = async () => (await writing()).sdk.serverTimestamp()

/** Changes the name of a product. Another name that somebody has given it meanwhile is kept as a version. */
export const renameProduct = (id: string, name: string): Promise<void> =>
  updateDocument('products', id, { name: name.trim() })

/** Replaces the gallery picture of a product. The large one stays. @throws TooLargeError */
export const replaceProductImage = (id: string, image: string): Promise<void> =>
  logged('products.replaceImage', () => {
    assertPictures({ image, full: image })
    return updateDocument('products', id, { image })
  })

/** Moves a product to a 1-based position and renumbers the others. */
export const moveProduct = (id: string, position: number, lastSeen?: readonly OrderedDocument[]): Promise<void> =>
  moveTo('products', id, position, lastSeen)

/** Takes a product off the pages and renumbers the others. */
export const hideProduct = (id: string, lastSeen?: readonly OrderedDocument[]): Promise<void> =>
  hideIn('products', id, lastSeen)

/** Puts a hidden product back at its place. */
export const showProduct = (product: Product, lastSeen?: readonly OrderedDocument[]): Promise<void> =>
  showIn('products', product, lastSeen)

/** Deletes a product and renumbers the others. Returns what was deleted, which `putState` stores again. */
export const removeProduct = async (id: string, lastSeen?: readonly OrderedDocument[]): Promise<State> => ({
  path: `products/${id}`,
  fields: await removeFrom('products', id, lastSeen),
})
