import { RotateCcw } from 'lucide-react'
import { adminOverview } from '../../copy/admin/overview'
import { formatDate, formatDateTime } from '../../lib/format'
import { Notice } from '../../ui/notice'
import { FileButton, TextButton } from '../ui/buttons'
import { ConfirmDialog } from '../ui/dialog'
import { BackupChanges } from './backup-changes'
import { Failure, Outcome, Progress, wordsOf } from './backup-outcome'
import { isBackupDue, useLastBackup } from './last-backup'
import { MomentForm } from './moment-form'
import { useBackup, type BackupStage } from './use-backup'

/** @param onRestored called when a restore has come to its end */
export function BackupCard({ onRestored }: { onRestored?: () => void }) {
  const backup = useBackup(onRestored)
  const { stage, failure, isWorking, isRunning, isSlow } = backup
  const { download, choose, restore, cancel } = backup
  const last = useLastBackup()
  const reading = isWorking ? readingText(stage) : null
  const isDownloading = isWorking && stage.status === 'downloading'
  return (
    <div className="grid gap-3">
      <p className="text-card text-muted">{adminOverview.backup.text}</p>
      {last ? (
        <p className="text-card text-ink">
          {adminOverview.backup.last} <time dateTime={last.toISOString()}>{formatDate(last)}</time>
        </p>
      ) : null}
      {isBackupDue(last) ? <Reminder last={last} /> : null}
      {failure ? (
        <Failure stage={stage} reason={failure.reason} onRetry={failure.retry} />
      ) : (
        <Outcome stage={stage} />
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <TextButton
          text={isDownloading ? adminOverview.backup.downloading : adminOverview.backup.download}
          id="backup"
          variant="outline"
          className="max-md:px-2"
          isLoading={isDownloading}
          disabled={isWorking}
          onClick={download}
        />
        <FileButton
          accept="application/json,.json"
          label={adminOverview.backup.choose}
          text={reading ?? adminOverview.backup.restore}
          className="max-md:px-2"
          isLoading={reading !== null}
          disabled={isWorking}
          onFiles={([file]) => file && choose(file)}
        />
      </div>
      <MomentForm backup={backup} />
      <ConfirmDialog
        open={stage.status === 'asking' || isRunning}
        question={{
          ...wordsOf(stage).ask,
          icon: <RotateCcw size={24} />,
          text: <RestoreText stage={stage} isSlow={isSlow} />,
        }}
        isPending={isRunning}
        onConfirm={restore}
        onCancel={cancel}
      />
    </div>
  )
}

function Reminder({ last }: { last: Date | null }) {
  return last ? (
    <Notice tone="warn">{adminOverview.backup.remind}</Notice>
  ) : (
    <Notice tone="info">{adminOverview.backup.first}</Notice>
  )
}

/** The words of the button while the file is read and compared. */
function readingText({ status }: BackupStage): string | null {
  if (status === 'reading') return adminOverview.backup.reading
  return status === 'comparing' ? adminOverview.backup.comparing : null
}

/** The changes that a restore will make, and then its progress. */
function RestoreText({ stage, isSlow }: { stage: BackupStage; isSlow: boolean }) {
  if (stage.status !== 'asking' && stage.status !== 'running') return null
  const { backup, changes } = stage
  return (
    <div className="grid gap-3">
      <p>
        {wordsOf(stage).ask.from}{' '}
        <time dateTime={backup.createdAt.toISOString()}>{formatDateTime(backup.createdAt)}</time>
      </p>
      {stage.status === 'running' ? (
        <Progress done={stage.done} total={changes.length} isSlow={isSlow} />
      ) : (
        <BackupChanges backup={backup} changes={changes} />
      )}
    </div>
  )
}
