import { useState } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminProducts } from '../../copy/admin/products'
import type { Product } from '../../data/content/products'
import { cleanProduct, saveProduct } from '../../data/store/products'
import { productFormName } from '../form/form-name'
import { sendWhenReady } from '../form/send-when-ready'
import { useForm } from '../form/use-form'
import type { LiveList } from '../list/use-list'
import { notify } from '../ui/toast'
import { notifyFailed, notifyOpenGone, partsAboutClashes } from '../writes/messages'
import { productErrors } from './product-errors'

/** The topic of the message about an image without which a product was not saved. */
export const savingTopic = (id: string) => `save:${id}` as const

type Options = {
  /** Called when a save begins, once the image is ready, or when nothing is left to save. */
  onSend: () => void
  onSaved: () => void
  list: Pick<LiveList<Product>, 'isDeletedHere' | 'stopFailed'>
}

/** The form of a stored product, and its save. */
export function useProductForm(product: Product, { onSend, onSaved, list }: Options) {
  const storedProduct = cleanProduct(product)
  const [largeImages] = useState(() => new Map<string, string>())
  const form = useForm({
    name: productFormName(product.id),
    live: storedProduct,
    blank: storedProduct,
    clean: cleanProduct,
    save: (base, mine, options) => saveProduct(base, mine, { ...options, largeImages }),
    onSend: () => list.stopFailed(product.id),
  })
  const send = async () => {
    onSend()
    await form.save({
      onSaved: (clashes) => {
        onSaved()
        // The card shows that the product is saved. Only clashes, which the card cannot show, need a message.
        const parts = partsAboutClashes(clashes, adminProducts.labels)
        if (parts) notify({ title: adminProducts.edit.saved(product.name), ...parts })
      },
      // A deleted product has no card that could show the failure.
      onFailed: ({ reason }) => {
        if (reason === 'gone' && !list.isDeletedHere(product.id))
          notifyOpenGone({ id: product.id, noun: adminProducts.noun(product.name) })
      },
    })
  }
  const save = (refuse: () => void) =>
    sendWhenReady({
      whenReady: form.images.whenReadyToSave,
      isInvalid: () => productErrors(form.getCurrent().typed).length > 0,
      isChanged: () => form.getCurrent().changed.length > 0,
      refuse,
      onImageFailed: () =>
        notifyFailed({
          topic: savingTopic(product.id),
          title: adminProducts.edit.unready,
          text: admin.unready,
        }),
      onUnchanged: onSend,
      send,
    })
  return {
    form,
    /** The large images of the small ones that the form gets. */
    largeImages,
    /** Saves the changes, once the image is ready; calls `refuse` instead when a field is invalid by then. */
    save: (refuse: () => void) => void save(refuse),
  }
}
