import * as v from 'valibot'
import { isTimestampId } from '../../lib/ids'
import { isAllowedImage } from '../../lib/images/allowed-image'
import { byOrder } from '../../lib/sorting'
import { isVisible } from '../../lib/visibility'
import { NAME_MAX_CHARS, PRODUCTS_BATCH_SIZE, READ_TIMEOUT_MS } from '../../limits'
import type { Parse } from '../client/document'
import { codeOf, logFailure, rejectAfter } from '../client/errors'
import { loadFirestore } from '../client/firebase'
import { onceByKey } from '../client/once'
import { fetchDocument, fetchQuery } from '../client/rest'
import { combineSubscribables, subscribeAll, type Subscribable } from '../client/subscribable'
import { VISIBLE_BY_ORDER } from '../client/visible-query'
import { documentPath, largeImagePath } from '../document-paths'
import {
  dateField,
  hiddenField,
  imageField,
  parser,
  positionField,
  textField,
  timestampIdField,
} from './schema-fields'

export const productSchema = v.object({
  id: timestampIdField,
  image: imageField,
  name: textField(NAME_MAX_CHARS),
  order: positionField,
  /** The number of a hidden product in the whole list; absent while it is visible. It has no `order`. */
  hidden: hiddenField,
  createdAt: dateField,
  updatedAt: dateField,
})

/** A product of the gallery. `image` is the small image; `loadLargeImage` has the large one. */
export type Product = v.InferOutput<typeof productSchema>

export const parseProduct = parser('products', productSchema)

/** The products that pages show, in display order. A product without an image gets the placeholder. */
export const productsOnPages = (products: readonly Product[]): Product[] =>
  products.filter(isVisible).sort(byOrder)

/** A document of a batch of products. `product` is null where no page can show it. The document counts all the same. */
type BatchDocument = { id: string; order: number; product: Product | null }

const parseBatchDocument: Parse<BatchDocument> = (fields, id) => ({
  id,
  order: Number(fields['order']),
  product: parseProduct(fields, id),
})

/** The products of the batches that were read. */
export type ProductBatches = {
  /** In display order. */
  products: readonly Product[]
  /** The `order` after which the next batch begins; null when there is none. */
  nextStart: number | null
}

/**
 * The live products of these batches together. Each batch is read with one document more than it shows: the first of
 * the next batch.
 * @param starts the orders after which the batches begin, with 0 for the first
 */
export const subscribeProductBatches = (starts: readonly number[]): Subscribable<ProductBatches> =>
  combineSubscribables(
    starts.map((after) =>
      subscribeAll('products', parseBatchDocument, { after, limit: PRODUCTS_BATCH_SIZE + 1 }),
    ),
    (batches) => {
      const next = batches.at(-1)?.[PRODUCTS_BATCH_SIZE]
      const productsById = new Map(batches.flat().map(({ id, product }) => [id, product]))
      const products = [...productsById.values()].filter((product) => product !== null)
      return {
        products: productsOnPages(products),
        // Products may have the same order: after `next.order` some of them would be skipped.
        nextStart: next ? next.order - 1 : null,
      }
    },
  )

/** Fetches one product over REST, without the SDK. Null when it does not exist or is hidden, which the rules refuse. */
export async function fetchProduct(id: string, signal?: AbortSignal): Promise<Product | null> {
  if (!isTimestampId(id)) return null
  const fields = await fetchDocument(documentPath('products', id), signal).catch(
    (error: unknown) => {
      if (codeOf(error) === 'permission-denied') return null
      throw error
    },
  )
  const product = fields && parseProduct(fields, id)
  return product && isVisible(product) ? product : null
}

/** Fetches the number of visible products, which is the order of the last one. One read. */
export async function fetchProductCount(signal?: AbortSignal): Promise<number> {
  const query = {
    ...VISIBLE_BY_ORDER,
    isDescending: true,
    limit: 1,
    select: ['order'],
  }
  const [last] = await fetchQuery('products', query, { signal })
  return Number(last?.fields['order'] ?? 0)
}

/** The large image as a data URL or link; null when only the small one is stored. */
export const readLargeImage = ({ id }: Pick<Product, 'id'>): Promise<string | null> =>
  logFailure('products.readLargeImage', async () => {
    const { sdk, db } = await loadFirestore()
    const path = largeImagePath(documentPath('products', id))
    const image: unknown = (await sdk.getDoc(sdk.doc(db, path))).get('image')
    return isAllowedImage(image) ? image : null
  })

const loadImage = onceByKey<string | null>()

/** The large image of a product, read once for each small image, because both change together. */
export const loadLargeImage = ({
  id,
  image,
}: Pick<Product, 'id' | 'image'>): Promise<string | null> =>
  loadImage(`${id} ${image}`, () => rejectAfter(readLargeImage({ id }), READ_TIMEOUT_MS))
