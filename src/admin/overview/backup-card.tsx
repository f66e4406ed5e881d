import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { overview } from '../../copy/admin-overview'
import type { BackupFile } from '../../data/backup-format'
import { formatMoment } from '../../lib/format'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Notice } from '../../ui/notice'
import { ProgressBar } from '../ui/progress-bar'
import { Panel } from '../panel'
import { useUnsaved } from '../unsaved'
import { isBackupOld, lastBackup, unfinishedRestore } from './backup-times'
import { useBackup, type BackupState } from './use-backup'

const words = overview.backup

/** All content as one file, and back. */
export function BackupCard() {
  const { state, download, read, restore, reset } = useBackup()
  const last = lastBackup.useTime()
  const unfinished = unfinishedRestore.useTime()
  const input = useRef<HTMLInputElement>(null)
  const isBusy = state.status === 'downloading' || state.status === 'reading' || state.status === 'restoring'
  useUnsaved(state.status === 'restoring')

  return (
    <Panel title={words.title}>
      <p className="text-card text-muted">{words.text}</p>
      {unfinished && state.status === 'idle' ? (
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
      <Outcome state={state} onRetry={(file) => void restore(file)} />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button
          variant="outline"
          size="sm"
          loading={state.status === 'downloading'}
          disabled={isBusy}
          onClick={() => void download()}
        >
          {state.status === 'downloading' ? words.downloading : words.download}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          loading={state.status === 'reading' || state.status === 'restoring'}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {state.status === 'reading' ? words.reading : words.restore}
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
          // The same file may be chosen again after a refusal.
          event.target.value = ''
          if (file) void read(file)
        }}
      />
      <ConfirmDialog
        open={state.status === 'asking'}
        variant="danger"
        icon={<RotateCcw size={24} aria-hidden />}
        title={words.ask.title}
        description={state.status === 'asking' ? <Contents file={state.file} /> : ''}
        confirmLabel={words.ask.confirm}
        cancelLabel={words.ask.cancel}
        onConfirm={() => state.status === 'asking' && void restore(state.file)}
        onCancel={reset}
      />
    </Panel>
  )
}

function Outcome({ state, onRetry }: { state: BackupState; onRetry: (file: BackupFile) => void }) {
  if (state.status === 'refused')
    return (
      <Notice tone="error" role="alert" title={words.refused} className="mt-3">
        <span className="block">{state.text}</span>
      </Notice>
    )
  if (state.status === 'done')
    return (
      <Notice tone="success" role="status" title={words.done} className="mt-3">
        <span className="block">{words.doneHint}</span>
      </Notice>
    )
  if (state.status === 'stopped')
    return (
      <Notice tone="error" role="alert" title={words.failed} className="mt-3">
        <span className="block">{state.text}</span>
        <span className="block">{words.failedHint}</span>
        <Button size="sm" className="mt-2.5" onClick={() => onRetry(state.file)}>
          {words.retry}
        </Button>
      </Notice>
    )
  if (state.status === 'restoring') {
    const percent = state.total > 0 ? (state.done / state.total) * 100 : 0
    return (
      <div className="mt-4 grid gap-2">
        <p role="status" className="flex justify-between gap-3 text-card font-semibold text-night">
          {words.restoring}
          {state.total > 0 ? (
            <bdi dir="ltr" className="tabular-nums">
              {state.done} / {state.total}
            </bdi>
          ) : null}
        </p>
        <ProgressBar value={percent} label={words.restoring} />
        <p role="status" className="text-small text-hint">
          {state.isWaiting ? words.waiting : words.restoringHint}
        </p>
      </div>
    )
  }
  return null
}

function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
}

/** What the file holds, so that nobody restores the wrong one. */
function Contents({ file }: { file: BackupFile }) {
  const { ask } = words
  const parts = [
    ask.products(file.counts['products'] ?? 0),
    ask.team(file.counts['team'] ?? 0),
    ask.videos(videosIn(file)),
    file.counts['director-texts'] ? ask.profile : '',
    file.counts['director-photos'] ? ask.photo : '',
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
