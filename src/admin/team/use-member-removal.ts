import { admin } from '../../copy/admin'
import { adminTeam as words } from '../../copy/admin-team'
import { uiCopy } from '../../copy/ui'
import { versionOf } from '../../data/document'
import { removeTeamMember, replaceTeamMember, restoreTeamMember, type TeamMember } from '../../data/team'
import { UNDO_MS } from '../../limits'
import { useOvertaken } from '../editing/use-overtaken'
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

export function useMemberRemoval({ team: { latest, newest, close, bringBack }, sequence, announce }: Options) {
  const { run, statusOf } = useWrites()
  const { asking, dialog } = useOvertaken()
  const { live, leave, stay, positionIn } = sequence

  const restore = async (member: TeamMember, typed: TeamEditors['editors'][string] | undefined): Promise<void> => {
    const done = () => {
      if (typed) bringBack(member.id, typed, member)
      announce(words.removal.undone(member.name))
    }
    const { title, text, ...labels } = admin.overtaken.undo
    const result = await run(`restore ${member.id}`, () =>
      asking(restoreTeamMember(member, positionIn(live.current, member.id)).then(done), (found) => {
        const theirs = found as TeamMember
        return {
          title: title(member.name),
          text: text(theirs.name),
          ...labels,
          onAnyway: () => void replace(member, theirs, done),
        }
      }),
    )
    if (result.status === 'saved') return
    notify({
      type: 'error',
      title: words.removal.undoFailed(member.name),
      action: { label: uiCopy.retry, onClick: () => void restore(member, typed) },
      duration: Infinity,
      closeLabel,
    })
  }

  const replace = async (member: TeamMember, theirs: TeamMember, done: () => void): Promise<void> => {
    const result = await run(`restore ${member.id}`, () => replaceTeamMember(member, versionOf(theirs)).then(done))
    if (result.status === 'failed') failed(words.toast.saveFailed, () => void replace(member, theirs, done))
  }

  const remove = async (member: TeamMember): Promise<void> => {
    const typed = latest.current[member.id]
    const write = async () => {
      leave(member.id)
      try {
        await removeTeamMember(member.id, versionOf(member))
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
    }
    const { title, text, ...labels } = admin.overtaken.remove
    const result = await run(member.id, () =>
      asking(write(), (found) => {
        const theirs = found as TeamMember
        return { title: title(member.name), text: text(theirs.name), ...labels, onAnyway: () => void remove(theirs) }
      }),
    )
    if (result.status === 'failed') failed(words.toast.removeFailed, () => void remove(member))
  }

  return {
    isRemoving: (id: string) => isBusy(statusOf(id)),
    remove: (member: TeamMember) => void remove(newest(member)),
    question: dialog,
  }
}
