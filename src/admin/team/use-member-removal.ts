import { adminTeam as words } from '../../copy/admin-team'
import { uiCopy } from '../../copy/ui'
import { removeTeamMember, restoreTeamMember, type TeamMember } from '../../data/team'
import { UNDO_MS } from '../../limits'
import { useWrites } from '../editing/use-writes'
import { isBusy } from '../editing/write-status'
import { notify } from '../ui/toast'
import type { useSequence } from '../use-sequence'
import type { TeamEditors } from './use-team-editors'
import { failed } from './use-team-list'

const closeLabel = uiCopy.close

type Options = {
  team: TeamEditors
  sequence: ReturnType<typeof useSequence<TeamMember>>
  announce: (text: string) => void
}

export function useMemberRemoval({ team: { latest, close, bringBack }, sequence, announce }: Options) {
  const { run, statusOf } = useWrites()
  const { live, leave, stay, positionIn } = sequence

  const restore = async (member: TeamMember, typed: TeamEditors['editors'][string] | undefined): Promise<void> => {
    const result = await run(`restore ${member.id}`, async () => {
      await restoreTeamMember(member, positionIn(live.current, member.id))
      if (typed) bringBack(member.id, typed, member)
      announce(words.removal.undone(member.name))
    })
    if (result.status === 'saved') return
    notify({
      type: 'error',
      title: words.removal.undoFailed(member.name),
      action: { label: uiCopy.retry, onClick: () => void restore(member, typed) },
      duration: Infinity,
      closeLabel,
    })
  }

  const remove = async (member: TeamMember): Promise<void> => {
    const typed = latest.current[member.id]
    const result = await run(member.id, async () => {
      leave(member.id)
      try {
        await removeTeamMember(member.id)
      } catch (error) {
        stay(member.id)
        throw error
      }
      close(member.id)
      notify({
        type: 'success',
        title: words.toast.removed.title,
        description: words.toast.removed.text(member.name),
        action: { label: words.removal.undo, onClick: () => void restore(member, typed) },
        duration: UNDO_MS,
        closeLabel,
      })
    })
    if (result.status === 'failed') failed(words.toast.removeFailed, () => void remove(member))
  }

  return { isRemoving: (id: string) => isBusy(statusOf(id)), remove: (member: TeamMember) => void remove(member) }
}
