/** Copies of lists. The oldest browsers of the site have no `toReversed`, `toSpliced` and `Array.with`. */

export const toReversed = <T>(list: readonly T[]): T[] => [...list].reverse()

/** The list with `item` at this index, before the item that stood there. */
export const insertAt = <T>(list: readonly T[], index: number, item: T): T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
]

/** The list with `item` instead of the one at this index; at its end where there was none. */
export const replaceAt = <T>(list: readonly T[], index: number, item: T): T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index + 1),
]
