import { admin } from '../../copy/admin/admin'
import { countOf } from '../../copy/admin/counts'
import { adminOverview } from '../../copy/admin/overview'
import type { Reason } from '../../data/client/errors'
import { withoutStop } from '../../lib/text/arabic'
import { Ltr } from '../../ui/bdi'
import { Notice } from '../../ui/notice'
import { TextButton } from '../ui/buttons'
import { ProgressBar } from '../ui/progress-bar'
import { nameText } from './backup-changes'
import type { BackupStage } from './use-backup'

/** The words about a file, or about a moment. */
export const wordsOf = (stage: BackupStage) =>
  'isMoment' in stage && stage.isMoment ? adminOverview.moment : adminOverview.backup

type FailureProps = { stage: BackupStage; reason: Reason; onRetry: () => void }

export function Failure({ stage, reason, onRetry }: FailureProps) {
  // Another attempt would read the same file and fail again.
  if (stage.status === 'reading' && reason !== 'offline')
    return <Notice tone="error" role="alert" title={unreadTitle(reason)} />
  const isStopped = stage.status === 'running'
  return (
    <Notice
      tone="error"
      role="alert"
      title={failureTitle(stage)}
      action={<TextButton text={adminOverview.backup.retry} onClick={onRetry} variant="primary" />}
    >
      <span className="block">{(isStopped ? admin.reasons : admin.readReasons)[reason]}</span>
      {isStopped ? <span className="block">{adminOverview.backup.stoppedHint}</span> : null}
    </Notice>
  )
}

const unreadTitle = (reason: Reason): string =>
  reason === 'timeout' ? adminOverview.backup.failed.slowFile : adminOverview.backup.failed.reading

function failureTitle({ status }: BackupStage): string {
  if (status === 'computing') return adminOverview.moment.failed
  if (status === 'running') return adminOverview.backup.failed.running
  return status === 'downloading'
    ? adminOverview.backup.failed.downloading
    : adminOverview.backup.failed.comparing
}

export function Outcome({ stage }: { stage: BackupStage }) {
  if (stage.status === 'not-a-backup')
    return <Notice tone="error" role="alert" title={adminOverview.backup.notABackup} />
  if (stage.status === 'downloaded')
    return (
      <Notice tone="success" role="status" title={adminOverview.backup.downloaded}>
        <Ltr className="whitespace-nowrap">{stage.name}</Ltr>
      </Notice>
    )
  if (stage.status === 'same' || (stage.status === 'done' && stage.refused.length === 0))
    return <Notice tone="success" role="status" title={wordsOf(stage)[stage.status]} />
  if (stage.status !== 'done') return null
  return (
    <Notice tone="warn" role="alert" title={adminOverview.backup.refused}>
      <ul className="list-disc ps-5">
        {stage.refused.map((refused) => (
          <li key={refused.path} className="wrap-anywhere">
            {nameText(refused)}: {refusalText(refused.reason)}.
          </li>
        ))}
      </ul>
      <span className="block">{adminOverview.backup.refusedHint}</span>
    </Notice>
  )
}

function refusalText(reason: Reason): string {
  if (reason === 'too-large') return adminOverview.backup.refusals['too-large']
  return reason === 'denied' || reason === 'invalid'
    ? adminOverview.backup.refusals.denied
    : withoutStop(admin.reasons[reason])
}

type ProgressProps = {
  done: number
  total: number
  isSlow: boolean
}

/** The progress of a restore. Nothing else can be done meanwhile. */
export function Progress({ done, total, isSlow }: ProgressProps) {
  return (
    <div className="grid gap-2">
      <p role="status" className="flex justify-between gap-3 font-semibold text-night">
        {adminOverview.backup.running}
        <span className="tabular-nums">{countOf(done, total)}</span>
      </p>
      <ProgressBar value={(done / total) * 100} label={adminOverview.backup.running} />
      <p role="status" className="text-small text-hint">
        {isSlow ? adminOverview.backup.slow : adminOverview.backup.hint}
      </p>
    </div>
  )
}
