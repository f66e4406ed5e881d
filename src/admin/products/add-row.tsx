import { Crop, ImageOff, X } from 'lucide-react'
import { useState } from 'react'
import { admin } from '../../copy/admin'
import { adminProducts as words } from '../../copy/admin-products'
import { uploader } from '../../copy/uploader'
import { cn } from '../../lib/cn'
import { NAME_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { PictureFrame, productGround } from '../../ui/picture-frame'
import { TextField } from '../ui/text-field'
import { isBusy } from '../editing/write-status'
import type { Area } from '../image/area'
import { PlacePicture } from '../pictures/place-picture'
import { IconButton } from '../ui/icon-button'
import { UploadStatus } from '../ui/upload-status'
import type { AddRow } from './use-add-rows'

type Props = {
  row: AddRow
  label: string
  onRename: (name: string) => void
  onRetryUpload: () => void
  /** Receives the part that the gallery shows. */
  onPlace: (area: Area) => void
  onRetrySave: () => void
  onRemove: () => void
}

export function AddRowItem({ row, label, onRename, onRetryUpload, onPlace, onRetrySave, onRemove }: Props) {
  const { upload, write } = row
  const [isPlacing, setPlacing] = useState(false)
  // Stays while the picture is prepared again.
  const [picture, setPicture] = useState('')
  const ready = upload?.state.status === 'ready' ? upload.state.result : null
  if (ready && ready.preview !== picture) setPicture(ready.preview)
  if (!upload) return null
  const canPlace = ready !== null && upload.file !== null && ready.afterBytes > 0
  const isRefused = upload.state.status === 'failed'
  const isSaving = isBusy(write)
  return (
    <li className="grid gap-3 rounded-control bg-desk p-3">
      <div className="flex items-start gap-3">
        {picture ? (
          <PictureFrame
            place="product"
            src={picture}
            fallback="/placeholder.svg"
            frame={{ className: cn('size-16 shrink-0 rounded-badge', productGround(row.position - 1)) }}
          />
        ) : (
          <div className="edged grid size-16 shrink-0 place-items-center rounded-badge bg-skeleton text-hint">
            <ImageOff size={22} aria-hidden className={isRefused ? '' : 'invisible'} />
          </div>
        )}
        <div className="min-w-0 flex-1">
          {/* A refused picture keeps its name for the retry. */}
          {isRefused ? (
            <p className="truncate text-tiny text-muted">
              <bdi>{upload.name}</bdi>
            </p>
          ) : (
            <TextField
              name={row.key}
              label={label}
              value={row.name}
              onChange={onRename}
              selectOnFocus
              disabled={isSaving}
              maxLength={NAME_MAX}
              error={row.name.trim() === '' ? words.add.blank : null}
            />
          )}
        </div>
        <IconButton
          label={uploader.remove(row.name.trim() || upload.name)}
          icon={<X size={18} aria-hidden />}
          disabled={isSaving}
          onClick={onRemove}
          className="-mt-1 -me-1"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 *:first:flex-1">
        <UploadStatus upload={upload} text={uploader} onRetry={onRetryUpload} />
        {canPlace && !isPlacing ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<Crop size={18} aria-hidden />}
            aria-label={uploader.place.openFor(row.name.trim() || upload.name)}
            disabled={isSaving}
            onClick={() => setPlacing(true)}
          >
            {uploader.place.open}
          </Button>
        ) : null}
      </div>
      {isPlacing && upload.file && !isRefused ? (
        <PlacePicture picture={upload.file} place="product" onPlace={onPlace} />
      ) : null}
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
