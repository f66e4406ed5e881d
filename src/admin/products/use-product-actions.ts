import { useCallback, useEffect, useRef, useState } from 'react'
import { admin } from '../../copy/admin'
import { adminProducts as words } from '../../copy/admin-products'
import { uiCopy } from '../../copy/ui'
import {
  getFullPicture,
  moveProduct,
  removeProduct,
  renameProduct,
  restoreProduct,
  type Product,
} from '../../data/products'
import { placeOf, remember } from '../removed'
import { UNDO_MS } from '../../limits'
import { notify } from '../ui/toast'
import { useMoves } from './use-moves'
import { attempt } from '../attempt'
import { useWrites, type Write } from './use-writes'

/** Everything that the cards do, over the live list: each write shows where it stands until it has arrived. */
export function useProductActions(list: readonly Product[], announce: (text: string) => void, onSaved: () => void) {
  const { writeOf, run, dismiss } = useWrites(onSaved)
  const [renames, setRenames] = useState<Readonly<Record<string, string>>>({})
  const live = useRef(list)
  // An id stays here for good: one that is listed again counts as listed.
  const removed = useRef(new Set<string>())
  // Between its removal and its end a product may be listed after those that took its place.
  const leaving = useRef(new Set<string>())
  const known = useRef<string[]>([])
  useEffect(() => {
    live.current = list
    const ids = list.map(({ id }) => id)
    leaving.current.forEach((id) => ids.includes(id) || leaving.current.delete(id))
    known.current = remember(
      known.current,
      ids.filter((id) => !leaving.current.has(id)),
      removed.current,
    )
  })

  const { shown, moveTo, forget } = useMoves(
    list,
    useCallback(({ id, place, known: at, again }) => run(id, 'move', () => moveProduct(id, place, at), again), [run]),
  )

  const move = useCallback(
    (product: Product, place: number) => {
      moveTo(product.id, place)
      announce(words.order.moved(product.name, place, live.current.length))
    },
    [moveTo, announce],
  )

  const rename = useCallback(
    (id: string, name: string) => {
      setRenames((all) => ({ ...all, [id]: name }))
      const send = async () => {
        const isSaved = await run(
          id,
          'rename',
          () => renameProduct(id, name),
          () => void send(),
        )
        if (isSaved) setRenames(({ [id]: _, ...rest }) => rest)
      }
      void send()
    },
    [run],
  )

  const restore = useCallback(
    (product: Product, full: string) => {
      const send = async () => {
        const order = placeOf(
          product.id,
          known.current,
          live.current.map(({ id }) => id),
        )
        const reason = await attempt(() => restoreProduct({ ...product, order }, full))
        if (reason === null) {
          onSaved()
          announce(words.removal.undone(product.name))
          return
        }
        notify({
          type: 'error',
          title: words.removal.undoFailed(product.name),
          description: admin.reasons[reason],
          action: { label: words.add.retry, onClick: () => void send() },
          duration: Infinity,
          closeLabel: uiCopy.close,
        })
      }
      void send()
    },
    [announce, onSaved],
  )

  const remove = useCallback(
    (product: Product) => {
      // Undo needs the large picture, and after the deletion nobody has it any more: not even a second try of it.
      let full: string | null = null
      const send = async () => {
        const work = async () => {
          full = (await getFullPicture(product.id)) ?? full
          removed.current.add(product.id)
          leaving.current.add(product.id)
          await removeProduct(product.id, live.current)
        }
        if (!(await run(product.id, 'remove', work, () => void send()))) return void leaving.current.delete(product.id)
        notify({
          type: 'info',
          title: words.removal.done(product.name),
          action: { label: words.removal.undo, onClick: () => restore(product, full ?? product.image) },
          duration: UNDO_MS,
          closeLabel: uiCopy.close,
        })
      }
      void send()
    },
    [run, restore],
  )

  const giveUp = useCallback(
    ({ id, kind }: Write) => {
      dismiss(id, kind)
      if (kind === 'move') forget(id)
      if (kind === 'rename') setRenames(({ [id]: _, ...rest }) => rest)
    },
    [dismiss, forget],
  )

  const named = shown.map((product) => {
    const name = renames[product.id]
    return name === undefined ? product : { ...product, name }
  })
  return { shown: named, writeOf, renames, move, rename, remove, giveUp }
}
