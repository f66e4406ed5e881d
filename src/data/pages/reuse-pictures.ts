type Item = { id: string; image: string; updatedAt: Date | null }

/** Keeps the current picture of every unchanged item, so that it is not decoded again. */
export function reusePictures<T extends Item>(
  live: readonly T[],
  shown: readonly T[] | null | undefined,
): T[] {
  const before = new Map((shown ?? []).map((item) => [item.id, item]))
  return live.map((item) => {
    const same = before.get(item.id)
    return same?.updatedAt && same.updatedAt.getTime() === item.updatedAt?.getTime()
      ? { ...item, image: same.image }
      : item
  })
}
