import { useMemo, useRef } from 'react'

type Listed = readonly { id: string }[]

const idsOf = (list: Listed): string[] => list.map(({ id }) => id)

/** Adds the ids that are only in `before` to `listed`, each behind the one that it followed. */
export function withRemoved(before: readonly string[], listed: readonly string[]): string[] {
  const all = [...listed]
  before.forEach((id, index) => {
    if (!all.includes(id)) all.splice(indexAfter(before.slice(0, index), all), 0, id)
  })
  return all
}

/** The index after the nearest listed id of `before`; 0 when none is listed. */
export function indexAfter(before: readonly string[], listed: readonly string[]): number {
  const nearest = before.findLast((id) => listed.includes(id))
  return nearest === undefined ? 0 : listed.indexOf(nearest) + 1
}

/** The places of removed items in a list, so that removals can be undone in any order. */
export function usePlaces() {
  const all = useRef<readonly string[]>([])
  return useMemo(
    () => ({
      /** Call with the list before an item is removed from it. */
      remember: (list: Listed) => {
        all.current = withRemoved(all.current, idsOf(list))
      },
      /** The 0-based place of a removed item in this list. */
      placeOf: (id: string, list: Listed) => indexAfter(all.current.slice(0, all.current.indexOf(id)), idsOf(list)),
    }),
    [],
  )
}
