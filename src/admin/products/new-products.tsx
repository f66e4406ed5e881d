import { Crop, ImageOff, ImagePlus, X } from 'lucide-react'
import { useState, type Ref } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import { uploader } from '../../copy/uploader'
import { cn } from '../../lib/cn'
import { trimmed } from '../../lib/plain-text'
import { NAME_MAX } from '../../limits'
import { IconBubble } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { PictureFrame, productGround } from '../../ui/picture-frame'
import { ErrorSummary, useFieldErrors } from '../form/field-errors'
import { DraftNote } from '../form/form-frame'
import { isBusy } from '../form/use-writes'
import { ItemStatus } from '../list/item-status'
import { ImageLinkForm } from '../pictures/image-link-form'
import { ImageUploader } from '../pictures/image-uploader'
import { CropPicture } from '../pictures/crop-picture'
import { UploadStatus } from '../pictures/upload-status'
import { IconButton, TextButton } from '../ui/buttons'
import { TextField } from '../ui/fields'
import { handOnFocus } from '../ui/focus'
import { tooLong } from '../ui/too-long'
import { prepareProduct, type NewRow, type useNewProducts } from './use-new-products'

type Form = ReturnType<typeof useNewProducts>
type Props = {
  form: Form
  hasRoomFor: number
  heading: Ref<HTMLHeadingElement>
  /** Null while the form cannot be closed. */
  onClose: (() => void) | null
}

export function NewProducts({ form, hasRoomFor, heading, onClose }: Props) {
  const { rows } = form
  const isFull = rows.filter((row) => row.upload).length > hasRoomFor
  // A picture that is being prepared is waited for.
  const toAdd = rows.filter(
    (row) => row.upload && row.upload.state.status !== 'failed' && !isBusy(row.write),
  )
  const isSaving = form.isSaving || rows.some((row) => isBusy(row.write))
  const [first] = rows
  const labelOf = ({ place }: NewRow) =>
    rows.length > 1 ? words.add.nameOf(place) : words.labels.name
  const errors = toAdd.flatMap((row) => {
    const { name, key } = row
    const message = trimmed(name) === '' ? words.add.blank : tooLong(name, NAME_MAX)
    return message === null ? [] : [{ name: key, label: labelOf(row), message }]
  })
  const { frame, summary, errorOf, refuse } = useFieldErrors(errors)

  return (
    <section aria-labelledby="add-product">
      <ImageUploader
        isMultiple
        onFiles={form.take}
        linkForm={<ImageLinkForm onLink={form.takeLink} hold={form.hold} />}
        pastedInto={words.add.title}
        heading={{
          lead: (
            <IconBubble size={48} tone="sky">
              <ImagePlus size={24} />
            </IconBubble>
          ),
          text: <Heading ref={heading} onClose={onClose} />,
        }}
        actions={
          <TextButton
            variant="primary"
            text={isSaving ? words.add.saving : words.add.submit(toAdd.length)}
            className={cn('px-2', toAdd.length > 1 && 'basis-full!')}
            disabled={toAdd.length === 0 || isFull}
            loading={isSaving}
            onClick={
              errors.length > 0 ? refuse : () => void form.saveAll(toAdd.map(({ key }) => key))
            }
          />
        }
      >
        <DraftNote draft={form.draft} onDiscard={form.discardNames} />
        {form.others.length > 0 ? (
          <p className="text-small text-muted">{words.add.waiting(form.others)}</p>
        ) : null}
        {isFull ? <Notice tone="warn">{words.add.full}</Notice> : null}
        {first?.upload ? (
          <div ref={frame} className="grid gap-3">
            <ErrorSummary {...summary} />
            <ul className="grid gap-3">
              {rows.map((row) => (
                <NewProductRow
                  key={row.key}
                  form={form}
                  row={row}
                  label={labelOf(row)}
                  error={errorOf(row.key)}
                />
              ))}
            </ul>
          </div>
        ) : null}
        {first && !first.upload ? (
          <NameField form={form} row={first} label={words.labels.name} error={null} />
        ) : null}
      </ImageUploader>
    </section>
  )
}

type HeadingProps = Pick<Props, 'onClose'> & { ref: Props['heading'] }

const Heading = ({ ref, onClose }: HeadingProps) => (
  <div className="flex items-start justify-between gap-2">
    <div>
      <h3 ref={ref} tabIndex={-1} id="add-product" className="text-button">
        {words.add.title}
      </h3>
      <p className="text-tiny text-muted">
        {words.add.hint}
        <br />
        {uploader.consent}
      </p>
    </div>
    {onClose ? (
      <IconButton
        label={words.add.close}
        icon={<X size={20} />}
        onClick={onClose}
        className="-me-2 -mt-2"
      />
    ) : null}
  </div>
)

type RowProps = { form: Form; row: NewRow; label: string; error: string | null }

function NewProductRow({ form, row, label, error }: RowProps) {
  const { upload, write } = row
  const [isCropping, setCropping] = useState(false)
  // Stays while the picture is prepared again.
  const [picture, setPicture] = useState('')
  const ready = upload?.state.status === 'ready' ? upload.state.result : null
  if (ready && ready.preview !== picture) setPicture(ready.preview)
  if (!upload) return null
  const remove = () => form.remove(row.key)
  const save = () => void form.saveAll([row.key])
  const status = (
    <UploadStatus
      upload={upload}
      onRetry={(file) => form.prepareAgain(row.key, { ...(file && { file }) })}
    />
  )
  const isRefused = upload.state.status === 'failed'
  const isSaving = isBusy(write)
  return (
    <li ref={handOnFocus} className="grid gap-2.5 rounded-control bg-desk p-3">
      <div className="flex items-center gap-3">
        {picture ? (
          <PictureFrame
            kind="product"
            src={picture}
            frame={{
              className: cn('size-16 shrink-0 rounded-badge', productGround(row.position - 1)),
            }}
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
            status
          )}
        </div>
        <IconButton
          label={uploader.remove(trimmed(row.name) || upload.name)}
          icon={<X size={18} />}
          disabled={isSaving}
          onClick={remove}
          className="-me-1 self-start"
        />
      </div>
      {/* A refused picture keeps its name for the one that takes its place. */}
      {isRefused ? status : <NameField form={form} row={row} label={label} error={error} />}
      {isCropping && upload.file && !isRefused ? (
        <CropPicture
          picture={picture ? upload.file : null}
          kind="product"
          onCrop={(area) => form.prepareAgain(row.key, { prepare: prepareProduct(area) })}
        />
      ) : null}
      {/* Also while it is prepared: what stands below must not move away from a finger. */}
      {upload.file && !isRefused && !isCropping ? (
        <TextButton
          ref={handOnFocus}
          text={uploader.crop.open}
          icon={Crop}
          aria-label={uploader.crop.openFor(trimmed(row.name) || upload.name)}
          disabled={isSaving}
          onClick={() => setCropping(true)}
          className="justify-self-start"
        />
      ) : null}
      <ItemStatus
        write={write.status === 'failed' ? { ...write, retry: save } : write}
        onGiveUp={remove}
      />
    </li>
  )
}

const NameField = ({ form, row, label, error }: RowProps) => (
  <TextField
    field={{
      name: row.key,
      value: row.name,
      onChange: (name) => form.rename(row.key, name),
      error,
    }}
    label={label}
    input={{ selectsText: true, disabled: isBusy(row.write), maxLength: NAME_MAX }}
  />
)
