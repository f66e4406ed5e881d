import { Crop, ImageOff, X } from 'lucide-react'
import { useState } from 'react'
import { uploader } from '../../copy/admin/uploader'
import { cn } from '../../lib/cn'
import { trimText } from '../../lib/text/plain-text'
import { NAME_MAX_CHARS } from '../../limits'
import { ImageFrame, productBackground } from '../../ui/image-frame'
import { LazyImageCropper } from '../image-fields/lazy-image-cropper'
import { UploadStatus } from '../image-fields/upload-status'
import { ItemStatus } from '../list/item-status'
import { IconButton, TextButton } from '../ui/buttons'
import { TextField } from '../ui/fields'
import { moveFocusOnRemoval } from '../ui/focus'
import { isBusy } from '../writes/write-state'
import { prepareProduct } from './prepare-product'
import type { NewProductsHandle, NewRow } from './use-new-products'

type NameProps = {
  newProducts: NewProductsHandle
  row: NewRow
  label: string
  error: string | null
}
type RowProps = NameProps & { onSave: () => void }

export function NewProductRow({ newProducts, row, label, error, onSave }: RowProps) {
  const { upload, write } = row
  const [isCropping, setCropping] = useState(false)
  // The last image is shown while another crop is prepared.
  const [image, setImage] = useState('')
  const ready = upload?.state.status === 'ready' ? upload.state.result : null
  if (ready && ready.preview !== image) setImage(ready.preview)
  const remove = () => newProducts.remove(row.key)
  const status = upload ? (
    <UploadStatus
      upload={upload}
      onRetry={(file) => newProducts.prepareAgain(row.key, { ...(file && { file }) })}
    />
  ) : null
  const isRefused = upload?.state.status === 'failed'
  const isSaving = isBusy(write)
  return (
    <li
      ref={moveFocusOnRemoval}
      className={cn('grid gap-2.5', upload && 'rounded-control bg-desk p-3')}
    >
      {upload ? (
        <div className="flex items-center gap-3">
          <Thumbnail image={image} rowNumber={row.rowNumber} isRefused={isRefused} />
          <div className="min-w-0 flex-1">
            {isRefused ? (
              <p className="truncate text-tiny text-muted">
                <bdi>{upload.name}</bdi>
              </p>
            ) : (
              status
            )}
          </div>
          <IconButton
            label={uploader.remove(trimText(row.name) || upload.name)}
            icon={<X size={18} />}
            disabled={isSaving}
            onClick={remove}
            className="-me-1 self-start"
          />
        </div>
      ) : null}
      {/* A refused image keeps its name for the next one. A name that is being typed stays mounted when its image comes. */}
      {isRefused ? (
        status
      ) : (
        <NameField newProducts={newProducts} row={row} label={label} error={error} />
      )}
      {isCropping && upload?.file && !isRefused ? (
        <LazyImageCropper
          image={image ? upload.file : null}
          kind="product"
          onCrop={(area) => newProducts.prepareAgain(row.key, { prepare: prepareProduct(area) })}
        />
      ) : null}
      {/* The button is there while the image is prepared, so that nothing below it moves. */}
      {upload?.file && !isRefused && !isCropping ? (
        <TextButton
          ref={moveFocusOnRemoval}
          text={uploader.crop.open}
          icon={Crop}
          aria-label={uploader.crop.openFor(trimText(row.name) || upload.name)}
          disabled={isSaving}
          onClick={() => setCropping(true)}
          className="justify-self-start"
        />
      ) : null}
      <ItemStatus write={write} onRetry={onSave} onGiveUp={remove} />
    </li>
  )
}

type ThumbnailProps = { image: string; rowNumber: number; isRefused: boolean }

/** The prepared image of a product to add. Before there is one, an empty square takes its place. */
function Thumbnail({ image, rowNumber, isRefused }: ThumbnailProps) {
  if (image === '')
    return (
      <div className="edged grid size-16 shrink-0 place-items-center rounded-badge bg-skeleton text-hint">
        <ImageOff size={22} className={isRefused ? '' : 'invisible'} />
      </div>
    )
  return (
    <ImageFrame
      kind="product"
      src={image}
      frame={{
        className: cn('size-16 shrink-0 rounded-badge', productBackground(rowNumber - 1)),
      }}
    />
  )
}

function NameField({ newProducts, row, label, error }: NameProps) {
  return (
    <TextField
      field={{
        name: row.key,
        value: row.name,
        onChange: (name) => newProducts.names.rename(row.key, name),
        error,
      }}
      label={label}
      input={{
        selectsText: row.typed === null,
        disabled: isBusy(row.write),
        maxLength: NAME_MAX_CHARS,
      }}
    />
  )
}
