import { ImagePlus, X } from 'lucide-react'
import { type Ref } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminProducts } from '../../copy/admin/products'
import { uploader } from '../../copy/admin/uploader'
import { cn } from '../../lib/cn'
import { trimText } from '../../lib/text/plain-text'
import { NAME_MAX_CHARS } from '../../limits'
import { IconBubble } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { discardWithUndo } from '../form/discard'
import { DraftNote } from '../form/draft-note'
import { ErrorSummary, useFieldErrors } from '../form/field-errors'
import { ImageLinkForm } from '../image-fields/image-link-form'
import { ImageUploader } from '../image-fields/image-uploader'
import { isRefusedHosted } from '../image-fields/upload-job'
import { IconButton, TextButton } from '../ui/buttons'
import { tooLong } from '../ui/too-long'
import { isBusy } from '../writes/write-state'
import { NewProductRow } from './new-product-row'
import type { NewProductsHandle, NewRow } from './use-new-products'

type Props = {
  newProducts: NewProductsHandle
  freePositions: number
  heading: Ref<HTMLHeadingElement>
  /** Null while the form cannot be closed. */
  onClose: (() => void) | null
}

export function NewProducts({ newProducts, freePositions, heading, onClose }: Props) {
  const { rows } = newProducts
  const acceptedRows = rows.filter((row) => row.upload && row.upload.state.status !== 'failed')
  const isFull = acceptedRows.filter((row) => !row.isStored).length > freePositions
  const toAdd = acceptedRows.filter((row) => !isBusy(row.write))
  // A row whose product is in the list already changes it.
  const submitText = toAdd.some(({ isStored }) => isStored)
    ? admin.save.save
    : adminProducts.add.submit(toAdd.length)
  const isSaving = newProducts.isSaving || rows.some((row) => isBusy(row.write))
  const labelOf = ({ position }: NewRow) =>
    rows.length > 1 ? adminProducts.add.nameOf(position) : adminProducts.labels.name
  const errors = toAdd.flatMap((row) => {
    const { name, key } = row
    const message = trimText(name) === '' ? adminProducts.add.blank : tooLong(name, NAME_MAX_CHARS)
    return message === null ? [] : [{ name: key, label: labelOf(row), message }]
  })
  const { root, summary, errorOf, refuse } = useFieldErrors(errors)
  const save = (keys: readonly string[]) => {
    if (newProducts.pendingImages.tryLinks()) void newProducts.saveAll(keys, refuse)
  }

  return (
    <section aria-labelledby="add-product">
      <ImageUploader
        files={{
          isMultiple: true,
          add: newProducts.addFiles,
          isHostedRefused: rows.some(({ upload }) => upload && isRefusedHosted(upload)),
        }}
        link={{
          isTyped: newProducts.link.text !== '',
          form: (
            <ImageLinkForm
              typed={newProducts.link}
              onLink={newProducts.addLink}
              pendingImages={newProducts.pendingImages}
            />
          ),
        }}
        pastedInto={adminProducts.add.title}
        heading={{
          thumbnail: (
            <IconBubble size={48} tone="sky">
              <ImagePlus size={24} />
            </IconBubble>
          ),
          text: <Heading ref={heading} onClose={onClose} />,
        }}
        actions={
          <TextButton
            variant="primary"
            text={isSaving ? adminProducts.add.saving : submitText}
            className={cn('px-2', toAdd.length > 1 && 'basis-full!')}
            disabled={toAdd.length === 0 || isFull}
            isLoading={isSaving}
            onClick={errors.length > 0 ? refuse : () => save(toAdd.map(({ key }) => key))}
          />
        }
      >
        <DraftNote
          draft={newProducts.names.draft}
          onDiscard={() => discardWithUndo(newProducts.names)}
        />
        {newProducts.names.others.length > 0 ? (
          <p className="text-small text-muted">
            {adminProducts.add.unassigned(newProducts.names.others)}
          </p>
        ) : null}
        {isFull ? <Notice tone="warn">{adminProducts.add.full}</Notice> : null}
        <div ref={root} className="grid gap-3">
          <ErrorSummary {...summary} />
          <ul className="grid gap-3">
            {rows.map((row) => (
              <NewProductRow
                key={row.key}
                newProducts={newProducts}
                row={row}
                label={labelOf(row)}
                error={errorOf(row.key)}
                onSave={() => save([row.key])}
              />
            ))}
          </ul>
        </div>
      </ImageUploader>
    </section>
  )
}

type HeadingProps = Pick<Props, 'onClose'> & { ref: Props['heading'] }

function Heading({ ref, onClose }: HeadingProps) {
  return (
    <div className="flex items-start justify-between gap-2">
      <div>
        <h3 ref={ref} tabIndex={-1} id="add-product" className="text-button">
          {adminProducts.add.title}
        </h3>
        <p className="text-tiny text-muted">
          {adminProducts.add.hint}
          <br />
          {uploader.consent}
        </p>
      </div>
      {onClose ? (
        <IconButton
          label={adminProducts.add.close}
          icon={<X size={20} />}
          onClick={onClose}
          className="-me-2 -mt-2"
        />
      ) : null}
    </div>
  )
}
