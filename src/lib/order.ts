import { toMillis, type DateLike } from './time'

/** The fields that sorting uses. `order` is 1-based; `createdAt` is null when none is stored. */
export type Listed = {
  id: string
  order?: number | undefined
  createdAt?: DateLike
  hidden?: number | boolean | undefined
}

/** Whether visitors see an item: a hidden one has a position to return to, or true. */
export const isVisible = ({ hidden }: { hidden?: number | boolean | undefined }): boolean =>
  hidden === undefined || hidden === false

const hasOrder = (item: Listed): boolean => Number.isFinite(item.order)

/** Newest first, items without a date last. Then by id. */
function byNewest(a: Listed, b: Listed): number {
  const time = (item: Listed): number => toMillis(item.createdAt) ?? -Infinity
  const [left, right] = [time(a), time(b)]
  if (left !== right) return left > right ? -1 : 1
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/** Compares by `order`, missing orders last, then newest first; what is hidden comes after everything else. */
export function byOrder(a: Listed, b: Listed): number {
  if (isVisible(a) !== isVisible(b)) return isVisible(a) ? -1 : 1
  const left = hasOrder(a) ? Number(a.order) : Infinity
  const right = hasOrder(b) ? Number(b.order) : Infinity
  return left === right ? byNewest(a, b) : left - right
}

/** The list in display order, even when orders are repeated or missing. */
export function inOrder<T extends Listed>(list: readonly T[]): T[] {
  return [...list].sort(byOrder)
}

/** Videos, latest first: by `order` when all have one, otherwise all by date. Mixing both would not be transitive. */
export function latestFirst<T extends Listed>(list: readonly T[]): T[] {
  const allHaveOrder = list.every(hasOrder)
  return [...list].sort((a, b) =>
    allHaveOrder && a.order !== b.order ? Number(b.order) - Number(a.order) : byNewest(a, b),
  )
}

/** A copy with the item at index `from` moved to index `to`. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list]
  if (!Number.isInteger(from) || from < 0 || from >= list.length) return moved
  moved.splice(Math.min(Math.max(to, 0), list.length - 1), 0, ...moved.splice(from, 1))
  return moved
}

/** The time in milliseconds as a string, increased until it is unique. */
export function uniqueTimestampId(existing: readonly { id: string }[], now = Date.now()): string {
  const taken = new Set(existing.map(({ id }) => id))
  let time = Math.floor(now)
  while (taken.has(String(time))) time += 1
  return String(time)
}
