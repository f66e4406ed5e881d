import { Crop, ImageOff, X } from 'lucide-react'
import { useState } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import { uploader } from '../../copy/uploader'
import { cn } from '../../lib/cn'
import { NAME_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { PictureFrame, productGround } from '../../ui/picture-frame'
import { isBusy } from '../form/use-writes'
import type { Area } from '../image/area'
import { ItemStatus } from '../list/item-status'
import { PlacePicture } from '../pictures/place-picture'
import { UploadStatus } from '../pictures/upload-status'
import { IconButton } from '../ui/icon-button'
import { TextField } from '../ui/text-field'
import type { NewRow } from './use-new-products'

type Props = {
  row: NewRow
  label: string
  onRename: (name: string) => void
  /** Prepares the picture again, or another one in its place. */
  onRetry: (file?: File) => void
  /** Receives the part that the gallery shows. */
  onPlace: (area: Area) => void
  onSave: () => void
  onRemove: () => void
}

export function NewProductRow({ row, label, onRename, onRetry, onPlace, onSave, onRemove }: Props) {
  const { upload, write } = row
  const [isPlacing, setPlacing] = useState(false)
  // Stays while the picture is prepared again.
  const [picture, setPicture] = useState('')
  const ready = upload?.state.status === 'ready' ? upload.state.result : null
  if (ready && ready.preview !== picture) setPicture(ready.preview)
  if (!upload) return null
  const isRefused = upload.state.status === 'failed'
  const isSaving = isBusy(write)
  return (
    <li className="grid gap-2.5 rounded-control bg-desk p-3">
      <div className="flex items-center gap-3">
        {picture ? (
          <PictureFrame
            place="product"
            src={picture}
            fallback="/placeholder.svg"
            frame={{ className: cn('size-16 shrink-0 rounded-badge', productGround(row.position - 1)) }}
          />
        ) : (
          <div className="edged grid size-16 shrink-0 place-items-center rounded-badge bg-skeleton text-hint">
            <ImageOff size={22} className={isRefused ? '' : 'invisible'} />
          </div>
        )}
        <div className="min-w-0 flex-1">
          {isRefused ? (
            <p className="truncate text-tiny text-muted">
              <bdi>{upload.name}</bdi>
            </p>
          ) : (
            <UploadStatus upload={upload} onRetry={onRetry} />
          )}
        </div>
        <IconButton
          label={uploader.remove(row.name.trim() || upload.name)}
          icon={<X size={18} />}
          disabled={isSaving}
          onClick={onRemove}
          className="-me-1 self-start"
        />
      </div>
      {/* A refused picture keeps its name for the one that takes its place. */}
      {isRefused ? (
        <UploadStatus upload={upload} onRetry={onRetry} />
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
      {isPlacing && upload.file && !isRefused ? (
        <PlacePicture picture={upload.file} place="product" onPlace={onPlace} />
      ) : ready && upload.file ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Crop size={18} />}
          aria-label={uploader.place.openFor(row.name.trim() || upload.name)}
          disabled={isSaving}
          onClick={() => setPlacing(true)}
          className="justify-self-start"
        >
          {uploader.place.open}
        </Button>
      ) : null}
      <ItemStatus write={write.status === 'failed' ? { ...write, retry: onSave } : write} onGiveUp={onRemove} />
    </li>
  )
}
