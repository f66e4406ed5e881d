import { Check, ImageUp, RefreshCw, TriangleAlert } from 'lucide-react'
import { uploader } from '../../copy/uploader'
import { Button } from '../../ui/button'
import { CopyButton } from '../ui/copy-button'
import { Notice } from '../../ui/notice'
import { ProgressBar } from '../ui/progress-bar'
import { PickButton } from './pick-button'
import type { Upload, UploadErrorCode } from './use-uploads'

/** What may succeed with the same file. */
const PASSING: ReadonlySet<UploadErrorCode> = new Set(['timeout', 'aborted', 'failed', 'host'])

export type UploaderWords = typeof uploader

type Props<T> = {
  upload: Upload<T>
  text?: UploaderWords
  /** Prepares the same picture again, or another one in its place. */
  onRetry: (file?: File) => void
}

export function UploadStatus<T>({ upload, text = uploader, onRetry }: Props<T>) {
  const { state } = upload
  if (state.status === 'ready') {
    const { preview } = state.result
    if (!preview.startsWith('data:')) return <Linked link={preview} />
    return (
      <p role="status" className="flex items-center gap-1.5 text-small text-secondary">
        {text.ready}
        <Check size={18} className="shrink-0" />
      </p>
    )
  }
  if (state.status === 'failed')
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert" className="flex items-start gap-2 text-small text-red-600">
          <TriangleAlert size={18} className="mt-1 shrink-0" />
          {text.errors[state.code]}
        </p>
        {PASSING.has(state.code) ? (
          <Button variant="quiet" size="sm" icon={<RefreshCw size={18} />} onClick={() => onRetry()}>
            {text.retry}
          </Button>
        ) : (
          <PickButton
            text={text.another}
            icon={<ImageUp size={18} />}
            onFiles={([file]) => onRetry(file)}
            className="px-4"
          />
        )}
      </div>
    )
  const percent = state.status === 'working' ? state.percent : 0
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-2 text-tiny text-muted">
        <span>{state.status === 'working' ? text.working : text.waiting}</span>
        {state.status === 'working' ? <bdi dir="ltr">{percent}%</bdi> : null}
      </p>
      <ProgressBar value={percent} label={`${text.working} ${upload.name}`} />
    </div>
  )
}

function Linked({ link }: { link: string }) {
  const host = URL.canParse(link) ? new URL(link).hostname : ''
  return (
    <Notice>
      <p className="mb-2">{uploader.link.notice(host)}</p>
      <CopyButton value={link} text={uploader} size="sm" />
    </Notice>
  )
}
