import { useState } from 'react'

/** The current list if it has the open item, else the last list that had it. So a deleted item stays open. */
export function useLastListed<T extends { id: string }>(
  list: readonly T[],
  openId: string | null,
): readonly T[] {
  const [lastListed, setLastListed] = useState(list)
  if (!list.some(({ id }) => id === openId)) return lastListed
  if (lastListed !== list) setLastListed(list)
  return list
}
