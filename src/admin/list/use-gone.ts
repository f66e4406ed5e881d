import { useEffect, useEffectEvent, useRef } from 'react'
import { notifyOpenGone } from '../writes/messages'

/** A stored item whose form, menu or position field is open; `noun` names it in messages. */
type OpenListItem = { id: string; noun: string }

/**
 * Says which items were deleted on another device while they were open.
 * @param open the stored items that are open
 * @param isWanted whether an item would be open if it were still listed
 * @param onGone closes such an item, and gives the focus another place
 */
export function useGone<T extends OpenListItem>(
  open: readonly T[],
  isWanted: (id: string) => boolean,
  onGone: (item: T) => void,
): void {
  const before = useRef<readonly T[]>([])
  const compare = useEffectEvent(() => {
    const gone = before.current.filter(
      ({ id }) => isWanted(id) && !open.some((item) => item.id === id),
    )
    before.current = open
    for (const item of gone) {
      notifyOpenGone(item)
      onGone(item)
    }
  })
  useEffect(() => compare())
}
