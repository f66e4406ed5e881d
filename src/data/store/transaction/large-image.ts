import type { Fields, ReadFields } from '../../client/document'
import { isProductPath } from '../../content-paths'
import { largeImagePath } from '../../document-paths'

/** What the write of a document does with its large image. */
export type LargeImagePlan = {
  /** The image that is replaced or deleted, which goes into the version. */
  previousImage?: unknown
  /** Whether a large image is replaced by another one. */
  hasOtherImage: boolean
  /** What to write at the path of the image: null deletes it. Undefined where the image stays. */
  plannedWrite?: { path: string; fields: Fields | null } | undefined
}

type DocumentWrite = {
  path: string
  stored: Fields | undefined
  isDeleted: boolean
  /** The large image to store with the document. */
  largeImage: string | undefined
}

/**
 * Plans what the write of a document does with its large image: nothing unless it is a product. The rules let a large
 * image be added only together with its product, so a product that was made by hand without one never gets one.
 */
export async function planLargeImage(
  { path: product, stored, isDeleted, largeImage }: DocumentWrite,
  readFields: ReadFields,
): Promise<LargeImagePlan> {
  if (!isProductPath(product) || !(isDeleted || largeImage)) return { hasOtherImage: false }
  const path = largeImagePath(product)
  const imageDocument = stored && (await readFields(path))
  const previousImage = imageDocument?.['image']
  if (isDeleted)
    return {
      hasOtherImage: false,
      previousImage,
      plannedWrite: imageDocument ? { path, fields: null } : undefined,
    }
  const plannedWrite = { path, fields: { image: largeImage } }
  if (!stored) return { hasOtherImage: false, plannedWrite }
  const hasOtherImage = imageDocument !== undefined && previousImage !== largeImage
  return hasOtherImage ? { hasOtherImage, previousImage, plannedWrite } : { hasOtherImage }
}
