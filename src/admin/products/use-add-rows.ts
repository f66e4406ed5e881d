import { useCallback, useEffect, useRef, useState } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import type { Reason } from '../../data/errors'
import { addProduct, newProductId, type Product } from '../../data/products'
import { toProductImages } from '../image/compress'
import { dataUrlBytes } from '../../lib/data-url'
import { useUploads, type Prepare, type Upload } from '../ui/use-uploads'
import { attempt } from '../attempt'

export type Pictures = { image: string; full: string }
type Fate = { status: 'saving' | 'waiting' } | { status: 'failed'; reason: Reason }

/**
 * One product to be. `upload` is null while only a name was typed. `place` counts the pictures that were taken. `typed`
 * is null while the suggested name stands.
 */
export type AddRow = {
  key: string
  upload: Upload<Pictures> | null
  place: number
  name: string
  typed: string | null
  fate: Fate | null
}

export const isOnItsWay = ({ fate }: AddRow): boolean => fate !== null && fate.status !== 'failed'

/** The row without a picture: it holds the first of the names that wait for theirs. */
const NEXT = 'next'

export const prepareProduct: Prepare<Pictures> = async (file, options) => {
  const value = await toProductImages(file, options)
  return { value, preview: value.image, afterBytes: dataUrlBytes(value.full) + dataUrlBytes(value.image) }
}

/** The rows of the add card. A row leaves when its product is stored; until then nothing of it is lost. */
export function useAddRows(products: readonly Product[] | null, announce: (text: string) => void, onSaved: () => void) {
  const uploads = useUploads<Pictures>()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  // Typed before their pictures were chosen; each goes to the next picture.
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const [fates, setFates] = useState<Readonly<Record<string, Fate>>>({})
  // Made once per row, so that trying again cannot add twice.
  const ids = useRef(new Map<string, string>())
  const live = useRef(products)
  useEffect(() => {
    live.current = products
  })

  const count = products?.length ?? 0
  const slots = uploads.items.length > 0 ? uploads.items : [null]
  // A picture that was not taken takes no place.
  const taken = slots.filter((upload) => upload?.state.status !== 'failed')
  const rows = slots.map((upload): AddRow => {
    const key = upload?.key ?? NEXT
    const own = (upload ? typed[key] : waiting[0]) ?? null
    const place = taken.indexOf(upload) + 1
    return { key, upload, place, typed: own, name: own ?? words.defaultName(count + place), fate: fates[key] ?? null }
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
    (files: File[], prepare: Prepare<Pictures>) => giveNamesTo(add(files, prepare)),
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
      setFates(({ [key]: _, ...rest }) => rest)
      setTyped(({ [key]: _, ...rest }) => rest)
    },
    [drop],
  )

  const save = useCallback(
    async (row: AddRow): Promise<boolean> => {
      const { key, upload } = row
      if (upload?.state.status !== 'ready') return false
      const { value } = upload.state.result
      const id =
        ids.current.get(key) ??
        newProductId([...(live.current ?? []), ...[...ids.current.values()].map((other) => ({ id: other }))])
      ids.current.set(key, id)
      const say = (status: 'saving' | 'waiting') => setFates((all) => ({ ...all, [key]: { status } }))
      const arrived = () => {
        remove(key)
        onSaved()
      }
      say('saving')
      const work = () =>
        addProduct({ id, ...value, name: row.typed ?? '' }, words.defaultName, live.current ?? undefined)
      const reason = await attempt(work, { onSlow: () => say('waiting'), onLate: arrived })
      if (reason === null) {
        arrived()
        announce(words.add.added(row.name))
      } else setFates((all) => ({ ...all, [key]: { status: 'failed', reason } }))
      return reason === null
    },
    [remove, announce, onSaved],
  )

  /** One after the other, in the sequence of the rows; the first failure does not stop the rest. */
  const saveAll = useCallback(
    async (ready: readonly AddRow[]) => {
      for (const row of ready) await save(row)
    },
    [save],
  )

  const names = [...uploads.items.flatMap(({ key }) => typed[key] ?? []), ...waiting]
  const isDirty = uploads.items.length > 0 || names.length > 0
  const bringBack = useCallback((left: readonly string[]) => setWaiting((now) => [...now, ...left]), [])
  return {
    rows,
    names,
    waiting,
    bringBack,
    rename,
    take,
    takeLink,
    remove,
    retryUpload: uploads.retry,
    save,
    saveAll,
    isDirty,
  }
}
