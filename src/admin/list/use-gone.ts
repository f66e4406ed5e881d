import { useEffect, useEffectEvent, useRef } from 'react'
import { admin } from '../../copy/admin'
import { HISTORY_SEARCH } from '../ui/addresses'
import { notifyUntilAnswered } from '../ui/waiting-message'

/** A stored item whose form is open; messages call it `thing`. */
type OpenItem = { id: string; thing: string }

/**
 * Says which items were deleted on another device while their form was open.
 * @param open the stored items whose form is open
 * @param isWanted whether the form of an item would be open if the item were there
 * @param onGone closes such a form, and gives the focus another place
 */
export function useGone(
  open: readonly OpenItem[],
  isWanted: (id: string) => boolean,
  onGone: (id: string) => void,
): void {
  const before = useRef<readonly OpenItem[]>([])
  const compare = useEffectEvent(() => {
    const gone = before.current.filter(
      ({ id }) => isWanted(id) && !open.some((one) => one.id === id),
    )
    before.current = open
    for (const { id, thing } of gone) {
      notifyUntilAnswered({
        topic: `gone:${id}`,
        type: 'warning',
        title: admin.gone.title(thing),
        description: admin.gone.kept,
        link: { label: admin.historyPanel.title, to: HISTORY_SEARCH },
      })
      onGone(id)
    }
  })
  useEffect(() => compare())
}
