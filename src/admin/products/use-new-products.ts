import { useState } from 'react'
import type { Product } from '../../data/content/products'
import { isVisible } from '../../lib/visibility'
import type { LinkFieldState } from '../image-fields/image-link-form'
import { usePendingImages, type PendingImages } from '../image-fields/pending-images'
import type { Upload } from '../image-fields/upload-job'
import { useUploads, type Uploads } from '../image-fields/use-uploads'
import { useUnsaved } from '../writes/unsaved'
import type { WriteState } from '../writes/write-state'
import { nameOfFile } from './name-of-file'
import { hostedProduct, linkedProduct, prepareProduct, type ProductImages } from './prepare-product'
import { suggestedNames } from './suggested-names'
import { useAdding, type Adding, type StoredProduct } from './use-adding'
import { useNewNames, type NewNames } from './use-new-names'

/** A product to add. */
export type NewRow = {
  /** The key of its image, also before that is chosen. */
  key: string
  upload: Upload<ProductImages> | null
  /** Its number among the rows that were not refused, from 1; 0 for a refused one. */
  rowNumber: number
  /** The position that the product has or will have in the list. */
  position: number
  /** Whether its product is in the list already: its answer has not come yet, or the row was changed meanwhile. */
  isStored: boolean
  name: string
  /** The name that was typed; null while the suggested one is used. */
  typed: string | null
  write: WriteState
}

export type NewProductsHandle = Pick<Adding, 'isSaving' | 'remove'> & {
  rows: readonly NewRow[]
  /** Adds the products of these rows. Calls `onInvalid` when the name of one was made invalid meanwhile. */
  saveAll: (keys: readonly string[], onInvalid: () => void) => Promise<void>
  names: NewNames
  /** Whether an image was chosen, or a name or a link typed. */
  isDirty: boolean
  /** The link that is typed or being tried, for which leaving waits. */
  pendingImages: PendingImages
  /** The link that is typed for the next image. */
  link: LinkFieldState
  addFiles: (files: File[], mode: 'base64' | 'hosted') => void
  addLink: (link: string) => void
  prepareAgain: Uploads<ProductImages>['retry']
}

/**
 * The products to add, one for each image that was chosen.
 * @param onStored called with the stored products, and whether no row is left
 */
export function useNewProducts(
  products: readonly Product[] | null,
  onStored: (products: readonly StoredProduct[], isDone: boolean) => void,
): NewProductsHandle {
  const uploads = useUploads<ProductImages>()
  const { items, nextKey } = uploads
  const names = useNewNames(items.map(({ key }) => key))
  const [link, setLink] = useState('')
  const pendingImages = usePendingImages()
  const isDirty = items.length > 0 || names.isDirty || link !== ''
  useUnsaved(isDirty || pendingImages.isAnyPending)

  const { writeOf, storedFor, saveAll, ...adding } = useAdding({
    products,
    uploads,
    names,
    isLinkPendingNow: pendingImages.isAnyPendingNow,
    onStored,
  })
  const count = products?.filter(isVisible).length ?? 0
  const slots = items.length > 0 ? items : [null]
  const acceptedSlots = slots.filter((upload) => upload?.state.status !== 'failed')
  const unstoredSlots = acceptedSlots.filter((upload) => !upload || !storedFor(upload.key))
  const files = unstoredSlots.map((upload) => (upload?.file ? upload.name : ''))
  const byKey = (all: readonly string[]) =>
    new Map(unstoredSlots.map((upload, index) => [upload?.key ?? nextKey, all[index] ?? '']))
  const takenNames = products?.map(({ name }) => name) ?? []
  const suggestions = byKey(suggestedNames(files, count + 1, takenNames))
  const rows = slots.map((upload): NewRow => {
    const key = upload?.key ?? nextKey
    const typed = names.typedFor(key)
    const rowNumber = acceptedSlots.indexOf(upload) + 1
    const stored = storedFor(key)
    const name = typed ?? stored?.name ?? suggestions.get(key) ?? upload?.name ?? ''
    return {
      key,
      upload,
      rowNumber,
      position: stored?.order ?? count + unstoredSlots.indexOf(upload) + 1,
      isStored: stored !== null,
      typed,
      name,
      write: writeOf(key),
    }
  })

  // While the list is loading, the positions are unknown. The save then numbers a product without a name.
  const shownNames = products
    ? new Map(rows.map(({ key, name }) => [key, name]))
    : byKey(files.map(nameOfFile))

  return {
    ...adding,
    rows,
    // Each stored product would change the suggested names of the rows after it. So the names shown now are stored.
    saveAll: (keys, onInvalid) => saveAll(keys, shownNames, onInvalid),
    names,
    isDirty,
    pendingImages,
    link: { text: link, set: setLink },
    addFiles: (files, mode) => {
      const isHosted = mode === 'hosted'
      names.giveTo(uploads.add(files, isHosted ? hostedProduct : prepareProduct(), isHosted))
    },
    addLink: (address) =>
      names.giveTo([uploads.addLink(address, { value: linkedProduct(address), preview: address })]),
    prepareAgain: uploads.retry,
  }
}
