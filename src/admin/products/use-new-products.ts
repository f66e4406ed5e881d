import { useEffect, useRef, useState } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import type { Product } from '../../data/content/products'
import { touchAdminSession } from '../../data/session/admin-session'
import { addProduct } from '../../data/store/products'
import { merge } from '../../lib/merge'
import { isVisible, uniqueTimestampId } from '../../lib/order'
import { trimmed } from '../../lib/plain-text'
import { useLatest } from '../../ui/use-latest'
import { readDrafts, useDraft } from '../form/drafts'
import { useUnsaved } from '../form/unsaved'
import { useHold } from '../form/use-hold'
import { useWrites, type WriteStatus } from '../form/use-writes'
import type { Area } from '../image/canvas'
import { toProductImages } from '../image/compress'
import { hostedPicture } from '../pictures/image-host'
import { useUploads, type Prepare, type Upload } from '../pictures/use-uploads'
import { useUid } from '../session/session'
import { nameOfFile } from './name-of-file'

export type Pictures = { image: string; largePicture: string }

/**
 * A product to add. `position` does not count refused pictures, which are called by the name of their file; `typed` is
 * null while the suggested name is used.
 */
export type NewRow = {
  key: string
  upload: Upload<Pictures> | null
  position: number
  /** Where it will stand in the list. */
  place: number
  name: string
  typed: string | null
  write: WriteStatus
}

const linked = (link: string): Pictures => ({ image: link, largePicture: link })
const hosted = hostedPicture(linked)

const NEXT = 'next'
const DRAFT = 'products'
type Names = { names: readonly string[] }
/** A draft has such fields. */
const SAMPLE: Names = { names: [''] }
const isFilled = (name: string): boolean => trimmed(name) !== ''

/** @param area the part that the gallery shows */
export const prepareProduct =
  (area?: Area): Prepare<Pictures> =>
  async (file, options) => {
    // Many pictures take longer than an idle session lasts.
    touchAdminSession()
    const value = await toProductImages(file, { ...options, area })
    return { value, preview: value.image }
  }

/**
 * The products to add: a name for each picture, and names that wait for theirs.
 * @param onAdded called with the ids that were stored, and whether nothing is left to add
 */
