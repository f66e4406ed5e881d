import { useCallback, useRef, useState } from 'react'
import { admin } from '../../copy/admin'
import { adminProducts as words } from '../../copy/admin-products'
import { uiCopy } from '../../copy/ui'
import {
  getFullPicture,
  moveProduct,
  removeProduct,
  renameProduct,
  replaceProduct,
  restoreProduct,
  type Product,
} from '../../data/products'
import { useOvertaken } from '../editing/use-overtaken'
import { useWrites } from '../editing/use-writes'
import type { WriteStatus } from '../editing/write-status'
import { notifyRemoved } from '../notify-removed'
import { notify } from '../ui/toast'
import { useOrdering } from '../use-ordering'
import { useSequence } from '../use-sequence'

const { overtaken } = admin
const KINDS = ['remove', 'rename', 'move'] as const
type OpenStatus = Exclude<WriteStatus, { status: 'idle' | 'saved' }>
/** A write of one card that is running, or failed and not yet retried or discarded. */
export type CardWrite = { kind: (typeof KINDS)[number] } & OpenStatus

const isOpen = (status: WriteStatus): status is OpenStatus => status.status !== 'idle' && status.status !== 'saved'

/** The actions of the product cards. `onSaved` is called after every confirmed write. */
export function useProductActions(list: readonly Product[], announce: (text: string) => void, onSaved: () => void) {
  const writes = useWrites()
  const { statusOf, run, dismiss } = writes
  const { asking, dialog } = useOvertaken()
  // The last requested name by product id, until it is stored or discarded.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const { live, leave, stay, positionIn } = useSequence(list)
  const {
    shown,
    move,
    giveUp: giveUpMove,
  } = useOrdering(list, { writes, live, store: moveProduct, movedText: words.order.moved, announce, onSaved })

  // The names that attempts of this page replace or store, by product id: none of them was written by somebody else.
  const attempted = useRef<Record<string, string[]>>({})

  const rename = useCallback(
    (id: string, name: string, seen: string) => {
      const earlier = attempted.current[id] ?? []
      attempted.current[id] = [...earlier, seen, name]
      const send = (over: string) => {
        setNames((all) => ({ ...all, [id]: name }))
        const write = async () => {
          await renameProduct(id, name, [...earlier, over])
          const names = attempted.current[id] ?? []
          attempted.current[id] = names.slice(names.lastIndexOf(name))
          onSaved()
        }
        void run(`rename:${id}`, () =>
          asking(write(), (found) => {
            const theirs = found as Product | null
            const { title, text, ...labels } = overtaken.rename
            if (theirs)
              return { title: title(seen), text: text(theirs.name, name), ...labels, onAnyway: () => send(theirs.name) }
            notify({ type: 'info', title: overtaken.gone(seen), closeLabel: uiCopy.close })
            return null
          }),
        )
      }
      send(seen)
    },
    [run, asking, onSaved],
  )

  const restore = useCallback(
    (product: Product, full: string) => {
      const done = () => {
        announce(words.removal.undone(product.name))
        onSaved()
      }
      const { title, text, ...labels } = overtaken.undo
      const putBack = () =>
        asking(
          restoreProduct({ ...product, order: positionIn(live.current, product.id) }, full, live.current).then(done),
          (found) => ({
            title: title(product.name),
            text: text((found as Product).name),
            ...labels,
            onAnyway: () => void send(() => replaceProduct(product, full).then(done)),
          }),
        )
      const send = async (work: () => Promise<void>) => {
        const result = await run(`restore:${product.id}`, work)
        if (result.status === 'saved') return
        notify({
          type: 'error',
          title: words.removal.undoFailed(product.name),
          description: admin.reasons[result.reason],
          action: { label: words.add.retry, onClick: () => void send(work) },
          duration: Infinity,
          closeLabel: uiCopy.close,
        })
      }
      void send(putBack)
    },
    [run, asking, announce, onSaved, live, positionIn],
  )

  const remove = useCallback(
    (shown: Product) => {
      const { id } = shown
      // An undo needs the large picture, which is deleted with the product.
      let full: string | null = null
      const { title, text, ...labels } = overtaken.remove
      const write = async (product: Product) => {
        full = (await getFullPicture(id)) ?? full
        leave(id)
        try {
          await removeProduct(id, live.current, product)
        } catch (error) {
          stay(id)
          throw error
        }
        onSaved()
        notifyRemoved(words.removal.done(product.name), () => restore(product, full ?? product.image))
      }
      const send = (product: Product) => {
        void run(`remove:${id}`, () =>
          asking(write(product), (found) => {
            const theirs = found as Product
            return { title: title(product.name), text: text(theirs.name), ...labels, onAnyway: () => send(theirs) }
          }),
        )
      }
      send(shown)
    },
    [run, asking, restore, onSaved, live, leave, stay],
  )

  const giveUp = useCallback(
    (id: string, kind: CardWrite['kind']) => {
      if (kind === 'move') giveUpMove(id)
      else dismiss(`${kind}:${id}`)
    },
    [dismiss, giveUpMove],
  )

  /** A failed write is shown before a running one. */
  const writeOf = (id: string): CardWrite | undefined => {
    const open = KINDS.flatMap((kind): CardWrite[] => {
      const status = statusOf(`${kind}:${id}`)
      return isOpen(status) ? [{ kind, ...status }] : []
    })
    return open.find(({ status }) => status === 'failed') ?? open[0]
  }
  const unsavedNames = Object.fromEntries(Object.entries(names).filter(([id]) => isOpen(statusOf(`rename:${id}`))))
  const named = shown.map((product) => ({ ...product, name: unsavedNames[product.id] ?? product.name }))
  return { shown: named, writeOf, unsavedNames, move, rename, remove, giveUp, question: dialog }
}
