import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { admin } from '../../copy/admin'
import { countOf } from '../../copy/admin-counts'
import { overview } from '../../copy/admin-overview'
import type { BackupFile } from '../../data/backup-format'
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
import { useBackup, type Backup } from './use-backup'

const words = overview.backup

export function BackupCard() {
  const backup = useBackup()
  const { chosen, downloading, restoring } = backup
  const last = lastBackup.useTime()
  const unfinished = unfinishedRestore.useTime()
  const input = useRef<HTMLInputElement>(null)
  const isDownloading = isBusy(downloading)
  const isRestoring = isBusy(restoring)
  const isReading = chosen.status === 'reading'
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
            {words.unfinishedHint} <Moment at={unfinished} />
          </span>
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
          {isReading ? words.reading : words.restore}
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
        open={chosen.status === 'asking'}
        variant="danger"
        icon={<RotateCcw size={24} aria-hidden />}
        title={words.ask.title}
        description={chosen.status === 'asking' ? <Contents file={chosen.file} /> : ''}
        confirmLabel={words.ask.confirm}
        cancelLabel={words.ask.cancel}
        onConfirm={() => chosen.status === 'asking' && backup.restore(chosen.file)}
        onCancel={backup.reset}
      />
    </Panel>
  )
}

function Outcome({ chosen, restoring, progress }: Pick<Backup, 'chosen' | 'restoring' | 'progress'>) {
  if (chosen.status === 'refused')
    return (
      <Notice tone="error" role="alert" title={words.refused} className="mt-3">
        <span className="block">{chosen.text}</span>
      </Notice>
    )
  if (restoring.status === 'idle') return null
  if (restoring.status === 'saved')
    return (
      <Notice tone="success" role="status" title={words.done} className="mt-3">
        <span className="block">{words.doneHint}</span>
      </Notice>
    )
  if (restoring.status === 'failed')
    return (
      <Notice tone="error" role="alert" title={words.failed} className="mt-3">
        <span className="block">
          {restoring.reason === 'timeout' ? words.noAnswer : admin.reasons[restoring.reason]}
        </span>
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

function Contents({ file }: { file: BackupFile }) {
  const { ask } = words
  const parts = [
    ask.products(file.counts['products'] ?? 0),
    ask.team(file.counts['team'] ?? 0),
    ask.videos(videosIn(file)),
    file.counts['director-texts'] ? ask.profile : '',
    file.counts['director-photos'] ? ask.photo : '',
    file.counts['settings'] ? ask.centre : '',
  ].filter(Boolean)
  return (
    <>
      <p>
        {ask.from} <Moment at={new Date(file.createdAt)} />
      </p>
      <p className="my-2 text-ink">
        {ask.counts} {parts.join(ask.join)}.
      </p>
      <p>{ask.text}</p>
    </>
  )
}

function videosIn({ documents }: BackupFile): number {
  const list = documents.find(({ path }) => path.startsWith('videos/'))?.fields['videos']
  return Array.isArray(list) ? list.length : 0
}
