import { useEffect } from 'react'
import { adminProducts } from '../../copy/admin/products'
import type { Product } from '../../data/content/products'
import type { ProductFields } from '../../data/store/products'
import { NAME_MAX_CHARS } from '../../limits'
import { discardWithUndo } from '../form/discard'
import { DraftNote } from '../form/draft-note'
import { ErrorSummary, useFieldErrors } from '../form/field-errors'
import type { FormHandle } from '../form/form-handle'
import { TextButton } from '../ui/buttons'
import { Dialog } from '../ui/dialog'
import { TextField, textProps } from '../ui/fields'
import { closeMessage } from '../ui/sticky-message'
import { isBusy } from '../writes/write-state'
import { productErrors } from './product-errors'
import { ProductImage } from './product-image'
import { savingTopic } from './use-product-form'

type EditorProps = {
  product: Product
  form: FormHandle<ProductFields>
  largeImages: Map<string, string>
  /** Saves, or calls `refuse` when a field is invalid. */
  onSave: (refuse: () => void) => void
  onClose: () => void
  returnFocus: () => void
}

/** The form of one product. Closing it keeps the changes; its cancel button discards them, with an undo. */
export function ProductEditor(props: EditorProps) {
  const { product, form, largeImages, onSave, onClose, returnFocus } = props
  const { typed, set, changed } = form
  const errors = productErrors(typed)
  const { root, summary, errorOf, refuse } = useFieldErrors(errors)
  const topic = savingTopic(product.id)
  useEffect(() => () => closeMessage(topic), [topic])
  const cancel = () => {
    if (form.unsent.length > 0) discardWithUndo(form)
    // The note about images that were not kept is read.
    else form.discard()
    onClose()
  }
  const close = async () => {
    if (form.unsent.length === 0 && !form.images.isAnyPendingNow()) cancel()
    // An image that is being prepared would be given up with its field.
    else if (await form.images.whenReady()) onClose()
  }
  const save = () => onSave(refuse)
  return (
    <Dialog
      open
      onClose={() => void close()}
      returnFocus={returnFocus}
      title={adminProducts.edit.title(product.name)}
      footer={
        <>
          <TextButton text={adminProducts.edit.cancel} onClick={cancel} />
          <TextButton
            variant="primary"
            text={adminProducts.edit.save}
            isLoading={isBusy(form.write)}
            onClick={save}
            className="flex-1"
          />
        </>
      }
    >
      <div ref={root} className="grid gap-4">
        <DraftNote draft={form.draft} onDiscard={() => discardWithUndo(form)} />
        <ErrorSummary {...summary} />
        <TextField
          field={textProps(typed, set, { errorOf })('name')}
          ref={focusNextFrame}
          label={adminProducts.labels.name}
          onEnter={save}
          required
          input={{ selectsText: !changed.includes('name'), maxLength: NAME_MAX_CHARS }}
        />
        <ProductImage
          key={form.images.discards}
          product={product}
          form={form}
          largeImages={largeImages}
        />
      </div>
    </Dialog>
  )
}

/** Focuses a field after the dialog has remembered which control opened it. */
const focusNextFrame = (field: HTMLInputElement | null) =>
  void requestAnimationFrame(() => field?.focus())
