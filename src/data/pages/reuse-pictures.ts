/** An item with a picture. Another picture has another `pictureTag`, or without one another `updatedAt`. */
type WithPicture = {
  image?: string
  pictureTag?: string | undefined
  updatedAt?: Date | null
}

const tagOf = ({ pictureTag, updatedAt }: WithPicture) => pictureTag ?? updatedAt?.getTime()

/** Keeps the picture that a page shows, such as that of the build, while it is the stored one: it is not decoded again. */
export function reusePicture<T extends WithPicture>(live: T, shown: T | null | undefined): T {
  const tag = shown && tagOf(shown)
  return tag && tag === tagOf(live) ? { ...live, image: shown.image } : live
}

/** Keeps the picture of each item of a list in the same way. */
export function reusePictures<T extends WithPicture & { id: string }>(
  live: readonly T[],
  shown: readonly T[] | null | undefined,
): T[] {
  const before = new Map(shown?.map((item) => [item.id, item]))
  return live.map((item) => reusePicture(item, before.get(item.id)))
}
