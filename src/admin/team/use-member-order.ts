import { adminTeam as words } from '../../copy/admin-team'
import { moveTeamMember, type TeamMember } from '../../data/team'
import { useWrites } from '../editing/use-writes'
import { useUnsaved } from '../unsaved'
import { moveKey, useOrdering } from '../use-ordering'
import { useSequence } from '../use-sequence'

const NONE: readonly TeamMember[] = []

/** The members in display order, and their moves. `members` is null until they are loaded. */
export function useMemberOrder(members: readonly TeamMember[] | null, announce: (text: string) => void) {
  const list = members ?? NONE
  const sequence = useSequence(list)
  const writes = useWrites()
  const { shown, move, giveUp } = useOrdering(list, {
    writes,
    live: sequence.live,
    store: moveTeamMember,
    movedText: words.order.moved,
    announce,
  })
  const moveStatusOf = (id: string) => writes.statusOf(moveKey(id))
  // Leaving would lose a move that is not confirmed.
  useUnsaved(shown.some(({ id }) => !['idle', 'saved'].includes(moveStatusOf(id).status)))
  return { ordered: shown, move, giveUp, moveStatusOf, sequence }
}
