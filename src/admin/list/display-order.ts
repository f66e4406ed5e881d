import type { Hideable } from '../../lib/visibility'
import { moveToPosition } from '../../lib/whole-list'

type Item = Hideable & { id: string }

/** A move that the live list may not contain yet. */
export type Move = {
  id: string
  /** 1-based, among the visible items. */
  position: number
  /** The answer of `moveTo`; null until the move is saved. */
  shownFrom: number | null
}

/** Applies the moves to the whole list. Moves of deleted and of hidden items are ignored. */
export function withMoves<T extends Item>(list: readonly T[], moves: readonly Move[]): T[] {
  let moved = [...list]
  for (const { id, position } of moves) moved = moveToPosition(moved, id, position)
  return moved
}

export const isListed = (list: readonly Item[], id: string): boolean =>
  list.some((item) => item.id === id)
