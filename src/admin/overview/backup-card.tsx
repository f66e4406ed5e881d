import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { admin } from '../../copy/admin'
import { countOf } from '../../copy/admin-counts'
import { overview } from '../../copy/admin-overview'
import type { Reason } from '../../data/client/errors'
import { formatDate, formatMoment } from '../../lib/format'
import { withoutStop } from '../../lib/words'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { isBusy } from '../form/use-writes'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { ProgressBar } from '../ui/progress-bar'
import { BackupChanges, nameText } from './backup-changes'
import { isBackupDue, useLastBackup } from './last-backup'
import { useBackup, type BackupStage } from './use-backup'

const words = overview.backup

export function BackupCard() {
  const { stage, write, isRunning, download, choose, restore, cancel } = useBackup()
  const input = useRef<HTMLInputElement>(null)
  const isWorking = isBusy(write)
  const isReading = isWorking && (stage.status === 'reading' || stage.status === 'comparing')
  const isDownloading = isWorking && stage.status === 'downloading'
  return (
    <div className="grid gap-3">
      <p className="text-card text-muted">{words.text}</p>
      <LastBackup />
      {write.status === 'failed' ? (
        <Failure status={stage.status} reason={write.reason} onRetry={write.retry} />
      ) : (
        <Outcome stage={stage} />
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          id="backup"
          variant="outline"
          size="sm"
          className="max-md:px-2"
          loading={isDownloading}
          disabled={isWorking}
          onClick={download}
        >
          {isDownloading ? words.downloading : words.download}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="max-md:px-2"
          loading={isReading}
          disabled={isWorking}
          onClick={() => input.current?.click()}
        >
          {isReading ? words[stage.status === 'reading' ? 'reading' : 'comparing'] : words.restore}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={words.choose}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) choose(file)
        }}
      />
      <Question
        stage={stage}
        isRunning={isRunning}
        isWaiting={write.status === 'waiting'}
        onConfirm={restore}
        onCancel={cancel}
      />
    </div>
  )
}

function LastBackup() {
  const last = useLastBackup()
  return (
    <>
      {last ? (
        <p className="text-card text-ink">
          {words.last} <time dateTime={last.toISOString()}>{formatDate(last)}</time>
        </p>
      ) : null}
      {isBackupDue(last) ? <Notice tone={last ? 'warn' : 'info'}>{last ? words.remind : words.first}</Notice> : null}
    </>
  )
}

type FailureProps = { status: BackupStage['status']; reason: Reason; onRetry: () => void }

function Failure({ status, reason, onRetry }: FailureProps) {
  // Only the file itself can fail while it is read.
  if (status === 'reading')
    return <Notice tone="error" role="alert" title={words.failed[reason === 'timeout' ? 'slowFile' : 'reading']} />
  const isStopped = status === 'running'
  return (
    <Notice
      tone="error"
      role="alert"
      title={words.failed[isStopped || status === 'comparing' ? status : 'downloading']}
      action={
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      <span className="block">{admin.reasons[reason]}</span>
      {isStopped ? <span className="block">{words.stoppedHint}</span> : null}
    </Notice>
  )
}

function Outcome({ stage }: { stage: BackupStage }) {
  switch (stage.status) {
    case 'downloaded':
      return <Notice tone="success" role="status" title={words.downloaded(stage.name)} />
    case 'not-a-backup':
      return <Notice tone="error" role="alert" title={words.notABackup} />
    case 'same':
      return <Notice tone="success" role="status" title={words.same} />
    case 'done':
      return stage.refused.length === 0 ? (
        <Notice tone="success" role="status" title={words.done} />
      ) : (
        <Notice tone="warn" role="alert" title={words.refused}>
          <ul className="list-disc ps-5">
            {stage.refused.map((one) => (
              <li key={one.path} className="wrap-anywhere">
                {nameText(one)}: {refusalOf(one.reason)}.
              </li>
            ))}
          </ul>
          <span className="block">{words.refusedHint}</span>
        </Notice>
      )
    default:
      return null
  }
}

function refusalOf(reason: Reason): string {
  if (reason === 'too-large') return words.refusals['too-large']
  return reason === 'denied' || reason === 'invalid' ? words.refusals.denied : withoutStop(admin.reasons[reason])
}

type QuestionProps = {
  stage: BackupStage
  isRunning: boolean
  isWaiting: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** What a restore will change, before it starts; then how far it is. Nothing else can be done meanwhile. */
function Question({ stage, isRunning, isWaiting, onConfirm, onCancel }: QuestionProps) {
  const isOpen = stage.status === 'asking' || (stage.status === 'running' && isRunning)
  return (
    <ConfirmDialog
      open={isOpen}
      variant="danger"
      icon={<RotateCcw size={24} />}
      words={words.ask}
      pending={isRunning}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isOpen ? (
        <div className="grid gap-3">
          <p>
            {words.ask.from}{' '}
            <time dateTime={stage.backup.createdAt.toISOString()}>{formatMoment(stage.backup.createdAt)}</time>
          </p>
          {stage.status === 'running' ? (
            <Progress done={stage.done} total={stage.changes.length} isWaiting={isWaiting} />
          ) : (
            <>
              <BackupChanges changes={stage.changes} />
              {stage.changes.some(({ change }) => change !== 'added') ? <p>{words.ask.kept}</p> : null}
            </>
          )}
        </div>
      ) : null}
    </ConfirmDialog>
  )
}

function Progress({ done, total, isWaiting }: { done: number; total: number; isWaiting: boolean }) {
  return (
    <div className="grid gap-2">
      <p role="status" className="flex justify-between gap-3 font-semibold text-night">
        {words.running}
        <span className="tabular-nums">{countOf(done, total)}</span>
      </p>
      <ProgressBar value={(done / total) * 100} label={words.running} />
      <p role="status" className="text-small text-hint">
        {isWaiting ? words.waiting : words.hint}
      </p>
    </div>
  )
}
