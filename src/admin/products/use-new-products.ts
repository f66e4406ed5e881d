import { useRef, useState } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import type { Product } from '../../data/content/products'
import { touchAdminSession } from '../../data/session/admin-session'
import { addProduct } from '../../data/store/products'
import { uniqueTimestampId } from '../../lib/order'
import { isShown } from '../../lib/order'
import { useLatest } from '../../ui/use-latest'
import { readDraft, useDraft } from '../form/drafts'
import { useUnsaved } from '../form/unsaved'
import { useWrites, type WriteStatus } from '../form/use-writes'
import type { Area } from '../image/canvas'
import { toProductImages } from '../image/compress'
import { hostedPicture, useUploads, type Prepare, type Upload } from '../pictures/use-uploads'
import { useUid } from '../session/session'

type Pictures = { image: string; full: string }

/**
 * A product to add. `position` does not count refused pictures, which are called by the name of their file; `typed` is
 * null while the suggested name is used.
 */
export type NewRow = {
  key: string
  upload: Upload<Pictures> | null
  position: number
  name: string
  typed: string | null
  write: WriteStatus
}

const linked = (link: string): Pictures => ({ image: link, full: link })
const hosted = hostedPicture(linked)

const NEXT = 'next'
const DRAFT = 'products'
type Names = { names: readonly string[] }
const NO_NAMES: Names = { names: [] }

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
  const [draft] = useState(() => readDraft(uid, DRAFT, NO_NAMES))
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  // Typed before their pictures were chosen; each goes to the next picture.
  const [waiting, setWaiting] = useState<readonly string[]>(draft?.typed.names ?? [])
  const { statusOf, run, dismiss } = useWrites()
  // Made once per row, so that a retry cannot add twice.
  const ids = useRef(new Map<string, string>())
  const live = useLatest(products)

  const count = products?.filter(isShown).length ?? 0
  const slots = uploads.items.length > 0 ? uploads.items : [null]
  const taken = slots.filter((upload) => upload?.state.status !== 'failed')
  const rows = slots.map((upload): NewRow => {
    const key = upload?.key ?? NEXT
    const own = (upload ? typed.get(key) : waiting[0]) ?? null
    const position = taken.indexOf(upload) + 1
    const isRefused = upload?.state.status === 'failed'
    const name = own ?? (isRefused ? upload.name : words.defaultName(count + position))
    return { key, upload, position, typed: own, name, write: statusOf(key) }
  })

  const names = [...uploads.items.flatMap(({ key }) => typed.get(key) ?? []), ...waiting]
  const isDirty = uploads.items.length > 0 || names.length > 0
  useUnsaved(isDirty)
  useDraft(uid, DRAFT, names.length > 0 ? { base: null, typed: { names } } : null)

  const rename = (key: string, name: string) => {
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

  const save = async ({ key, upload, typed: name }: NewRow): Promise<string | null> => {
    if (upload?.state.status !== 'ready') return null
    const { value } = upload.state.result
    const seen = live.current ?? []
    const own = ids.current.get(key)
    const id =
      own ??
      uniqueTimestampId([...seen, ...[...ids.current.values()].map((other) => ({ id: other }))])
    ids.current.set(key, id)
    const result = await run(key, async () => {
      await addProduct({ id, ...value, name: name ?? '' }, words.defaultName, live.current ?? [])
      remove(key)
    })
    return result.status === 'saved' ? id : null
  }

  return {
    rows,
    /** Names whose pictures are still to be chosen, without the one that is being typed. */
    others: uploads.items.length > 0 ? waiting : waiting.slice(1),
    isDirty,
    draft: names.length > 0 ? (draft?.info ?? null) : null,
    discardNames: () => setWaiting([]),
    rename,
    take: (files: File[], mode: 'base64' | 'hosted') =>
      giveNamesTo(uploads.add(files, mode === 'hosted' ? hosted : prepareProduct())),
    takeLink: (link: string) =>
      giveNamesTo([uploads.addLink(link, { value: linked(link), preview: link })]),
    remove,
    prepareAgain: uploads.retry,
    saveAll: async (ready: readonly NewRow[]) => {
      const added: string[] = []
      for (const row of ready) added.push(...[await save(row)].filter((id) => id !== null))
      if (added.length > 0)
        onAdded(added, added.length === uploads.items.length && waiting.length === 0)
    },
  }
}
