import * as v from 'valibot'
import { isAllowedImage } from '../lib/data-url'
import { byOrder, uniqueTimestampId } from '../lib/order'
import { NAME_MAX, ORDER_MAX, PRODUCT_FULL_CHARS, PRODUCT_IMAGE_CHARS, PRODUCTS_PAGE } from '../limits'
import { collection } from './collection'
import { assertStorable } from './document-size'
import { ConflictError, logged, TooLargeError } from './errors'
import { firestore, writing, type FirestoreHandle } from './firebase'
import { combined, type Subscribable } from './subscribable'
import { changeSequence, insertAt, moveTo, type OrderedDocument } from './ordering'
import { dateField, imageField, parser, textField } from './parse'
import { fetchCollection, fetchDocument } from './rest'

const schema = v.object({
  id: v.string(),
  image: imageField,
  name: textField(NAME_MAX),
  order: v.fallback(v.number(), ORDER_MAX),
  createdAt: dateField,
  updatedAt: dateField,
})

/** A product of the gallery. `image` is the small picture; `getFullPicture` reads the large one. */
export type Product = v.InferOutput<typeof schema>

export const parseProduct = parser('products', schema)
const products = collection('products', parseProduct)

/** All products in display order. */
export const getProducts = async (): Promise<Product[]> => (await products.getAll()).sort(byOrder)

/** All products, live, in display order. Only administrators may list so many. */
export const subscribeProducts = products.subscribe()

/**
 * The live products of these pages together, in display order. A page is the products after an `order`: PRODUCTS_PAGE of
 * them, and after 0 one more, which tells whether there is a second page.
 */
export const subscribePages = (starts: readonly number[]): Subscribable<Product[]> =>
  combined(
    starts.map((after) => products.subscribe({ after, limit: PRODUCTS_PAGE + Number(after === 0) })),
    (pages) => [...new Map(pages.flat().map((product) => [product.id, product])).values()].sort(byOrder),
  )

/** Fetches one product over REST, without the SDK. Null when it does not exist. */
export async function fetchProduct(id: string, signal?: AbortSignal): Promise<Product | null> {
  if (!/^\d{10,16}$/.test(id)) return null
  const fields = await fetchDocument(`products/${id}`, signal)
  return fields ? parseProduct(fields, id) : null
}

/** How many products are stored: the order of the last one. One read. */
export async function fetchProductCount(signal?: AbortSignal): Promise<number> {
  const [last] = await fetchCollection(
    'products',
    { limit: 1, orderBy: 'order', isDescending: true, select: 'order' },
    signal,
  )
  return Number(last?.fields['order'] ?? 0)
}

/** The large picture as a data URL or link; null when only the small one is stored. */
export const getFullPicture = (id: string): Promise<string | null> =>
  logged('products.getFullPicture', async () => {
    const handle = await firestore()
    const image: unknown = (await handle.sdk.getDoc(pictureRef(handle, id))).get('image')
    return isAllowedImage(image) ? image : null
  })

const picturePath = (id: string) => `products/${id}/pictures/full`
const pictureRef = ({ sdk, db }: FirestoreHandle, id: string) => sdk.doc(db, picturePath(id))

/** A product to add: two pictures as data URLs, or the same link twice, and a name that may be blank. */
export type ProductDraft = { id: string; image: string; full: string; name: string }

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
  await putAt(draft, null, nameFor, null, lastSeen)
}

/**
 * Restores a deleted product with its id, position and date.
 * @throws ConflictError with the stored product when somebody else has restored it in another form
 */
export async function restoreProduct(
  product: Product,
  full: string,
  lastSeen?: readonly OrderedDocument[],
): Promise<void> {
  if (await putAt({ ...product, full }, product.order, () => product.name, product.createdAt, lastSeen)) return
  const stored = await products.get(product.id)
  if (stored && !isSameProduct(stored, product)) throw new ConflictError(stored)
}

/** Replaces name and picture of a stored product. `full` is left as it is when absent. */
export const replaceProduct = ({ id, name, image }: Product, full?: string): Promise<void> =>
  logged('products.replace', async () => {
    assertPictures({ image, full: full ?? image })
    const handle = await writing()
    const { sdk, db } = handle
    const [ref, picture] = [sdk.doc(db, 'products', id), pictureRef(handle, id)]
    await handle.versions.runKeeping(handle, async (transaction, keep) => {
      const [stored, before] = await Promise.all([transaction.get(ref), transaction.get(picture)])
      keep(transaction, ref.path, stored.data(), full && before.exists() ? { full: before.data() } : {})
      const now = sdk.serverTimestamp()
      transaction.update(ref, { name, image, updatedAt: now })
      if (full) transaction.set(picture, { image: full, updatedAt: now })
    })
  })

async function putAt(
  draft: ProductDraft,
  position: number | null,
  nameFor: (order: number) => string,
  createdAt: Date | null,
  lastSeen?: readonly OrderedDocument[],
): Promise<boolean> {
  await logged('products.put', () => assertPictures(draft))
  const write: Parameters<typeof insertAt>[3] = (transaction, handle, order) => {
    const { sdk, db } = handle
    const fields = { id: draft.id, image: draft.image, name: draft.name.trim() || nameFor(order), order }
    assertStorable(fields)
    const now = sdk.serverTimestamp()
    const created = createdAt ? sdk.Timestamp.fromDate(createdAt) : now
    transaction.set(sdk.doc(db, 'products', draft.id), { ...fields, createdAt: created, updatedAt: now })
    transaction.set(pictureRef(handle, draft.id), { image: draft.full, updatedAt: now })
  }
  return insertAt('products', draft.id, position, write, [picturePath(draft.id)], lastSeen)
}

/**
 * @param over the names that this may replace: the one on the screen and those of earlier attempts; any when absent
 * @throws ConflictError with the stored product, null when it was deleted
 */
export const renameProduct = (id: string, name: string, over?: readonly string[]): Promise<void> =>
  products.update(id, { name: name.trim() }, (stored) => {
    if (!stored) throw new ConflictError(null)
    // An earlier attempt succeeded and its answer was lost.
    if (stored.name === name.trim()) return false
    if (over && !over.includes(stored.name)) throw new ConflictError(stored)
    return true
  })

/** Moves a product to a 1-based position and renumbers the others. */
export const moveProduct = (id: string, position: number, lastSeen?: readonly OrderedDocument[]): Promise<void> =>
  moveTo('products', id, position, lastSeen)

/** What two products have in common when nobody has changed one of them; a move changes neither. */
const isSameProduct = (one: Pick<Product, 'name' | 'image'>, other: Pick<Product, 'name' | 'image'>) =>
  one.name === other.name && one.image === other.image

/**
 * Deletes a product with its large picture and renumbers the others.
 * @param seen the product on the screen. @throws ConflictError with the stored product when it is not the same
 */
export function removeProduct(
  id: string,
  lastSeen?: readonly OrderedDocument[],
  seen?: Pick<Product, 'name' | 'image'>,
): Promise<void> {
  return changeSequence(
    'products',
    (list) => ({
      sequence: list.map((item) => item.id).filter((other) => other !== id),
      removed: { id, pictures: [picturePath(id)] },
      check: (fields) => {
        const stored = fields && parseProduct(fields, id)
        if (seen && stored && !isSameProduct(stored, seen)) throw new ConflictError(stored)
      },
    }),
    lastSeen,
  )
}
