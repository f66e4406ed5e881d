import { useState, useSyncExternalStore } from 'react'
import { adminProducts } from '../../copy/admin/products'
import type { Product } from '../../data/content/products'
import { addProduct } from '../../data/store/products'
import { uniqueTimestampId } from '../../lib/new-ids'
import { createObservable } from '../../lib/observable'
import { trimText } from '../../lib/text/plain-text'
import { sendWhenReady } from '../form/send-when-ready'
import type { Uploads } from '../image-fields/use-uploads'
import { useLatest } from '../ui/use-latest'
import { useWritesByKey } from '../writes/use-writes'
import type { WriteState } from '../writes/write-state'
import type { ProductImages } from './prepare-product'
import { productErrors } from './product-errors'
import type { NewNames } from './use-new-names'

type Options = {
  products: readonly Product[] | null
  uploads: Uploads<ProductImages>
  names: NewNames
  /** Whether a link is typed or being tried. */
  isLinkPendingNow: () => boolean
  /** Called with the stored products, and whether no row is left. */
  onStored: (products: readonly StoredProduct[], isDone: boolean) => void
}

/** A product as a row has stored it. */
export type StoredProduct = {
  id: string
  name: string
  /** Whether it was in the list before: the row has changed it. */
  isChange: boolean
}

export type Adding = {
  writeOf: (key: string) => WriteState
  /** The product that was stored for a row and is in the list; null without one. */
  storedFor: (key: string) => Product | null
  isSaving: boolean
  /**
   * Adds the products of these rows. Calls `onInvalid` when the name of one was made invalid meanwhile.
   * @param untypedNames the names to store where none was typed, by the keys of the rows
   */
  saveAll: (
    keys: readonly string[],
    untypedNames: ReadonlyMap<string, string>,
    onInvalid: () => void,
  ) => Promise<void>
  /** Removes a row. */
  remove: (key: string) => void
}

/** Stores the products to add, one after the other. A row leaves once its product is stored. */
export function useAdding(options: Options): Adding {
  const { products, uploads, names, isLinkPendingNow, onStored } = options
  // Each row keeps its id, so that a retry cannot add the product twice.
  const [ids] = useState(() => createObservable<ReadonlyMap<string, string>>(new Map()))
  const idsByKey = useSyncExternalStore(ids.subscribe, ids.get)
  const newest = useLatest({ products, onStored })
  const { writeOf, run, hideFailure } = useWritesByKey()

  const remove = (key: string) => {
    uploads.remove(key)
    ids.set(new Map([...ids.get()].filter(([other]) => other !== key)))
    // A product that is stored after its row was removed is still reported.
    hideFailure(key)
    names.forget(key)
  }
  const report = (storedProducts: readonly StoredProduct[]) => {
    const isDone = uploads.isEmpty() && !isLinkPendingNow() && !names.hasUnassigned()
    newest.current.onStored(storedProducts, isDone)
  }

  const idFor = (key: string): string => {
    const listedProducts = newest.current.products ?? []
    const others = [...ids.get().values()].map((id) => ({ id }))
    const id = ids.get().get(key) ?? uniqueTimestampId([...listedProducts, ...others])
    ids.set(new Map(ids.get()).set(key, id))
    return id
  }
  /** Stores the row with this key, whose image is ready. */
  const store = async (
    key: string,
    untypedName: string,
    onSaved: (product: StoredProduct) => void,
  ): Promise<void> => {
    const upload = uploads.find(key)
    if (upload?.state.status !== 'ready') return
    const typed = names.newestFor(key)
    const id = idFor(key)
    const { image, largeImage } = upload.state.result.value
    const name = trimText(typed ?? untypedName)
    const isSent = (listed: Product) =>
      listed.id === id && listed.image === image && (name === '' || listed.name === name)
    const isChange = newest.current.products?.some((product) => product.id === id) ?? false
    const isChanged = () => names.newestFor(key) !== typed || uploads.find(key) !== upload
    const product = { id, image, largeImage, name }
    await run(key, ({ signal }) => addProduct(product, adminProducts.defaultName, signal), {
      // Only this row has the id. An earlier attempt may have stored a product with the id and other fields.
      isStored: () => newest.current.products?.some(isSent) ?? false,
      onSaved: () => {
        // What was changed after a failure is stored by a retry.
        if (!isChanged()) remove(key)
        onSaved({ id, name, isChange })
      },
    })
  }

  const isNameInvalid = (key: string): boolean => {
    const typed = names.newestFor(key)
    return typed !== null && productErrors({ name: typed }).length > 0
  }

  const [isSaving, setSaving] = useState(false)
  const saveAll: Adding['saveAll'] = async (keys, untypedNames, onInvalid) => {
    setSaving(true)
    // Reports the stored products together after the last answer, and each late answer by itself.
    const storedProducts: StoredProduct[] = []
    let isLate = false
    const onSaved = (product: StoredProduct) => {
      if (isLate) report([product])
      else storedProducts.push(product)
    }
    for (const key of keys)
      await sendWhenReady({
        // A row that was removed is not sent, nor one whose image was refused.
        whenReady: async () => (await uploads.whenSettled(key))?.state.status === 'ready',
        isInvalid: () => isNameInvalid(key),
        refuse: onInvalid,
        send: () => store(key, untypedNames.get(key) ?? '', onSaved),
      })
    setSaving(false)
    isLate = true
    if (storedProducts.length > 0) report(storedProducts)
  }

  const storedFor = (key: string) => products?.find(({ id }) => id === idsByKey.get(key)) ?? null

  return { writeOf, storedFor, isSaving, saveAll, remove }
}
