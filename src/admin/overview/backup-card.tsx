import { RotateCcw } from 'lucide-react'
import { admin } from '../../copy/admin'
import { countOf } from '../../copy/admin-counts'
import { overview } from '../../copy/admin-overview'
import { restoring } from '../../copy/admin-restoring'
import type { Reason } from '../../data/client/errors'
import type { Change } from '../../data/store/backup'
import { formatDate, formatMoment } from '../../lib/format'
import { withoutStop } from '../../lib/words'
import { Disclosure } from '../../ui/disclosure'
import { Notice } from '../../ui/notice'
import { isBusy } from '../form/use-writes'
import { FileButton, TextButton } from '../ui/buttons'
import { ConfirmDialog } from '../ui/dialog'
import { ProgressBar } from '../ui/panel'
import { isBackupDue, useBackup, useLastBackup, type BackupStage } from './use-backup'

const words = overview.backup

export function BackupCard() {
  const { stage, write, isRunning, download, choose, restore, cancel } = useBackup()
  const last = useLastBackup()
  const isWorking = isBusy(write)
  const isReading = isWorking && (stage.status === 'reading' || stage.status === 'comparing')
  const isDownloading = isWorking && stage.status === 'downloading'
  return (
    <div className="grid gap-3">
      <p className="text-card text-muted">{words.text}</p>
      {last ? (
        <p className="text-card text-ink">
          {words.last} <time dateTime={last.toISOString()}>{formatDate(last)}</time>
        </p>
      ) : null}
      {isBackupDue(last) ? (
        <Notice tone={last ? 'warn' : 'info'}>{last ? words.remind : words.first}</Notice>
      ) : null}
      {write.status === 'failed' ? (
        <Failure status={stage.status} reason={write.reason} onRetry={write.retry} />
      ) : (
        <Outcome stage={stage} />
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <TextButton
          text={isDownloading ? words.downloading : words.download}
          id="backup"
          variant="outline"
          className="max-md:px-2"
          loading={isDownloading}
          disabled={isWorking}
          onClick={download}
        />
        <FileButton
          accept="application/json,.json"
          label={words.choose}
          text={
            isReading ? words[stage.status === 'reading' ? 'reading' : 'comparing'] : words.restore
          }
          className="max-md:px-2"
          loading={isReading}
          disabled={isWorking}
          onFiles={([file]) => file && choose(file)}
        />
      </div>
      <ConfirmDialog
        open={stage.status === 'asking' || isRunning}
        variant="danger"
        icon={<RotateCcw size={24} />}
        words={words.ask}
        pending={isRunning}
        onConfirm={restore}
        onCancel={cancel}
      >
        {stage.status === 'asking' || stage.status === 'running' ? (
          <div className="grid gap-3">
            <p>
              {words.ask.from}{' '}
              <time dateTime={stage.backup.createdAt.toISOString()}>
                {formatMoment(stage.backup.createdAt)}
              </time>
            </p>
            {stage.status === 'running' ? (
              <Progress
                done={stage.done}
                total={stage.changes.length}
                isWaiting={write.status === 'waiting'}
              />
            ) : (
              <BackupChanges changes={stage.changes} />
            )}
          </div>
        ) : null}
      </ConfirmDialog>
    </div>
  )
}

type FailureProps = { status: BackupStage['status']; reason: Reason; onRetry: () => void }

function Failure({ status, reason, onRetry }: FailureProps) {
  // Only the file itself can fail while it is read.
  if (status === 'reading')
    return (
      <Notice
        tone="error"
        role="alert"
        title={words.failed[reason === 'timeout' ? 'slowFile' : 'reading']}
      />
    )
  const isStopped = status === 'running'
  return (
    <Notice
      tone="error"
      role="alert"
      title={words.failed[isStopped || status === 'comparing' ? status : 'downloading']}
      action={<TextButton text={words.retry} onClick={onRetry} variant="primary" />}
    >
      <span className="block">{admin.reasons[reason]}</span>
      {isStopped ? <span className="block">{words.stoppedHint}</span> : null}
    </Notice>
  )
}

function Outcome({ stage }: { stage: BackupStage }) {
  if (stage.status === 'not-a-backup')
    return <Notice tone="error" role="alert" title={words.notABackup} />
  if (stage.status === 'downloaded')
    return <Notice tone="success" role="status" title={words.downloaded(stage.name)} />
  if (stage.status === 'same' || (stage.status === 'done' && stage.refused.length === 0))
    return <Notice tone="success" role="status" title={words[stage.status]} />
  if (stage.status !== 'done') return null
  return (
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
}

function refusalOf(reason: Reason): string {
  if (reason === 'too-large') return words.refusals['too-large']
  return reason === 'denied' || reason === 'invalid'
    ? words.refusals.denied
    : withoutStop(admin.reasons[reason])
}

/** How far a restore is. Nothing else can be done meanwhile. */
const Progress = ({
  done,
  total,
  isWaiting,
}: {
  done: number
  total: number
  isWaiting: boolean
}) => (
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

type Collection = keyof typeof restoring.names

/** More names than this are folded under their count. */
const NAMES_SHOWN = 6

const collectionOf = ({ path }: Change): Collection => path.split('/')[0] as Collection

const nameText = (change: Change): string =>
  change.change === 'ordered'
    ? restoring.lists[change.path as keyof typeof restoring.lists]
    : restoring.names[collectionOf(change)](change.name)

/** What a restore will change, by name, before it starts. */
const BackupChanges = ({ changes }: { changes: readonly Change[] }) => (
  <>
    <div className="divide-y divide-hairline border-y border-hairline text-ink">
      {(['added', 'changed', 'removed', 'ordered'] as const).map((kind) => (
        <Changes
          key={kind}
          title={restoring.changes[kind]}
          changes={changes.filter(({ change }) => change === kind)}
          isOpen={changes.length <= NAMES_SHOWN}
        />
      ))}
    </div>
    {changes.some(({ change }) => change !== 'added') ? <p>{words.ask.kept}</p> : null}
  </>
)

function Changes({
  title,
  changes,
  isOpen,
}: {
  title: string
  changes: readonly Change[]
  isOpen: boolean
}) {
  if (changes.length === 0) return null
  const summary = (
    <span className="py-2">
      <strong className="font-semibold">{title}</strong> {countsOf(changes).join(restoring.join)}
    </span>
  )
  // The summary says everything about documents without a name.
  if (changes.every(({ name }) => name === ''))
    return <p className="flex min-h-11 items-center">{summary}</p>
  return (
    <Disclosure title={summary} open={isOpen}>
      <ul className="list-disc pb-2 ps-5">
        {changes.map((change) => (
          <li key={change.path} className="wrap-anywhere">
            {nameText(change)}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Counts of products and members, and the names of what there is one of. */
function countsOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(collectionOf))].flatMap((collection) => {
    const same = changes.filter((change) => collectionOf(change) === collection)
    const isList = same.some(({ change }) => change !== 'ordered') && collection in restoring.counts
    return isList
      ? restoring.counts[collection as keyof typeof restoring.counts](same.length)
      : same.map(nameText)
  })
}
