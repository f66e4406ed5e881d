import { useCallback, useEffect, useMemo, useRef } from 'react'
import { positionOf, remember } from './removed'

/** Remembers the sequence of a list including its removed items, so that an undo knows their positions. */
export function useSequence<T extends { id: string }>(list: readonly T[]) {
  const live = useRef(list)
  // Ids are never removed: `remember` ignores those that are listed.
  const removed = useRef(new Set<string>())
  // Items that are being removed, whose position is not reliable.
  const leaving = useRef(new Set<string>())
  const sequence = useRef<string[]>([])
  useEffect(() => {
    live.current = list
    const ids = list.map(({ id }) => id)
    leaving.current.forEach((id) => ids.includes(id) || leaving.current.delete(id))
    sequence.current = remember(
      sequence.current,
      ids.filter((id) => !leaving.current.has(id)),
      removed.current,
    )
  })

  /** Call before the item is removed. */
  const leave = useCallback((id: string) => {
    removed.current.add(id)
    leaving.current.add(id)
  }, [])
  /** Call when the item was not removed. */
  const stay = useCallback((id: string) => void leaving.current.delete(id), [])
  /** The 1-based position of a removed item in `now`. */
  const positionIn = useCallback(
    (now: readonly T[], id: string) =>
      positionOf(
        id,
        sequence.current,
        now.map((item) => item.id),
      ),
    [],
  )
  return useMemo(() => ({ live, leave, stay, positionIn }), [leave, stay, positionIn])
}
