import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Placed } from '../../data/ordering'
import { move } from '../../lib/order'

/** A move on its way. It is shown at once and forgotten when the live list has caught up. */
export type Move = { id: string; place: number; isSaved: boolean }

/** The list as it will be once the moves have arrived. A move of something that is gone changes nothing. */
export function withMoves<T extends { id: string }>(list: readonly T[], moves: readonly Move[]): T[] {
  return moves.reduce<T[]>(
    (shown, { id, place }) => {
      const from = shown.findIndex((item) => item.id === id)
      return from < 0 ? shown : move(shown, from, place - 1)
    },
    [...list],
  )
}

/**
 * Optimistic reordering over a live list. Moves are sent one after the other, in the sequence in which they were made.
 * @param send stores one move over the list it is given and answers whether it arrived; `again` makes the same move anew
 */
export function useMoves<T extends Placed>(
  list: readonly T[],
  send: (move: { id: string; place: number; known: readonly T[]; again: () => void }) => Promise<boolean>,
) {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [seen, setSeen] = useState(list)
  const live = useRef(list)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    live.current = list
  })

  // A live list that is newer than a saved move already contains it.
  if (seen !== list) {
    setSeen(list)
    if (moves.some((one) => one.isSaved)) setMoves(moves.filter((one) => !one.isSaved))
  }

  const forget = useCallback((id: string) => setMoves((all) => all.filter((one) => one.id !== id)), [])

  const moveTo = useCallback(
    (id: string, place: number) => {
      const again = () => {
        setMoves((all) => [...all.filter((one) => one.id !== id), { id, place, isSaved: false }])
        queue.current = queue.current.then(async () => {
          if (!(await send({ id, place, known: live.current, again }))) return
          setMoves((all) => all.map((one) => (one.id === id && one.place === place ? { ...one, isSaved: true } : one)))
        })
      }
      again()
    },
    [send],
  )

  return { shown: useMemo(() => withMoves(list, moves), [list, moves]), moveTo, forget }
}
