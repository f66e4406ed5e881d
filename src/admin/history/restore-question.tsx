import { RotateCcw } from 'lucide-react'
import { adminHistory as words } from '../../copy/admin-history'
import { formatMoment } from '../../lib/format'
import { ChangeList } from '../restoring/change-list'
import type { Restoring } from '../restoring/use-restore'
import { ConfirmDialog } from '../ui/confirm-dialog'

/** What is being restored: one entry by its title, or everything since a time. */
export type Subject = { kind: 'entry'; id: string; title: string } | { kind: 'since'; since: Date }

/** Says what a restore will change, before it runs. */
export function RestoreQuestion({ restoring, subject }: { restoring: Restoring; subject: Subject | null }) {
  const { stage, confirm, reset } = restoring
  return (
    <ConfirmDialog
      open={stage.status === 'asking'}
      variant="warning"
      icon={<RotateCcw size={24} aria-hidden />}
      words={
        subject?.kind === 'since'
          ? { ...words.everything, title: words.everything.title(formatMoment(subject.since)) }
          : words.restoreAsk
      }
      onConfirm={confirm}
      onCancel={reset}
    >
      {subject?.kind === 'entry' ? <p className="mb-2 font-semibold text-ink wrap-anywhere">{subject.title}</p> : null}
      {stage.status === 'asking' ? <ChangeList changes={stage.plan.changes} /> : null}
    </ConfirmDialog>
  )
}
