import { useEffect, useRef, useState } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import type { Product } from '../../data/content/products'
import { addProduct } from '../../data/store/products'
import { uniqueTimestampId } from '../../lib/ids'
import type { Uploads } from '../image-fields/use-uploads'
import { useLatest } from '../ui/use-latest'
import { useWritesByKey } from '../writes/use-writes'
import type { ProductImages } from './prepare-product'
import { productErrors } from './product-errors'
import type { NewNames } from './use-new-names'

type Options = {
  products: readonly Product[] | null
  uploads: Uploads<ProductImages>
  names: NewNames
  /** The names to store where none was typed, by the keys of the rows. */
  namesToStore: ReadonlyMap<string, string>
  /** Whether a link is typed or being tried. */
  isHolding: () => boolean
  /** Called with the ids of the stored products, and whether nothing is left to add. */
  onAdded: (ids: readonly string[], isDone: boolean) => void
}

/** Stores the products to add, one after the other. A row leaves once its product is stored. */
export function useAdding(options: Options) {
  const { products, uploads, names, namesToStore, isHolding, onAdded } = options
  const { writeOf, run, forget } = useWritesByKey()
  // Each row keeps its id, so that a retry cannot add the product twice.
  const ids = useRef(new Map<string, string>())
  // A save goes on with the newest of these after its answer.
  const newest = useLatest({ products, namesToStore, onAdded })

  const remove = (key: string) => {
    uploads.remove(key)
    ids.current.delete(key)
    forget(key)
    names.forget(key)
  }
  const reportAdded = (added: readonly string[]) => {
    const isDone = uploads.isEmpty() && !isHolding() && !names.isWaiting()
    newest.current.onAdded(added, isDone)
  }
  const removeAdded = (key: string, id: string) => {
    remove(key)
    reportAdded([id])
  }
  // A lost answer: the addition failed, but the list has the product. Its id is made here, so that it alone tells, and a test for
  // each action (useShownResults) is not needed. The row leaves instead of being marked as saved.
  useEffect(() => {
    for (const [key, id] of ids.current) {
      const isThere = products?.some((product) => product.id === id)
      if (isThere && writeOf(key).status === 'failed') removeAdded(key, id)
    }
  })

  const idFor = (key: string): string => {
    const seen = newest.current.products ?? []
    const others = [...ids.current.values()].map((id) => ({ id }))
    const id = ids.current.get(key) ?? uniqueTimestampId([...seen, ...others])
    ids.current.set(key, id)
    return id
  }
  /**
   * Stores the row with this key once its image is ready. Resolves with the id of the product; with null when the row was removed,
   * its image or its name was refused, or when its answer is late: then `removeAdded` reports it.
   */
  const save = async (
    key: string,
    untypedName: string,
    onInvalid: () => void,
  ): Promise<string | null> => {
    const upload = await uploads.whenSettled(key)
    if (upload?.state.status !== 'ready') return null
    const typed = names.newestFor(key)
    if (typed !== null && productErrors({ name: typed }).length > 0) {
      onInvalid()
      return null
    }
    const id = idFor(key)
    const product = { id, ...upload.state.result.value, name: typed ?? untypedName }
    const result = await run(key, () => addProduct(product, words.defaultName))
    if (result.status === 'saved') {
      remove(key)
      return id
    }
    void result.late.then((late) => {
      if (late) removeAdded(key, id)
    })
    return null
  }

  const [isSaving, setSaving] = useState(false)
  /** Adds the products of these rows. Calls `onInvalid` when the name of one was made invalid meanwhile. */
  const saveAll = async (keys: readonly string[], onInvalid: () => void): Promise<void> => {
    setSaving(true)
    const added: string[] = []
    // The names that she sees now. Each stored product would change those of the rows after it.
    const untyped = newest.current.namesToStore
    for (const key of keys) {
      const id = await save(key, untyped.get(key) ?? '', onInvalid)
      if (id !== null) added.push(id)
    }
    setSaving(false)
    if (added.length > 0) reportAdded(added)
  }

  return { writeOf, isSaving, saveAll, remove }
}
