import { toMillis, type DateLike } from './time'
import { isVisible, type Hideable } from './visibility'

/** The fields that sorting uses. `order` is 1-based; `createdAt` is null when none is stored. */
export type Sortable = Hideable & {
  id: string
  order?: number | undefined
  createdAt?: DateLike
}

const hasOrder = (item: Sortable): boolean => Number.isFinite(item.order)

/** Newest first, items without a date last. Then by id. */
function byNewest(a: Sortable, b: Sortable): number {
  const time = (item: Sortable): number => toMillis(item.createdAt) ?? -Infinity
  const left = time(a)
  const right = time(b)
  if (left !== right) return left > right ? -1 : 1
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/** Compares by `order`, missing orders last, then newest first; what is hidden comes after everything else. */
export function byOrder(a: Sortable, b: Sortable): number {
  if (isVisible(a) !== isVisible(b)) return isVisible(a) ? -1 : 1
  const left = hasOrder(a) ? Number(a.order) : Infinity
  const right = hasOrder(b) ? Number(b.order) : Infinity
  return left === right ? byNewest(a, b) : left - right
}

/** The list in display order, even when orders are repeated or missing. */
export function inOrder<T extends Sortable>(list: readonly T[]): T[] {
  return [...list].sort(byOrder)
}

/** Videos, latest first: by `order` when all have one, otherwise all by date. Mixing both would not be transitive. */
export function latestFirst<T extends Sortable>(list: readonly T[]): T[] {
  const allHaveOrder = list.every(hasOrder)
  return [...list].sort((a, b) =>
    allHaveOrder && a.order !== b.order ? Number(b.order) - Number(a.order) : byNewest(a, b),
  )
}
