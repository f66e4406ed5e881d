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
export function reuseImage<T extends WithImage>(live: T, shown: T | null | undefined): T {
  const tag = shown && tagOf(shown)
  return tag && tag === tagOf(live) ? { ...live, image: shown.image } : live
}

/** Keeps the image of each item of a list in the same way. */
export function reuseImages<T extends WithImage & { id: string }>(
  live: readonly T[],
  shown: readonly T[] | null | undefined,
): T[] {
  const before = new Map(shown?.map((item) => [item.id, item]))
  return live.map((item) => reuseImage(item, before.get(item.id)))
}
