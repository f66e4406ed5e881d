/** An item with an image. Another image has another `imageTag`, or another `updatedAt` where there is no tag. */
type WithImage = {
  image?: string
  imageTag?: string | undefined
  updatedAt?: Date | null
}

const tagOf = ({ imageTag, updatedAt }: WithImage) => imageTag ?? updatedAt?.getTime()

/** Keeps the image that a page shows while it is the stored one, so that it is not decoded again. */
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
