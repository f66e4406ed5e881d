import { useCallback, type RefObject } from 'react'
import { isShown } from '../../lib/order'
import type { WritesHandle } from '../editing/use-writes'
import { useMoves, type Move } from './use-moves'

type Options<T> = {
  writes: WritesHandle
  /** The newest list, for a move that is sent later. */
  live: RefObject<readonly T[]>
  /** Stores a move to a 1-based position. Must keep its identity. */
  store: (id: string, position: number, list: readonly T[]) => Promise<void>
  /** The text for screen readers. Must keep its identity. */
  movedText: (name: string, position: number, total: number) => string
  announce: (text: string) => void
  onSaved?: () => void
}

/** The key of a move in `writes`. */
export const moveKey = (id: string): string => `move:${id}`

/** Moves items of a live list: shown at once, sent in sequence, with a status for each item. */
export function useOrdering<T extends { id: string; name: string; hidden?: number | undefined }>(
  list: readonly T[],
  { writes: { run, dismiss }, live, store, movedText, announce, onSaved }: Options<T>,
) {
  const send = useCallback(
    ({ id, position }: Move, onMoved: () => void) =>
      run(moveKey(id), async () => {
        await store(id, position, live.current)
        onMoved()
        onSaved?.()
      }),
    [run, store, live, onSaved],
  )
  const { shown, moveTo, forget } = useMoves(list, send)

  const move = useCallback(
    ({ id, name }: T, position: number) => {
      moveTo(id, position)
      announce(movedText(name, position, live.current.filter(isShown).length))
    },
    [moveTo, announce, movedText, live],
  )
  const giveUp = useCallback(
    (id: string) => {
      dismiss(moveKey(id))
      forget(id)
    },
    [dismiss, forget],
  )
  return { shown, move, giveUp }
}
