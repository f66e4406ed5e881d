import { useCallback, useState } from 'react'
import { adminTeam as words } from '../../copy/admin-team'
import { uiCopy } from '../../copy/ui'
import { removeTeamMember, restoreTeamMember, type TeamMember } from '../../data/team'
import { UNDO_MS } from '../../limits'
import { notify } from '../ui/toast'
import { attempt } from '../attempt'
import type { MemberDraft } from './member-edits'
import { failed } from './use-team-list'

type Drafts = {
  /** What was typed over the member that goes, so that an undo brings it back too. */
  draftOf: (id: string) => MemberDraft | undefined
  drop: (id: string) => void
  put: (id: string, draft: MemberDraft) => void
}

/** Deletes members and brings them back: same id, same date, same place, and what was being typed. */
export function useMemberRemoval({ draftOf, drop, put }: Drafts, announce: (text: string) => void) {
  const [removing, setRemoving] = useState<readonly string[]>([])

  const restore = useCallback(
    (member: TeamMember, draft: MemberDraft | undefined) => {
      const send = async () => {
        const reason = await attempt(() => restoreTeamMember(member))
        if (reason !== null) {
          notify({
            type: 'error',
            title: words.removal.undoFailed(member.name),
            action: { label: uiCopy.retry, onClick: () => void send() },
            duration: Infinity,
            closeLabel: uiCopy.close,
          })
          return
        }
        if (draft) put(member.id, draft)
        announce(words.removal.undone(member.name))
      }
      void send()
    },
    [put, announce],
  )

  const remove = useCallback(
    (member: TeamMember) => {
      const send = async () => {
        setRemoving((all) => [...all, member.id])
        const draft = draftOf(member.id)
        const reason = await attempt(() => removeTeamMember(member.id))
        setRemoving((all) => all.filter((id) => id !== member.id))
        if (reason !== null) {
          failed(words.toast.removeFailed, () => void send())
          return
        }
        drop(member.id)
        notify({
          type: 'success',
          title: words.toast.removed.title,
          description: words.toast.removed.text(member.name),
          action: { label: words.removal.undo, onClick: () => restore(member, draft) },
          duration: UNDO_MS,
          closeLabel: uiCopy.close,
        })
      }
      void send()
    },
    [draftOf, drop, restore],
  )

  return { removing, remove }
}
