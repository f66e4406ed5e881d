import type { RefObject } from 'react'
import { adminTeam as words } from '../../copy/admin-team'
import { uiCopy } from '../../copy/ui'
import { putState, type State } from '../../data/store/states'
import { removeTeamMember, type TeamMember } from '../../data/content/team'
import { isShown } from '../../lib/order'
import { notifyDeleted } from '../editing/notify-removed'
import { useWrites } from '../editing/use-writes'
import { isBusy } from '../editing/write-status'
import { notify } from '../ui/toast'
import { usePlaces } from '../lists/use-places'
import type { TeamEditors } from './use-team-editors'
import { failed } from './use-team-list'

type Typed = TeamEditors['editors'][string] | undefined
type Options = {
  team: TeamEditors
  /** The members as they are shown, and the newest ones that were read. */
  ordered: readonly TeamMember[]
  live: RefObject<readonly TeamMember[]>
  announce: (text: string) => void
}

export function useMemberRemoval({ team: { latest, newest, close, bringBack }, ordered, live, announce }: Options) {
  const { run, statusOf } = useWrites()
  const { remember, placeOf } = usePlaces()

  const restore = async (state: State, member: TeamMember, typed: Typed): Promise<void> => {
    const result = await run(`restore ${member.id}`, async () => {
      await putState(state, { position: placeOf(member.id, live.current.filter(isShown)) + 1 })
      if (typed) bringBack(member.id, typed, member)
      announce(words.removal.undone(member.name))
    })
    if (result.status === 'saved') return
    notify({
      type: 'error',
      title: words.removal.undoFailed(member.name),
      action: { label: uiCopy.retry, onClick: () => void restore(state, member, typed) },
      duration: Infinity,
      closeLabel: uiCopy.close,
    })
  }

  const remove = async (member: TeamMember): Promise<void> => {
    const typed = latest.current[member.id]
    remember(ordered.filter(isShown))
    const result = await run(member.id, async () => {
      const state = await removeTeamMember(member.id)
      close(member.id)
      const { title, text } = words.toast.removed
      notifyDeleted(title, () => void restore(state, member, typed), text(member.name))
    })
    if (result.status === 'failed') failed(words.toast.removeFailed, () => void remove(member))
  }

  return {
    isRemoving: (id: string) => isBusy(statusOf(id)),
    remove: (asked: TeamMember) => void remove(newest(live.current.find(({ id }) => id === asked.id) ?? asked)),
  }
}
