import { useCallback, useMemo, useRef, useState } from 'react'
import { move } from '../../lib/order'

/** A move that the live list may not contain yet. `position` is 1-based. */
export type Move = { id: string; position: number; isSaved: boolean }

/** Applies the moves to the list. Moves of deleted items are ignored. */
export function withMoves<T extends { id: string }>(list: readonly T[], moves: readonly Move[]): T[] {
  return moves.reduce<T[]>(
    (shown, { id, position }) => {
      const from = shown.findIndex((item) => item.id === id)
      return from < 0 ? shown : move(shown, from, position - 1)
    },
    [...list],
  )
}

/** Optimistic reordering: listeners do not show a transaction before the server has answered. */
export function useMoves<T extends { id: string }>(
  list: readonly T[],
  send: (move: Move, onSaved: () => void) => Promise<unknown>,
) {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [previous, setPrevious] = useState(list)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  // The first list after the answer contains the move.
  if (previous !== list) {
    setPrevious(list)
    if (moves.some((one) => one.isSaved)) setMoves(moves.filter((one) => !one.isSaved))
  }

  const moveTo = useCallback(
    (id: string, position: number) => {
      const made: Move = { id, position, isSaved: false }
      const onSaved = () => setMoves((all) => all.map((one) => (one === made ? { ...one, isSaved: true } : one)))
      setMoves((all) => [...all.filter((one) => one.id !== id), made])
      queue.current = queue.current.then(() => send(made, onSaved))
    },
    [send],
  )
  const forget = useCallback((id: string) => setMoves((all) => all.filter((one) => one.id !== id)), [])

  return { shown: useMemo(() => withMoves(list, moves), [list, moves]), moveTo, forget }
}
