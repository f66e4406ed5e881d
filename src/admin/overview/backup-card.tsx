import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { countOf } from '../../copy/admin-counts'
import { overview } from '../../copy/admin-overview'
import { isBackupOld } from '../../data/before-launch'
import { formatDate, formatMoment } from '../../lib/format'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Notice } from '../../ui/notice'
import { ProgressBar } from '../ui/progress-bar'
import { isBusy } from '../editing/write-status'
import { Panel } from '../panel'
import { useUnsaved } from '../unsaved'
import { lastBackup, unfinishedRestore } from './backup-times'
import { NameList, RestorePreview } from './restore-preview'
import { textOf, useBackup, type Backup } from './use-backup'

const words = overview.backup

export function BackupCard() {
  const backup = useBackup()
  const { chosen, downloading, restoring, savePresent } = backup
  const question = chosen.status === 'asking' ? chosen : null
  const last = lastBackup.useTime()
  const unfinished = unfinishedRestore.useStep()
  const input = useRef<HTMLInputElement>(null)
  const isDownloading = isBusy(downloading)
  const isRestoring = isBusy(restoring)
  const isReading = chosen.status === 'reading' || chosen.status === 'comparing'
  const isWorking = isDownloading || isRestoring || isReading
  const isIdle = !isWorking && chosen.status === 'none' && restoring.status === 'idle'
  useUnsaved(isRestoring)

  return (
    <Panel title={words.title}>
      <p className="text-card text-muted">{words.text}</p>
      {last ? (
        <p className="mt-1 text-card text-ink">
          {words.last} <time dateTime={last.toISOString()}>{formatDate(last)}</time>
        </p>
      ) : null}
      {unfinished && isIdle ? (
        <Notice tone="warn" title={words.unfinished} className="mt-3">
          <span className="block">
            {words.unfinishedStep(unfinished.done, unfinished.total)} <Moment at={unfinished.at} />.
          </span>
          <span className="block">{words.unfinishedHint}</span>
        </Notice>
      ) : last === null || isBackupOld(last) ? (
        <Notice tone={last ? 'warn' : 'info'} className="mt-3">
          {last ? words.remind : words.first}
        </Notice>
      ) : null}
      <Outcome {...backup} />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button
          id="backup"
          variant="outline"
          size="sm"
          className="max-md:px-2"
          loading={isDownloading}
          disabled={isWorking}
          onClick={() => void backup.download()}
        >
          {isDownloading ? words.downloading : words.download}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="max-md:px-2"
          loading={isReading || isRestoring}
          disabled={isWorking}
          onClick={() => input.current?.click()}
        >
          {chosen.status === 'comparing' ? words.comparing : isReading ? words.reading : words.restore}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={words.choose}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void backup.read(file)
        }}
      />
      <ConfirmDialog
        open={question !== null}
        variant="danger"
        icon={<RotateCcw size={24} aria-hidden />}
        title={unfinished ? words.ask.resume : words.ask.title}
        description={
          question ? (
            <RestorePreview
              file={question.file}
              changes={question.plan.changes}
              isResumed={unfinished !== null}
              present={
                question.plan.exportPresent && {
                  isSaved: question.isPresentSaved,
                  left: backup.left,
                  isSaving: isDownloading,
                  onSave: () => void savePresent(question),
                }
              }
            />
          ) : (
            ''
          )
        }
        confirmLabel={question && question.file.damaged.size > 0 ? words.ask.confirmRest : words.ask.confirm}
        cancelLabel={words.ask.cancel}
        onConfirm={() => question && backup.restore(question)}
        onCancel={backup.reset}
      />
    </Panel>
  )
}

type OutcomeProps = Pick<Backup, 'chosen' | 'left' | 'restoring' | 'isPartial' | 'progress'>

function Outcome({ chosen, left, restoring, isPartial, progress }: OutcomeProps) {
  if (chosen.status === 'refused')
    return (
      <Notice tone="error" role="alert" title={words.refused} className="mt-3">
        <span className="block">{chosen.text}</span>
      </Notice>
    )
  if (chosen.status === 'same')
    return (
      <Notice tone="success" role="status" title={words.same.title} className="mt-3">
        <span className="block">{words.same.text}</span>
      </Notice>
    )
  if (left.length > 0)
    return (
      <Notice tone="warn" role="alert" title={words.left.title} className="mt-3">
        <NameList names={left} />
        <span className="block">{words.left.text}</span>
      </Notice>
    )
  if (restoring.status === 'idle') return null
  if (restoring.status === 'saved')
    return (
      <Notice tone="success" role="status" title={words.done} className="mt-3">
        <span className="block">{isPartial ? words.doneRest : words.doneHint}</span>
      </Notice>
    )
  if (restoring.status === 'failed')
    return (
      <Notice tone="error" role="alert" title={words.failed} className="mt-3">
        <span className="block">{textOf(restoring.reason)}</span>
        <span className="block">{words.failedHint}</span>
        <Button size="sm" className="mt-2.5" onClick={restoring.retry}>
          {words.retry}
        </Button>
      </Notice>
    )
  const { done, total } = progress
  return (
    <div className="mt-4 grid gap-2">
      <p role="status" className="flex justify-between gap-3 text-card font-semibold text-night">
        {words.restoring}
        {total > 0 ? <span className="tabular-nums">{countOf(done, total)}</span> : null}
      </p>
      <ProgressBar value={total > 0 ? (done / total) * 100 : 0} label={words.restoring} />
      <p role="status" className="text-small text-hint">
        {restoring.status === 'waiting' ? words.waiting : words.restoringHint}
      </p>
    </div>
  )
}

function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
}
