import { Check, ImageUp, RefreshCw, TriangleAlert } from 'lucide-react'
import { uploader } from '../../copy/admin/uploader'
import { hostOf } from '../../lib/links/stored-link'
import { quoteName } from '../../lib/text/arabic'
import { Ltr } from '../../ui/bdi'
import { Notice } from '../../ui/notice'
import type { ImageWarning } from '../image-encoding/image-warning'
import { CopyButton, FileButton, TextButton } from '../ui/buttons'
import { moveFocusOnRemoval } from '../ui/focus'
import { ProgressBar } from '../ui/progress-bar'
import { ACCEPTED_TYPES } from './image-uploader'
import type { Upload, UploadErrorCode } from './upload-job'

/** The errors after which the same file may succeed. */
const RETRYABLE: ReadonlySet<UploadErrorCode> = new Set(['timeout', 'aborted', 'failed', 'host'])

export type UploaderWords = typeof uploader

/** Says why visitors may not recognise an image that can be stored. */
export function ImageWarningNotice({ warning }: { warning: ImageWarning | null }) {
  return warning ? (
    <Notice tone="warn" role="status">
      {uploader.warnings[warning]}
    </Notice>
  ) : null
}

type StatusProps<T> = {
  upload: Upload<T>
  text?: UploaderWords | undefined
  /** Prepares the same image again, or another file in its place. */
  onRetry: (file?: File) => void
}

export function UploadStatus<T>({ upload, text = uploader, onRetry }: StatusProps<T>) {
  const { state } = upload
  if (state.status === 'ready') {
    const { preview } = state.result
    if (!preview.startsWith('data:'))
      return (
        <Notice>
          <p className="mb-2">{uploader.link.notice(hostOf(preview))}</p>
          <CopyButton value={preview} words={uploader} />
        </Notice>
      )
    return (
      <>
        <p role="status" className="flex min-h-10 items-center gap-1.5 text-small text-secondary">
          {text.ready}
          <Check size={18} className="shrink-0" />
        </p>
        <ImageWarningNotice warning={state.warning} />
      </>
    )
  }
  if (state.status === 'failed')
    return (
      <div ref={moveFocusOnRemoval} className="grid justify-items-start gap-2">
        <p role="alert" className="flex items-start gap-2 text-small text-red-600">
          <TriangleAlert size={18} className="mt-1 shrink-0" />
          {text.errors[state.code]}
        </p>
        {RETRYABLE.has(state.code) ? (
          <TextButton text={text.retry} icon={RefreshCw} onClick={() => onRetry()} />
        ) : (
          <FileButton
            accept={ACCEPTED_TYPES}
            variant="outline"
            text={text.another}
            icon={ImageUp}
            onFiles={([file]) => onRetry(file)}
            className="px-4"
          />
        )}
      </div>
    )
  const percent = state.status === 'working' ? state.percent : 0
  return (
    <div className="grid min-h-10 content-center gap-1.5">
      <p className="flex justify-between gap-2 text-tiny text-muted">
        <span>{state.status === 'working' ? text.working : text.queued}</span>
        {state.status === 'working' ? <Ltr>{percent}%</Ltr> : null}
      </p>
      <ProgressBar value={percent} label={`${text.working}: ${quoteName(upload.name)}`} />
    </div>
  )
}
