import { adminTeam as words } from '../../copy/admin-team'
import { hideTeamMember, moveTeamMember, showTeamMember, type TeamMember } from '../../data/content/team'
import { useWrites } from '../editing/use-writes'
import type { WriteStatus } from '../editing/write-status'
import { useUnsaved } from '../editing/unsaved'
import { hideKey, useHiding } from '../lists/use-hiding'
import { useLatest } from '../../ui/use-latest'
import { moveKey, useOrdering } from '../lists/use-ordering'

const NONE: readonly TeamMember[] = []

/** The members in display order, their moves, and their hiding. `members` is null until they are loaded. */
export function useMemberOrder(members: readonly TeamMember[] | null, announce: (text: string) => void) {
  const list = members ?? NONE
  const live = useLatest(list)
  const writes = useWrites()
  const { shown, move, giveUp } = useOrdering(list, {
    writes,
    live,
    store: moveTeamMember,
    movedText: words.order.moved,
    announce,
  })
  const toggleHidden = useHiding({ writes, live, hide: hideTeamMember, show: showTeamMember, announce })
  const moveStatusOf = (id: string) => writes.statusOf(moveKey(id))
  const hideStatusOf = (id: string) => writes.statusOf(hideKey(id))
  const isOpen = ({ status }: WriteStatus) => status !== 'idle' && status !== 'saved'
  // Leaving would lose a write that is not confirmed.
  useUnsaved(shown.some(({ id }) => isOpen(moveStatusOf(id)) || isOpen(hideStatusOf(id))))
  return {
    ordered: shown,
    move,
    giveUp,
    moveStatusOf,
    toggleHidden,
    giveUpHiding: (id: string) => writes.dismiss(hideKey(id)),
    hideStatusOf,
    live,
  }
}
