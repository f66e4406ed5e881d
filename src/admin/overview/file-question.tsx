import { RotateCcw } from 'lucide-react'
import { overview } from '../../copy/admin-overview'
import type { BackupFile } from '../../data/store/backup-format'
import { formatMoment } from '../../lib/format'
import { Notice } from '../../ui/notice'
import { ChangeList } from '../restoring/change-list'
import { NameList } from '../restoring/name-list'
import type { Restoring } from '../restoring/use-restore'
import { ConfirmDialog } from '../ui/confirm-dialog'

const words = overview.backup.ask

type Props = { file: BackupFile | null; restoring: Restoring; isResumed: boolean; onCancel: () => void }

/** What a chosen file is, and what its restore will change, before it starts. */
export function FileQuestion({ file, restoring, isResumed, onCancel }: Props) {
  const { stage, confirm } = restoring
  const isOpen = file !== null && stage.status === 'asking'
  return (
    <ConfirmDialog
      open={isOpen}
      variant="danger"
      icon={<RotateCcw size={24} aria-hidden />}
      words={{
        title: isResumed ? words.resume : words.title,
        confirm: file && file.damaged.size > 0 ? words.confirmRest : words.confirm,
        cancel: words.cancel,
      }}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {isOpen ? (
        <div className="grid gap-3">
          <AboutFile file={file} isResumed={isResumed} />
          <ChangeList changes={stage.plan.changes} />
        </div>
      ) : null}
    </ConfirmDialog>
  )
}

function AboutFile({ file, isResumed }: { file: BackupFile; isResumed: boolean }) {
  const damaged = [...file.damaged.values()]
  return (
    <>
      <p>
        {words.from} <time dateTime={file.createdAt.toISOString()}>{formatMoment(file.createdAt)}</time>
        {isResumed ? <span className="block">{words.remains}</span> : null}
      </p>
      {file.isIntact ? null : (
        <Notice tone="warn" title={words.edited.title}>
          <span className="block">{words.edited.text}</span>
        </Notice>
      )}
      {damaged.length > 0 ? (
        <Notice tone="warn" title={words.damaged.title(damaged.length)}>
          <span className="block">{words.damaged.text}</span>
          <NameList names={damaged} />
        </Notice>
      ) : null}
    </>
  )
}
