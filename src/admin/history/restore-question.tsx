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
  const isEntry = subject?.kind === 'entry'
  const { confirm: confirmLabel, cancel } = isEntry ? words.restoreAsk : words.everything
  return (
    <ConfirmDialog
      open={stage.status === 'asking'}
      variant="warning"
      icon={<RotateCcw size={24} aria-hidden />}
      title={subject?.kind === 'since' ? words.everything.title(formatMoment(subject.since)) : words.restoreAsk.title}
      description={
        <>
          {isEntry ? <p className="mb-2 font-semibold text-ink wrap-anywhere">{subject.title}</p> : null}
          {stage.status === 'asking' ? <ChangeList changes={stage.plan.changes} /> : null}
        </>
      }
      confirmLabel={confirmLabel}
      cancelLabel={cancel}
      onConfirm={confirm}
      onCancel={reset}
    />
  )
}
