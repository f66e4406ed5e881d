import type { Fields } from '../client/document'
import { largePicturePath } from '../content/products'
import { isProductPath } from '../entities'

/** What a change of a document does to its large picture. */
export type LargePicture = {
  /** The picture that is replaced or deleted, which goes into the version. */
  kept?: unknown
  isExchanged: boolean
  /** What is written at the path of the picture; null deletes it. Undefined where the picture stays. */
  write?: { path: string; fields: Fields | null } | undefined
}

type Change = {
  path: string
  stored: Fields | undefined
  isDeleted: boolean
  /** The large picture to store with the document. */
  picture: string | undefined
}

/** Only a product has a large picture. One that was made by hand has none, and gets none without being added again. */
export async function largePictureOf(
  { path: product, stored, isDeleted, picture }: Change,
  get: (path: string) => Promise<Fields | undefined>,
): Promise<LargePicture> {
  if (!isProductPath(product) || !(isDeleted || picture)) return { isExchanged: false }
  const path = largePicturePath(product)
  const before = stored && (await get(path))?.['image']
  if (isDeleted)
    return { isExchanged: false, kept: before, write: before ? { path, fields: null } : undefined }
  const write = { path, fields: { image: picture } }
  if (!stored) return { isExchanged: false, write }
  const isExchanged = before !== undefined && before !== picture
  return isExchanged ? { isExchanged, kept: before, write } : { isExchanged }
}