export function useNewProducts(
  products: readonly Product[] | null,
  onAdded: (ids: readonly string[], isDone: boolean) => void,
) {
  const uid = useUid()
  const uploads = useUploads<Pictures>()
  const [drafts] = useState(() => readDrafts({ uid, name: DRAFT }, SAMPLE))
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  // Typed before their pictures were chosen; each goes to the next picture.
  const [waiting, setWaiting] = useState<readonly string[]>(() =>
    drafts.reduce<readonly string[]>((all, draft) => merge([], all, draft.typed.names ?? []), []),
  )
  const draft = drafts.at(-1)?.info ?? null
  const [typedAt, setTypedAt] = useState(draft?.at.getTime() ?? 0)
  const { statusOf, run, dismiss } = useWrites()
  // Made once per row, so that a retry cannot add twice.
  const ids = useRef(new Map<string, string>())

  const count = products?.filter(isVisible).length ?? 0
  const slots = uploads.items.length > 0 ? uploads.items : [null]
  const taken = slots.filter((upload) => upload?.state.status !== 'failed')
  const rows = slots.map((upload): NewRow => {
    const key = upload?.key ?? NEXT
    const own = (upload ? typed.get(key) : waiting[0]) ?? null
    const position = taken.indexOf(upload) + 1
    const place = count + position
    const isRefused = upload?.state.status === 'failed'
    const suggested = (upload?.file && nameOfFile(upload.name)) || words.defaultName(place)
    const name = own ?? (isRefused ? upload.name : suggested)
    return { key, upload, position, place, typed: own, name, write: statusOf(key) }
  })

  const all = [...uploads.items.flatMap(({ key }) => typed.get(key) ?? []), ...waiting]
  // The emptied field of a name is no name.
  const names = all.filter(isFilled)
  const isDirty = uploads.items.length > 0 || names.length > 0
  const { hold, isHolding, isPending } = useHold()
  useUnsaved(isDirty || isHolding)
  useDraft(
    { uid, name: DRAFT },
    names.length > 0 ? { at: typedAt, base: null, typed: { names } } : null,
    drafts,
  )
  // A save takes a while, and goes on with what is on the screen by then.
  const newest = useLatest({ products, typed, waiting, onAdded })

  const rename = (key: string, name: string) => {
    setTypedAt(Date.now())
    if (key === NEXT) setWaiting(([_, ...rest]) => [name, ...rest])
    else setTyped((all) => new Map(all).set(key, name))
  }
  const giveNamesTo = (keys: readonly string[]) => {
    const given = waiting.slice(0, keys.length)
    setTyped(
      (all) => new Map([...all, ...given.map((name, index) => [keys[index] ?? '', name] as const)]),
    )
    setWaiting(waiting.slice(keys.length))
  }
  const remove = (key: string) => {
    uploads.remove(key)
    ids.current.delete(key)
    dismiss(key)
    setTyped((all) => new Map([...all].filter(([one]) => one !== key)))
  }

  const tellAdded = (added: readonly string[]) => {
    const isDone = uploads.isEmpty() && !isPending() && !newest.current.waiting.some(isFilled)
    newest.current.onAdded(added, isDone)
  }
  const leaveAdded = (key: string, id: string) => {
    remove(key)
    tellAdded([id])
  }
  // The answer was lost, but the product is in the list.
  useEffect(() => {
    for (const [key, id] of ids.current) {
      const isThere = products?.some((product) => product.id === id)
      if (isThere && statusOf(key).status === 'failed') leaveAdded(key, id)
    }
  })
  /**
   * Stores the row with this key as it is by then. Returns the id of what was stored; null for a row that was removed, refused
   * or left without a name, and for one without an answer in time, which is told when that comes.
   */
  const save = async (key: string): Promise<string | null> => {
    const upload = await uploads.settled(key)
    if (upload?.state.status !== 'ready') return null
    const name = newest.current.typed.get(key)
    if (name !== undefined && !isFilled(name)) return null
    const seen = newest.current.products ?? []
    const others = [...ids.current.values()].map((id) => ({ id }))
    const id = ids.current.get(key) ?? uniqueTimestampId([...seen, ...others])
    ids.current.set(key, id)
    const suggested = upload.file ? nameOfFile(upload.name) : ''
    const product = { id, ...upload.state.result.value, name: name ?? suggested }
    const result = await run(key, () => addProduct(product, words.defaultName))
    if (result.status === 'saved') {
      remove(key)
      return id
    }
    void result.late.then((late) => {
      if (late) leaveAdded(key, id)
    })
    return null
  }

  const [isSaving, setSaving] = useState(false)
  const saveAll = async (keys: readonly string[]): Promise<void> => {
    setSaving(true)
    const added: string[] = []
    for (const key of keys) {
      const id = await save(key)
      if (id !== null) added.push(id)
    }
    setSaving(false)
    if (added.length > 0) tellAdded(added)
  }

  return {
    rows,
    /** Names whose pictures are still to be chosen, without the one that is being typed. */
    others: (uploads.items.length > 0 ? waiting : waiting.slice(1)).filter(isFilled),
    isDirty,
    isSaving,
    /** Leaving waits for a link that is being tried. */
    hold,
    draft: names.length > 0 ? draft : null,
    discardNames: () => setWaiting([]),
    /** The suggested name comes back for one that was emptied. */
    forgetEmptyNames: () => setWaiting(waiting.filter(isFilled)),
    rename,
    take: (files: File[], mode: 'base64' | 'hosted') =>
      giveNamesTo(uploads.add(files, mode === 'hosted' ? hosted : prepareProduct())),
    takeLink: (link: string) =>
      giveNamesTo([uploads.addLink(link, { value: linked(link), preview: link })]),
    remove,
    prepareAgain: uploads.retry,
    saveAll,
  }
}

export type NewProductsForm = ReturnType<typeof useNewProducts>
