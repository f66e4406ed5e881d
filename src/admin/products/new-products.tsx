import { ImagePlus, X } from 'lucide-react'
import type { Ref } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import { uploader } from '../../copy/uploader'
import { cn } from '../../lib/cn'
import { NAME_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { IconBubble } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { DraftNote } from '../form/draft-note'
import { ErrorSummary } from '../form/error-summary'
import { useFieldErrors } from '../form/use-field-errors'
import { isBusy } from '../form/use-writes'
import { hostedPicture } from '../pictures/image-modes'
import { ImageUploader } from '../pictures/image-uploader'
import { IconButton } from '../ui/icon-button'
import { TextField } from '../ui/text-field'
import { NewProductRow } from './new-product-row'
import { prepareProduct, type NewRow, type Pictures, type useNewProducts } from './use-new-products'

type Props = {
  form: ReturnType<typeof useNewProducts>
  hasRoomFor: number
  heading: Ref<HTMLHeadingElement>
  /** Null while the form cannot be closed. */
  onClose: (() => void) | null
}

const hosted = hostedPicture((link): Pictures => ({ image: link, full: link }))

export function NewProducts({ form, hasRoomFor, heading, onClose }: Props) {
  const { rows } = form
  const isFull = rows.filter((row) => row.upload).length > hasRoomFor
  const ready = rows.filter((row) => row.upload?.state.status === 'ready' && !isBusy(row.write))
  const isSaving = rows.some((row) => isBusy(row.write))
  const [first] = rows
  const labelOf = ({ position }: NewRow) => (rows.length > 1 ? words.add.nameOf(position) : words.fields.name)
  const errors = ready
    .filter(({ name }) => name.trim() === '')
    .map((row) => ({ name: row.key, label: labelOf(row), message: words.add.blank }))
  const { frame, summary, refuse } = useFieldErrors(errors)

  return (
    <section aria-labelledby="add-product">
      <ImageUploader
        isMultiple
        onFiles={(files, mode) => form.take(files, mode === 'hosted' ? hosted : prepareProduct())}
        onLink={form.takeLink}
        pastedInto={words.add.title}
        lead={
          <IconBubble size={48} tone="sky">
            <ImagePlus size={24} />
          </IconBubble>
        }
        heading={
          <div className="flex items-start justify-between gap-2">
            <div>
              <h3 ref={heading} tabIndex={-1} id="add-product" className="text-button">
                {words.add.title}
              </h3>
              <p className="text-tiny text-muted">
                {words.add.hint}
                <br />
                {uploader.consent}
              </p>
            </div>
            {onClose ? (
              <IconButton label={words.add.close} icon={<X size={20} />} onClick={onClose} className="-me-2 -mt-2" />
            ) : null}
          </div>
        }
        actions={
          <Button
            size="sm"
            className={cn('px-2', ready.length > 1 && 'basis-full!')}
            disabled={ready.length === 0 || isFull}
            loading={isSaving}
            onClick={errors.length > 0 ? refuse : () => void form.saveAll(ready)}
          >
            {isSaving ? words.add.saving : words.add.submit(ready.length)}
          </Button>
        }
      >
        <DraftNote draft={form.draft} onDiscard={form.discardNames} />
        {form.others.length > 0 ? <p className="text-small text-muted">{words.add.waiting(form.others)}</p> : null}
        {isFull ? <Notice tone="warn">{words.add.full}</Notice> : null}
        {first?.upload ? (
          <div ref={frame} className="grid gap-3">
            <ErrorSummary {...summary} />
            <ul className="grid gap-3">
              {rows.map((row) => (
                <NewProductRow
                  key={row.key}
                  row={row}
                  label={labelOf(row)}
                  onRename={(name) => form.rename(row.key, name)}
                  onRetry={(file) => form.prepareAgain(row.key, { ...(file && { file }) })}
                  onPlace={(area) => form.prepareAgain(row.key, { prepare: prepareProduct(area) })}
                  onSave={() => void form.saveAll([row])}
                  onRemove={() => form.remove(row.key)}
                />
              ))}
            </ul>
          </div>
        ) : first ? (
          <TextField
            label={words.fields.name}
            value={first.name}
            onChange={(name) => form.rename(first.key, name)}
            selectOnFocus
            maxLength={NAME_MAX}
            error={first.name.trim() === '' ? words.add.blank : null}
          />
        ) : null}
      </ImageUploader>
    </section>
  )
}
