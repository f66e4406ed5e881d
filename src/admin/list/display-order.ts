import { insertAt, move } from '../../lib/lists'
import { toMillis, type DateLike } from '../../lib/time'
import { isVisible, type Hideable } from '../../lib/visibility'

/** A move that the live list may not contain yet. `position` is 1-based, among the visible items. */
export type Move = { id: string; position: number; isSaved: boolean }

/** Applies the moves to the list. Moves of deleted items are ignored. */
export function withMoves<T extends { id: string }>(
  list: readonly T[],
  moves: readonly Move[],
): T[] {
  return moves.reduce<T[]>(
    (moved, { id, position }) => {
      const from = moved.findIndex((item) => item.id === id)
      return from < 0 ? moved : move(moved, from, position - 1)
    },
    [...list],
  )
}

export type HideableItem = { hidden?: number | undefined; updatedAt?: DateLike }

/**
 * The visible items, with each hidden one where it stood. The field `hidden` is a position among the items that were visible at
 * that time, so the item that was hidden last is inserted first.
 */
export function withHidden<T extends HideableItem>(
  visible: readonly T[],
  hidden: readonly T[],
): T[] {
  const time = ({ updatedAt }: T) => toMillis(updatedAt) ?? 0
  const lastHiddenFirst = [...hidden].sort((a, b) => time(b) - time(a))
  return lastHiddenFirst.reduce<T[]>(
    (list, item) => insertAt(list, (item.hidden ?? 1) - 1, item),
    [...visible],
  )
}

type Item = Hideable & { id: string }

/** The position of an item among the visible ones, from 1; for a hidden item, the position to which it returns. */
export function positionIn(list: readonly Item[], id: string): number {
  const index = list.findIndex((item) => item.id === id)
  return list.slice(0, index).filter(isVisible).length + 1
}

export const isListed = (list: readonly Item[], id: string): boolean =>
  list.some((item) => item.id === id)
