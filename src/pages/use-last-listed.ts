import { useState } from 'react'

/**
 * The list that has the open item: the current one, or else the last one that had it, so that an item stays open that is deleted
 * meanwhile.
 */
export function useLastListed<T extends { id: string }>(
  list: readonly T[],
  openId: string | null,
): readonly T[] {
  const [lastListed, setLastListed] = useState(list)
  if (!list.some(({ id }) => id === openId)) return lastListed
  if (lastListed !== list) setLastListed(list)
  return list
}
