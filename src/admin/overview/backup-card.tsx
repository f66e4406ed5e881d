import { useRef } from 'react'
import { overview } from '../../copy/admin-overview'
import { isBackupOld } from '../../data/pages/before-launch'
import { formatDate, formatMoment } from '../../lib/format'
import { Ltr } from '../../ui/bdi'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { NameList } from '../restoring/name-list'
import { RestoreStatus } from '../restoring/restore-status'
import { lastBackup, unfinishedRestore } from './backup-times'
import { FileQuestion } from './file-question'
import { useDownload, type Download } from './use-download'
import { useFileRestore } from './use-file-restore'

const words = overview.backup

export function BackupCard() {
  const download = useDownload()
  const chosen = useFileRestore()
  const { restoring, file, refused } = chosen
  const unfinished = unfinishedRestore.useStep()
  const input = useRef<HTMLInputElement>(null)
  const isBusy = chosen.isReading || restoring.isWorking
  const isWorking = download.isDownloading || isBusy

  return (
    <>
      <p className="text-card text-muted">{words.text}</p>
      {unfinished && chosen.isIdle ? (
        <Notice tone="warn" title={words.unfinished} className="mt-3">
          <span className="block">
            {words.unfinishedStep(unfinished.done, unfinished.total)}{' '}
            <time dateTime={unfinished.at.toISOString()}>{formatMoment(unfinished.at)}</time>.
          </span>
          <span className="block">{words.unfinishedHint}</span>
        </Notice>
      ) : (
        <LastBackup />
      )}
      <Arrived {...download} />
      {refused ? (
        <Notice tone="error" role="alert" title={words.refused} className="mt-3">
          <span className="block">{refused}</span>
        </Notice>
      ) : null}
      <RestoreStatus
        stage={restoring.stage}
        done={file && (file.damaged.size > 0 || !file.isIntact) ? words.doneRest : words.done}
        same={words.same}
        className="mt-3"
      />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button
          id="backup"
          variant="outline"
          size="sm"
          className="max-md:px-2"
          loading={download.isDownloading}
          disabled={isWorking}
          onClick={() => {
            chosen.reset()
            void download.download()
          }}
        >
          {download.isDownloading ? words.downloading : words.download}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="max-md:px-2"
          loading={isBusy}
          disabled={isWorking}
          onClick={() => input.current?.click()}
        >
          {chosen.isReading ? words.reading : words.restore}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={words.choose}
        className="hidden"
        onChange={(event) => {
          const [input] = event.target.files ?? []
          event.target.value = ''
          if (!input) return
          download.reset()
          void chosen.read(input)
        }}
      />
      <FileQuestion file={file} restoring={restoring} isResumed={unfinished !== null} onCancel={chosen.reset} />
    </>
  )
}

function LastBackup() {
  const last = lastBackup.useTime()
  return (
    <>
      {last ? (
        <p className="mt-1 text-card text-ink">
          {words.last} <time dateTime={last.toISOString()}>{formatDate(last)}</time>
        </p>
      ) : null}
      {last === null || isBackupOld(last) ? (
        <Notice tone={last ? 'warn' : 'info'} className="mt-3">
          {last ? words.remind : words.first}
        </Notice>
      ) : null}
    </>
  )
}

/** Asks whether the file arrived, and names what it does not contain. */
function Arrived({ made, download, noteArrived }: Download) {
  if (!made) return null
  return (
    <>
      {made.left.length > 0 ? (
        <Notice tone="warn" role="alert" title={words.left.title} className="mt-3">
          <NameList names={made.left} />
          <span className="block">{words.left.text}</span>
        </Notice>
      ) : null}
      <Notice
        role="status"
        title={words.arrived.title}
        className="mt-3"
        action={
          <>
            <Button size="sm" onClick={noteArrived}>
              {words.arrived.yes}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => void download()}>
              {words.arrived.again}
            </Button>
          </>
        }
      >
        <span className="block">
          {words.arrived.text} <Ltr className="wrap-anywhere">{made.file.name}</Ltr>
        </span>
      </Notice>
    </>
  )
}
