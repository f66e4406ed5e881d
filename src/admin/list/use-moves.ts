import { useRef, useState } from 'react'
import type { Sortable } from '../../lib/sorting'
import { toMillis, type DateLike } from '../../lib/time'
import { isVisible } from '../../lib/visibility'
import { inWholeOrder, moveToPosition, type Move } from '../../lib/whole-list'
import { useLatest } from '../ui/use-latest'
import { withMoves } from './display-order'

/** A move that the live list may not contain yet. */
type ShownMove = Move & {
  /** A list contains the move from this time on (`MoveResult`); null until the move is saved. */
  shownFrom: number | null
}

/**
 * A live list with the moves that it does not contain yet, and the queue in which moves are sent.
 * @param ensureMoved sends a move again that has failed, and waits for one under way
 */
export function useMoves<T extends Sortable & { updatedAt: DateLike }>(
  items: readonly T[],
  ensureMoved: (id: string) => Promise<void>,
) {
  const [allMoves, setMoves] = useState<readonly ShownMove[]>([])
  // The first list after the answer may be older than the move: it may contain an earlier change of another device.
  const moves = allMoves.filter((move) => !isShownIn(items, move))
  const newestMoves = useLatest(moves)
  const orderedItems = withMoves(inWholeOrder(items), moves)
  const lastInQueue = useRef<Promise<void>>(Promise.resolve())
  return {
    /** The items in display order, hidden ones among the visible ones. */
    orderedItems,
    visibleItems: orderedItems.filter(isVisible),
    /** Shows an item at another position at once. */
    show: (id: string, position: number) => {
      const shownIds = moveToPosition(orderedItems, id, position).map((item) => item.id)
      const newMove: ShownMove = { id, shownIds, shownFrom: null }
      setMoves((all) => [...all.filter((move) => move.id !== id), newMove])
      return {
        move: newMove,
        /** Shows the move until the list contains it. */
        showUntilListed: (shownFrom: number) =>
          setMoves((all) => all.map((move) => (move === newMove ? { ...move, shownFrom } : move))),
      }
    },
    /**
     * Stores the moves that were made before the move of this item. The screen showed them when the item was moved.
     * @throws DataError when one fails
     */
    storeEarlier: async (id: string): Promise<void> => {
      const ids = newestMoves.current
        .filter((move) => move.shownFrom === null)
        .map((move) => move.id)
      // A move that is not rendered yet comes after all others.
      const earlierIds = ids.includes(id) ? ids.slice(0, ids.indexOf(id)) : ids
      for (const other of earlierIds) await ensureMoved(other)
    },
    /** Shows the item where it is stored. */
    forget: (id: string) => setMoves((all) => all.filter((move) => move.id !== id)),
    /**
     * Sends a move or its retry once the earlier ones are answered, because their order matters. An error does not stop
     * the later ones.
     */
    enqueue: (send: () => Promise<void>): Promise<void> => {
      lastInQueue.current = lastInQueue.current
        .then(send)
        .catch((error: unknown) => console.error('[dashboard] a move failed', error))
      return lastInQueue.current
    },
  }
}

/** Whether this list contains a saved move. */
const isShownIn = (
  items: readonly { id: string; updatedAt: DateLike }[],
  { id, shownFrom }: ShownMove,
): boolean =>
  shownFrom !== null &&
  items.some((item) => item.id === id && (toMillis(item.updatedAt) ?? 0) >= shownFrom)
