import { admin } from '../../copy/admin'
import { adminTeam as words } from '../../copy/admin-team'
import { uiCopy } from '../../copy/ui'
import type { TeamMember } from '../../data/content/team'
import { UNDO_MS } from '../../limits'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { notify } from '../ui/toast'
import { differencesOf } from '../editing/differences'
import { ConflictDialog, type Choice } from '../editing/conflict-dialog'
import type { TeamEditors } from './use-team-editors'
import { failed, succeeded } from './use-team-list'

export type TeamQuestion =
  { kind: 'remove'; member: TeamMember } | { kind: 'refresh' } | { kind: 'discard' } | { kind: 'leave'; id: string }

type Props = {
  question: TeamQuestion | null
  team: TeamEditors
  onDone: () => void
  onRefresh: () => void
  onRemove: (member: TeamMember) => void
  onLeave: (id: string) => void
}

const FIELD_NAMES = {
  name: words.form.name,
  title: words.form.jobTitle,
  specialization: words.form.specialization,
  credentials: words.form.credentials,
}

export function TeamQuestions({ question, team, onDone, onRefresh, onRemove, onLeave }: Props) {
  const count = team.changed.length
  const answer = () => {
    onDone()
    if (question?.kind === 'remove') onRemove(question.member)
    if (question?.kind === 'leave') onLeave(question.id)
    if (question?.kind === 'discard') team.discardAll()
    if (question?.kind !== 'refresh') return
    team.discardAll()
    onRefresh()
  }
  return (
    <>
      <ConfirmDialog
        open={question !== null}
        variant={question?.kind === 'remove' ? 'danger' : 'warning'}
        words={wordsOf(question, count)}
        onConfirm={answer}
        onCancel={onDone}
      />
      <Conflicts team={team} />
    </>
  )
}

function wordsOf(question: TeamQuestion | null, count: number) {
  if (question?.kind === 'remove') return { ...words.removal, title: words.removal.title(question.member.name) }
  if (question?.kind === 'refresh') return { ...words.refreshAsk, text: words.refreshAsk.text(count) }
  return { ...words.discardAsk, text: words.discardAsk.text(question?.kind === 'leave' ? 1 : count) }
}

function Conflicts({ team }: { team: TeamEditors }) {
  const [id, editor] = Object.entries(team.editors).find(([, one]) => one.conflict !== null) ?? []
  const save = async (key: string) => {
    const result = await team.save([key])
    if (result.status === 'saved') succeeded(words.toast.updated)
    else if (result.reason !== 'conflict') failed(words.toast.updateFailed)
  }
  const choose = (choice: Choice) => {
    if (id === undefined || !editor) return
    if (choice.type === 'choseTheirs') {
      takeTheirs(id, editor)
      return
    }
    team.dispatch(id, choice)
    if (choice.type === 'choseLater') team.resetStatus()
    else void save(id)
  }
  const takeTheirs = (key: string, mine: TeamEditors['editors'][string]) => {
    const isDeleted = mine.conflict?.revision === null
    team.close(key)
    team.resetStatus()
    notify({
      type: 'info',
      title: isDeleted ? admin.deleted.left : words.conflict.shown,
      action: {
        label: words.removal.undo,
        onClick: () => {
          team.bringBack(key, mine)
          // A deleted member has no card, so open its form here.
          if (isDeleted) team.open(key)
        },
      },
      duration: UNDO_MS,
      closeLabel: uiCopy.close,
    })
  }
  const { goneTitle, goneText, addAgain, later } = words.conflict
  return (
    <ConflictDialog
      conflict={editor?.conflict ?? null}
      differences={editor?.conflict ? differencesOf(editor.form, editor.conflict.value, FIELD_NAMES) : []}
      deletedWords={{
        ...admin.deleted,
        title: goneTitle(editor?.form.name ?? ''),
        text: goneText,
        mine: addAgain,
        later,
      }}
      onChoose={choose}
    />
  )
}
