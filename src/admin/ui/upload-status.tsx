import { Check, RefreshCw, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { ProgressBar } from './progress-bar'
import type { Upload, UploadErrorCode } from './use-uploads'

export type UploadStatusText = {
  working: string
  waiting: string
  ready: string
  retry: string
  link: { broken: string; notice: (host: string) => string }
  copy: string
  copied: string
  copyFailed: string
  errors: Record<UploadErrorCode, string>
}

export function UploadStatus<T>({
  upload,
  text,
  onRetry,
}: {
  upload: Upload<T>
  text: UploadStatusText
  onRetry: () => void
}) {
  const { state, file } = upload
  if (state.status === 'ready')
    return file && state.result.afterBytes > 0 ? (
      <p role="status" className="flex items-center gap-1.5 text-small text-secondary">
        {text.ready}
        <Check size={18} aria-hidden className="shrink-0" />
      </p>
    ) : (
      <Linked link={state.result.preview} text={text} />
    )
  if (state.status === 'failed')
    return (
      <div className="grid gap-2">
        <p role="alert" className="flex items-start gap-2 text-small text-red-600">
          <TriangleAlert size={18} aria-hidden className="mt-1 shrink-0" />
          {text.errors[state.code]}
        </p>
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshCw size={18} aria-hidden />}
          onClick={onRetry}
          className="justify-self-start"
        >
          {text.retry}
        </Button>
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

function Linked({ link, text }: { link: string; text: UploadStatusText }) {
  const host = URL.canParse(link) ? new URL(link).hostname : ''
  return (
    <div className="grid gap-2">
      <p className="text-small text-muted">{text.link.notice(host)}</p>
      <CopyButton value={link} text={text} size="sm" />
    </div>
  )
}
