import type { Fields, ReadFields } from '../../client/document'
import { isProductPath } from '../../content-paths'
import { largeImagePath } from '../../document-paths'

/** The effect of a change of a document on its large image. */
export type LargeImageChange = {
  /** The image that is replaced or deleted, which goes into the version. */
  previousImage?: unknown
  /** Whether a large image is replaced by another one. */
  hasOtherImage: boolean
  /** What to write at the path of the image: null deletes it. Undefined where the image stays. */
  write?: { path: string; fields: Fields | null } | undefined
}

type DocumentChange = {
  path: string
  stored: Fields | undefined
  isDeleted: boolean
  /** The large image to store with the document. */
  largeImage: string | undefined
}

/**
 * The effect of a change of a document on its large image; none unless it is a product. The rules let a large image be
 * added only together with its product, so a product that was made by hand without one never gets one.
 */
export async function changeOfLargeImage(
  { path: product, stored, isDeleted, largeImage }: DocumentChange,
  readFields: ReadFields,
): Promise<LargeImageChange> {
  if (!isProductPath(product) || !(isDeleted || largeImage)) return { hasOtherImage: false }
  const path = largeImagePath(product)
  const imageDocument = stored && (await readFields(path))
  const previousImage = imageDocument?.['image']
  if (isDeleted)
    return {
      hasOtherImage: false,
      previousImage,
      write: imageDocument ? { path, fields: null } : undefined,
    }
  const write = { path, fields: { image: largeImage } }
  if (!stored) return { hasOtherImage: false, write }
  const hasOtherImage = imageDocument !== undefined && previousImage !== largeImage
  return hasOtherImage ? { hasOtherImage, previousImage, write } : { hasOtherImage }
}
