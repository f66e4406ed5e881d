import { ImageOff, X } from 'lucide-react'
import { admin } from '../../copy/admin'
import { adminProducts as words } from '../../copy/admin-products'
import { uploader } from '../../copy/uploader'
import { NAME_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { TextField } from '../ui/text-field'
import { isBusy } from '../editing/write-status'
import { IconButton } from '../ui/icon-button'
import { UploadStatus } from '../ui/upload-status'
import type { AddRow } from './use-add-rows'

type Props = {
  row: AddRow
  label: string
  onRename: (name: string) => void
  onRetryUpload: () => void
  onRetrySave: () => void
  onRemove: () => void
}

export function AddRowItem({ row, label, onRename, onRetryUpload, onRetrySave, onRemove }: Props) {
  const { upload, write } = row
  if (!upload) return null
  const isRefused = upload.state.status === 'failed'
  const status = <UploadStatus upload={upload} text={uploader} onRetry={onRetryUpload} />
  const isSaving = isBusy(write)
  return (
    <li className="grid gap-3 rounded-control bg-desk p-3">
      <div className="flex items-start gap-3">
        <div className="edged grid size-16 shrink-0 place-items-center overflow-hidden rounded-badge bg-skeleton text-hint">
          {upload.state.status === 'ready' ? (
            <img src={upload.state.result.preview} alt="" className="size-full object-contain" />
          ) : (
            <ImageOff size={22} aria-hidden className={upload.state.status === 'failed' ? '' : 'invisible'} />
          )}
        </div>
        <div className="min-w-0 flex-1">
          <p className="truncate text-tiny text-muted">
            <bdi>{upload.name}</bdi>
          </p>
          {isRefused ? null : status}
        </div>
        <IconButton
          label={uploader.remove(row.name.trim() || upload.name)}
          icon={<X size={18} aria-hidden />}
          disabled={isSaving}
          onClick={onRemove}
          className="-mt-1 -me-1"
        />
      </div>
      {/* A refused picture keeps its name for the retry. */}
      {isRefused ? (
        status
      ) : (
        <TextField
          label={label}
          value={row.name}
          onChange={onRename}
          selectOnFocus
          disabled={isSaving}
          maxLength={NAME_MAX}
          error={row.name.trim() === '' ? words.add.blank : null}
        />
      )}
      {write.status === 'waiting' ? (
        <p role="status" className="text-small text-accent">
          {admin.save.waiting}
        </p>
      ) : null}
      {write.status === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 rounded-chip bg-rose px-3 py-2">
          <p className="text-small text-ink">
            <strong className="font-semibold text-red-600">{words.add.failed}.</strong> {admin.reasons[write.reason]}
          </p>
          <Button variant="danger" size="sm" onClick={onRetrySave}>
            {words.add.retry}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
