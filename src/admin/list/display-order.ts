import type { Sortable } from '../../lib/sorting'
import { isVisible, type Hideable } from '../../lib/visibility'
import { inWholeOrder, withMove, type Move } from '../../lib/whole-list'

type Item = Hideable & { id: string }

/** Applies the moves to the whole list. Moves of deleted and of hidden items are ignored. */
export const withMoves = <T extends Item>(list: readonly T[], moves: readonly Move[]): T[] =>
  moves.reduce<T[]>(withMove, [...list])

export const isListed = (list: readonly Item[], id: string): boolean =>
  list.some((item) => item.id === id)

/** Whether a live list has a visible item where this move puts it. Then the same move would change nothing. */
export function isMoved(items: readonly Sortable[], move: Move): boolean {
  const list = inWholeOrder(items)
  const isSameItem = (item: Item, index: number) => item === list[index]
  return (
    list.some((item) => item.id === move.id && isVisible(item)) &&
    withMove(list, move).every(isSameItem)
  )
}
