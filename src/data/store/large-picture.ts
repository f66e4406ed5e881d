import type { Fields, ReadDocument } from '../client/document'
import { largePicturePath } from '../document-paths'
import { isProductPath } from '../entities'

/** What a change of a document does to its large picture. */
export type LargePictureChange = {
  /** The picture that is replaced or deleted, which goes into the version. */
  replaced?: unknown
  isReplaced: boolean
  /** What is written at the path of the picture; null deletes it. Undefined where the picture stays. */
  write?: { path: string; fields: Fields | null } | undefined
}

type DocumentChange = {
  path: string
  stored: Fields | undefined
  isDeleted: boolean
  /** The large picture to store with the document. */
  largePicture: string | undefined
}

/**
 * What happens to the large picture of a product when the product changes. The rules let it be added only together with its
 * product, so a product that was made by hand without one never gets one.
 */
export async function changeOfLargePicture(
  { path: product, stored, isDeleted, largePicture }: DocumentChange,
  get: ReadDocument,
): Promise<LargePictureChange> {
  if (!isProductPath(product) || !(isDeleted || largePicture)) return { isReplaced: false }
  const path = largePicturePath(product)
  const large = stored && (await get(path))
  const before = large?.['image']
  if (isDeleted)
    return {
      isReplaced: false,
      replaced: before,
      write: large ? { path, fields: null } : undefined,
    }
  const write = { path, fields: { image: largePicture } }
  if (!stored) return { isReplaced: false, write }
  const isReplaced = large !== undefined && before !== largePicture
  return isReplaced ? { isReplaced, replaced: before, write } : { isReplaced }
}
