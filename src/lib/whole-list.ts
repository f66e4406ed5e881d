import { insertAt } from './lists'
import { inOrder, type Sortable } from './sorting'
import { isVisible, type Hideable } from './visibility'

/*
 * A whole list has the hidden items among the visible ones. A position counts only the visible items, from 1. The
 * number of a hidden item, its field `hidden`, counts all items. For example C is hidden in [A, B, C, D]: A is at
 * position 1, B at 2 and D at 3, and C has the number 3.
 */

type Item = Hideable & { id: string }

/** A move of an item to where a screen shows it. `shownIds` are the ids of the whole list in the sequence after the move. */
export type Move = { id: string; shownIds: readonly string[] }

const numberOf = ({ hidden }: Hideable): number => (typeof hidden === 'number' ? hidden : 1)

/** All items in their sequence. Hidden ones with the same number are in the sequence of their ids. */
export function inWholeOrder<T extends Sortable>(items: readonly T[]): T[] {
  const hidden = items
    .filter((item) => !isVisible(item))
    .sort((a, b) => numberOf(a) - numberOf(b) || (a.id < b.id ? -1 : 1))
  let list = inOrder(items.filter(isVisible))
  let afterLastHidden = 0
  for (const item of hidden) {
    list = insertAt(list, Math.max(numberOf(item) - 1, afterLastHidden), item)
    afterLastHidden = list.indexOf(item) + 1
  }
  return list
}

/** The position of an item. For a hidden one, it is the position that it gets once it is visible. */
export function positionIn(list: readonly Item[], id: string): number {
  const index = list.findIndex((item) => item.id === id)
  return list.slice(0, index).filter(isVisible).length + 1
}

/** The index at which a new item gets this position: before the visible one that has it, or at the end. */
export function indexAtPosition(list: readonly Item[], position: number): number {
  const next = list.filter(isVisible)[position - 1]
  return next ? list.indexOf(next) : list.length
}

/**
 * The list with a visible item moved to this position. The item comes after the one that had the position when it moves
 * down, otherwise before it. A position outside of the list counts as the first or the last one.
 */
export function moveToPosition<T extends Item>(
  list: readonly T[],
  id: string,
  position: number,
): T[] {
  const visible = list.filter(isVisible)
  const from = visible.findIndex((item) => item.id === id)
  const to = Math.min(Math.max(position, 1), visible.length) - 1
  const item = visible[from]
  const target = visible[to]
  if (!item || !target || from === to) return [...list]
  const others = list.filter((other) => other !== item)
  return insertAt(others, others.indexOf(target) + (to > from ? 1 : 0), item)
}

/**
 * The list with a visible item moved. The list may differ from the screen, because another device has changed it
 * meanwhile. So the item comes to the index at which the fewest others stand on the wrong side of it. It stays where it
 * stands if no index is better. For example the screen shows [a, b, e, c, d] after the move of e. In [b, d, c, e] it
 * comes to [b, e, d, c].
 */
export function withMove<T extends Item>(list: readonly T[], move: Move): T[] {
  const item = list.find(({ id }) => id === move.id)
  if (!item || !isVisible(item)) return [...list]
  const others = list.filter((other) => other !== item)
  const counts = misplacedCounts(others, move)
  const fewest = Math.min(...counts)
  const oldIndex = list.indexOf(item)
  const index = counts[oldIndex] === fewest ? oldIndex : counts.indexOf(fewest)
  return insertAt(others, index, item)
}

/** For each index that the moved item may get: how many of the others would stand on the wrong side of it. */
function misplacedCounts(others: readonly Item[], { id, shownIds }: Move): number[] {
  const shownIndex = shownIds.indexOf(id)
  const idsBefore = new Set(shownIds.slice(0, shownIndex))
  const idsAfter = new Set(shownIds.slice(shownIndex + 1))
  let count = others.filter((other) => idsBefore.has(other.id)).length
  const counts = [count]
  for (const other of others) {
    count += Number(idsAfter.has(other.id)) - Number(idsBefore.has(other.id))
    counts.push(count)
  }
  return counts
}
