import { useCallback, useRef, useState } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import { touchAdminSession } from '../../data/session/admin-session'
import { addProduct, newProductId, type Product } from '../../data/content/products'
import type { Area } from '../image/area'
import { toProductImages } from '../image/compress'
import { dataUrlBytes } from '../../lib/data-url'
import { isShown } from '../../lib/order'
import { paths } from '../../paths'
import { useLatest } from '../../ui/use-latest'
import { useWrites } from '../editing/use-writes'
import type { WriteStatus } from '../editing/write-status'
import { notifySaved } from '../editing/notify-saved'
import { useUploads, type Prepare, type Upload } from '../ui/use-uploads'

export type Pictures = { image: string; full: string }

/** A product to add. `position` does not count refused pictures; `typed` is null while the suggested name is used. */
export type AddRow = {
  key: string
  upload: Upload<Pictures> | null
  position: number
  name: string
  typed: string | null
  write: WriteStatus
}

export type OnAdded = (first: string, isDone: boolean) => void

const NEXT = 'next'

/** @param area the part that the gallery shows */
export const prepareProduct =
  (area?: Area): Prepare<Pictures> =>
  async (file, options) => {
    const value = await toProductImages(file, { ...options, area })
    return { value, preview: value.image, afterBytes: dataUrlBytes(value.full) + dataUrlBytes(value.image) }
  }

/** @param onAdded called with the first id after products were stored, and whether nothing is left to add */
export function useAddRows(products: readonly Product[] | null, onAdded: OnAdded) {
  const uploads = useUploads<Pictures>()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  // Names typed before their pictures were chosen; each goes to the next picture.
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const { statusOf, run, dismiss } = useWrites()
  // Created once per row, so that a retry cannot add twice.
  const ids = useRef(new Map<string, string>())
  const live = useLatest(products)

  const count = products?.filter(isShown).length ?? 0
  const slots = uploads.items.length > 0 ? uploads.items : [null]
  const taken = slots.filter((upload) => upload?.state.status !== 'failed')
  const rows = slots.map((upload): AddRow => {
    const key = upload?.key ?? NEXT
    const own = (upload ? typed[key] : waiting[0]) ?? null
    const position = taken.indexOf(upload) + 1
    const name = own ?? words.defaultName(count + position)
    return { key, upload, position, typed: own, name, write: statusOf(key) }
  })

  const rename = useCallback((key: string, name: string) => {
    if (key === NEXT) setWaiting(([_, ...rest]) => [name, ...rest])
    else setTyped((all) => ({ ...all, [key]: name }))
  }, [])

  const giveNamesTo = useCallback(
    (keys: readonly string[]) => {
      const given = waiting.slice(0, keys.length).map((name, index) => [keys[index] ?? '', name] as const)
      setTyped((all) => ({ ...all, ...Object.fromEntries(given) }))
      setWaiting(waiting.slice(keys.length))
    },
    [waiting],
  )

  const { add, addLink, remove: drop } = uploads
  const take = useCallback(
    (files: File[], prepare: Prepare<Pictures>) => {
      const prepareActively: Prepare<Pictures> = (file, options) => {
        // Many pictures take longer than an idle session lasts.
        touchAdminSession()
        return prepare(file, options)
      }
      giveNamesTo(add(files, prepareActively))
    },
    [add, giveNamesTo],
  )
  const takeLink = useCallback(
    (link: string) =>
      giveNamesTo([addLink(link, { value: { image: link, full: link }, preview: link, afterBytes: 0 })]),
    [addLink, giveNamesTo],
  )

  const remove = useCallback(
    (key: string) => {
      drop(key)
      ids.current.delete(key)
      dismiss(key)
      setTyped(({ [key]: _, ...rest }) => rest)
    },
    [drop, dismiss],
  )

  const save = useCallback(
    async ({ key, upload, typed: name }: AddRow): Promise<string | null> => {
      if (upload?.state.status !== 'ready') return null
      const { value } = upload.state.result
      const id =
        ids.current.get(key) ??
        newProductId([...(live.current ?? []), ...[...ids.current.values()].map((other) => ({ id: other }))])
      ids.current.set(key, id)
      const result = await run(key, async () => {
        await addProduct({ id, ...value, name: name ?? '' }, words.defaultName, live.current ?? undefined)
        remove(key)
      })
      return result.status === 'saved' ? id : null
    },
    [run, remove, live],
  )

  const saveAll = useCallback(
    async (ready: readonly AddRow[]) => {
      const ids: string[] = []
      for (const row of ready) ids.push(...[await save(row)].filter((id) => id !== null))
      const [first] = ids
      if (!first) return
      const [only] = ready
      const title =
        ids.length === 1 && ready.length === 1 && only ? words.add.added(only.name) : words.add.addedMany(ids.length)
      notifySaved({ id: 'product-added', title, path: paths.products })
      onAdded(first, ids.length === uploads.items.length && waiting.length === 0)
    },
    [save, onAdded, uploads.items.length, waiting.length],
  )

  const names = [...uploads.items.flatMap(({ key }) => typed[key] ?? []), ...waiting]
  const isDirty = uploads.items.length > 0 || names.length > 0
  const restoreNames = useCallback((kept: readonly string[]) => setWaiting((now) => [...now, ...kept]), [])
  return {
    rows,
    names,
    waiting,
    restoreNames,
    rename,
    take,
    takeLink,
    remove,
    retryUpload: uploads.retry,
    saveAll,
    isDirty,
  }
}
