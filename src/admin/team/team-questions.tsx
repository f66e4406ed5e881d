import { admin } from '../../copy/admin'
import { adminTeam as words } from '../../copy/admin-team'
import { uiCopy } from '../../copy/ui'
import type { TeamMember } from '../../data/team'
import { UNDO_MS } from '../../limits'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { notify } from '../ui/toast'
import { ConflictDialog } from '../conflict-dialog'
import type { TeamDrafts } from './use-team-drafts'
import { failed, succeeded } from './use-team-list'

export type Question =
  { kind: 'remove'; member: TeamMember } | { kind: 'refresh' } | { kind: 'discard' } | { kind: 'leave'; key: string }

type Props = {
  question: Question | null
  team: TeamDrafts
  onDone: () => void
  onRefresh: () => void
  onRemove: (member: TeamMember) => void
  onLeave: (key: string) => void
}

/** Everything that is asked before something is lost. */
export function TeamQuestions({ question, team, onDone, onRefresh, onRemove, onLeave }: Props) {
  const count = team.changed.length
  const answer = () => {
    onDone()
    if (question?.kind === 'remove') onRemove(question.member)
    if (question?.kind === 'leave') onLeave(question.key)
    if (question?.kind === 'discard') team.discardAll()
    if (question?.kind !== 'refresh') return
    team.discardAll()
    onRefresh()
  }
  const { title, text, confirm, cancel } = wordsOf(question, count)
  return (
    <>
      <ConfirmDialog
        open={question !== null}
        variant={question?.kind === 'remove' ? 'danger' : 'warning'}
        title={title}
        description={text}
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={answer}
        onCancel={onDone}
      />
      <Conflicts team={team} />
    </>
  )
}

function wordsOf(question: Question | null, count: number) {
  if (question?.kind === 'remove') return { ...words.removal, title: words.removal.title(question.member.name) }
  if (question?.kind === 'refresh') return { ...words.refreshAsk, text: words.refreshAsk.text(count) }
  return { ...words.discardAsk, text: words.discardAsk.text(question?.kind === 'leave' ? 1 : count) }
}

function Conflicts({ team }: { team: TeamDrafts }) {
  const { conflict, drafts } = team
  const key = conflict?.key ?? ''
  const mine = drafts[key]
  const name = mine?.fields.name ?? ''
  const resolve = async (way: 'mine' | 'merge') => {
    const outcome = await team.resolve(way)
    if (outcome === 'saved') succeeded(words.toast.updated)
    if (outcome === 'failed') failed(words.toast.updateFailed)
  }
  const takeTheirs = () => {
    team.leaveConflict()
    team.drop(key)
    if (!mine) return
    notify({
      type: 'info',
      title: words.conflict.shown,
      action: { label: words.removal.undo, onClick: () => team.put(key, mine) },
      duration: UNDO_MS,
      closeLabel: uiCopy.close,
    })
  }
  return (
    <>
      <ConflictDialog
        open={conflict !== null && conflict.theirs !== null}
        words={admin.conflict}
        onMerge={() => void resolve('merge')}
        onTheirs={takeTheirs}
        onMine={() => void resolve('mine')}
        onLater={team.leaveConflict}
      />
      <ConfirmDialog
        open={conflict !== null && conflict.theirs === null}
        variant="warning"
        title={words.conflict.goneTitle(name)}
        description={words.conflict.goneText}
        confirmLabel={words.conflict.again}
        cancelLabel={words.conflict.later}
        onConfirm={() => void resolve('mine')}
        onCancel={team.leaveConflict}
      />
    </>
  )
}
