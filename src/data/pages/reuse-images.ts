/**
 * An item with an image. Two different images have different tags (`imageTag`), or where there is no tag different times
 * (`updatedAt`).
 */
type WithImage = {
  image?: string
  imageTag?: string | undefined
  updatedAt?: Date | null
}

const tagOf = ({ imageTag, updatedAt }: WithImage) => imageTag ?? updatedAt?.getTime()

/** Keeps the image that a page shows, such as that of the build, while it is the stored one: it is not decoded again. */
export function reuseImage<T extends WithImage>(liveItem: T, shownItem: T | null | undefined): T {
  const shownTag = shownItem && tagOf(shownItem)
  const isSameImage = shownTag && shownTag === tagOf(liveItem)
  return isSameImage ? { ...liveItem, image: shownItem.image } : liveItem
}

/** Keeps the image of each item of a list in the same way. */
export function reuseImages<T extends WithImage & { id: string }>(
  liveItems: readonly T[],
  shownItems: readonly T[] | null | undefined,
): T[] {
  const shownById = new Map(shownItems?.map((item) => [item.id, item]))
  return liveItems.map((item) => reuseImage(item, shownById.get(item.id)))
}
