import { useRef, useState } from 'react'
import type { Sortable } from '../../lib/sorting'
import { isVisible } from '../../lib/visibility'
import { inWholeOrder } from '../../lib/whole-list'
import { useLatest } from '../ui/use-latest'
import type { Topic } from '../ui/waiting-message'
import { withMoves, type Move } from './display-order'

/**
 * A live list with the moves that it does not contain yet, and the queue in which moves are sent.
 * @param resendFailed sends a write again that has failed
 */
export function useMoves<T extends Sortable>(
  items: readonly T[],
  resendFailed: (key: Topic) => Promise<void>,
) {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [previousItems, setPreviousItems] = useState(items)
  // A saved move is forgotten when the next list comes, which nearly always contains it. Set while rendering, because an
  // effect would show the move twice for a moment.
  if (previousItems !== items) {
    setPreviousItems(items)
    if (moves.some((move) => move.isSaved)) setMoves(moves.filter((move) => !move.isSaved))
  }
  const newestMoves = useLatest(moves)
  const orderedItems = withMoves(inWholeOrder(items), moves)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return {
    /** The items in display order, hidden ones among the visible ones. */
    orderedItems,
    visibleItems: orderedItems.filter(isVisible),
    /** Shows a move at once. */
    show: (id: string, position: number) => {
      const newMove: Move = { id, position, isSaved: false }
      setMoves((all) => [...all.filter((move) => move.id !== id), newMove])
      return {
        saved: () =>
          setMoves((all) =>
            all.map((move) => (move === newMove ? { ...move, isSaved: true } : move)),
          ),
      }
    },
    /**
     * Sends the failed moves again that were made before the move of this item. Its position counts the items as those
     * moves show them.
     * @throws DataError when one fails again
     */
    resendEarlier: async (id: string): Promise<void> => {
      const ids = newestMoves.current.filter((move) => !move.isSaved).map((move) => move.id)
      // A move that is not rendered yet comes after all others.
      const earlierIds = ids.includes(id) ? ids.slice(0, ids.indexOf(id)) : ids
      for (const other of earlierIds) await resendFailed(`move:${other}`)
    },
    /** Shows the item where it is stored. */
    forget: (id: string) => setMoves((all) => all.filter((move) => move.id !== id)),
    /**
     * Sends a move once the earlier ones are answered, because their order matters. An error does not stop the later
     * ones.
     */
    enqueue: (send: () => Promise<unknown>) => {
      queue.current = queue.current
        .then(send)
        .catch((error: unknown) => console.error('[dashboard] a move failed', error))
    },
  }
}
