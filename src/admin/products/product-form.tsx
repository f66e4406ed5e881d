import { ImagePlus, X } from 'lucide-react'
import { useCallback, useEffect, type Ref } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import { uploader } from '../../copy/uploader'
import type { Product } from '../../data/content/products'
import { cn } from '../../lib/cn'
import { NAME_MAX, ORDER_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { IconBubble } from '../../ui/card'
import { TextField } from '../ui/text-field'
import { isBusy } from '../editing/write-status'
import { useFieldErrors } from '../editing/use-field-errors'
import { ErrorSummary } from '../ui/error-summary'
import { IconButton } from '../ui/icon-button'
import { ImageUploader } from '../ui/image-uploader'
import { hasFiles } from '../ui/use-file-drop'
import { Notice } from '../../ui/notice'
import { useListener } from '../../ui/use-listener'
import { DraftNotice } from '../editing/draft-notice'
import { hostedPicture, uploadModes } from '../pictures/image-modes'
import { notifyPasted } from '../pictures/notify-pasted'
import { useUnsaved } from '../editing/unsaved'
import { useDraft, useStoredDraft } from '../editing/use-draft'
import { AddRowItem } from './add-row'
import { prepareProduct, useAddRows, type AddRow, type OnAdded, type Pictures } from './use-add-rows'

const parseNames = (stored: unknown): string[] | null =>
  Array.isArray(stored) && stored.length > 0 && stored.every((name) => typeof name === 'string') ? stored : null

type Props = {
  products: readonly Product[] | null
  uid: string
  onAdded: OnAdded
  heading: Ref<HTMLHeadingElement>
  /**
   * Called when the form has content, such as a picture or a draft, and when a file is dragged over the page.
   * Must keep its identity.
   */
  onOpen: () => void
  /** Null while the form cannot be closed. */
  onClose: (() => void) | null
}

export function ProductForm({ products, uid, onAdded, heading, onOpen, onClose }: Props) {
  const draft = useDraft('products', uid, parseNames)
  const { rows, names, waiting, restoreNames, rename, take, takeLink, remove, retryUpload, saveAll, isDirty } =
    useAddRows(products, onAdded)
  useUnsaved(isDirty)
  useStoredDraft(draft, names.length > 0, names)
  const hasContent = isDirty || draft.stored !== null
  useEffect(() => {
    if (hasContent) onOpen()
  }, [hasContent, onOpen])
  useListener(document, 'dragenter', ({ dataTransfer }) => {
    if (hasFiles(dataTransfer)) onOpen()
  })
  const restore = () => {
    restoreNames(draft.stored?.value ?? [])
    draft.clear()
  }

  const hosted = useCallback(
    (files: File[]) =>
      take(
        files,
        hostedPicture((link): Pictures => ({ image: link, full: link })),
      ),
    [take],
  )
  const isFull = (products?.length ?? 0) + rows.filter((row) => row.upload).length > ORDER_MAX
  const ready = rows.filter((row) => row.upload?.state.status === 'ready' && !isBusy(row.write))
  const isSaving = rows.some((row) => isBusy(row.write))
  const [first] = rows
  const labelOf = ({ position }: AddRow) => (rows.length > 1 ? words.add.nameOf(position) : words.add.name)
  const errors = ready
    .filter(({ name }) => name.trim() === '')
    .map((row) => ({ name: row.key, label: labelOf(row), message: words.add.blank }))
  const { frame, summary, refuse } = useFieldErrors(errors)
  const others = first?.upload ? waiting : waiting.slice(1)

  return (
    <section aria-labelledby="add-product">
      <ImageUploader
        text={uploader}
        modes={uploadModes}
        isMultiple
        onFiles={(files, mode) => (mode === 'hosted' ? hosted(files) : take(files, prepareProduct()))}
        onLink={takeLink}
        onPasted={() => notifyPasted(words.add.title)}
        lead={
          <IconBubble size={48} tone="sky">
            <ImagePlus size={24} aria-hidden />
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
            {onClose && !hasContent ? (
              <IconButton
                label={words.add.close}
                icon={<X size={20} aria-hidden />}
                onClick={onClose}
                className="-me-2 -mt-2"
              />
            ) : null}
          </div>
        }
        actions={
          <Button
            size="sm"
            className={cn('w-full px-2', ready.length > 1 && 'col-span-full')}
            disabled={ready.length === 0 || isFull}
            loading={isSaving}
            onClick={errors.length > 0 ? refuse : () => void saveAll(ready)}
          >
            {isSaving ? words.add.saving : words.add.submit(ready.length)}
          </Button>
        }
      >
        {draft.stored ? <DraftNotice at={draft.stored.at} onRestore={restore} onDismiss={draft.dismiss} /> : null}
        {others.length > 0 ? <p className="text-small text-muted">{words.add.waiting(others)}</p> : null}
        {isFull ? <Notice tone="warn">{words.add.full}</Notice> : null}
        {first?.upload ? (
          <div ref={frame} className="grid gap-3">
            <ErrorSummary {...summary} />
            <ul className="grid gap-3">
              {rows.map((row) => (
                <AddRowItem
                  key={row.key}
                  row={row}
                  label={labelOf(row)}
                  onRename={(name) => rename(row.key, name)}
                  onRetryUpload={() => retryUpload(row.key)}
                  onPlace={(area) => retryUpload(row.key, prepareProduct(area))}
                  onRetrySave={() => void saveAll([row])}
                  onRemove={() => remove(row.key)}
                />
              ))}
            </ul>
          </div>
        ) : first ? (
          <TextField
            label={words.add.name}
            value={first.name}
            onChange={(name) => rename(first.key, name)}
            selectOnFocus
            maxLength={NAME_MAX}
            error={first.name.trim() === '' ? words.add.blank : null}
          />
        ) : null}
      </ImageUploader>
    </section>
  )
}
