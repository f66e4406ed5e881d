import { useCallback, useState } from 'react'
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
import { useWrites } from '../editing/use-writes'
import type { WriteStatus } from '../editing/write-status'
import { notifyRemoved } from '../notify-removed'
import { notify } from '../ui/toast'
import { useOrdering } from '../use-ordering'
import { useSequence } from '../use-sequence'

const KINDS = ['remove', 'rename', 'move'] as const
type OpenStatus = Exclude<WriteStatus, { status: 'idle' | 'saved' }>
/** A write of one card that is running, or failed and not yet retried or discarded. */
export type CardWrite = { kind: (typeof KINDS)[number] } & OpenStatus

const isOpen = (status: WriteStatus): status is OpenStatus => status.status !== 'idle' && status.status !== 'saved'

/** The actions of the product cards. `onSaved` is called after every confirmed write. */
export function useProductActions(list: readonly Product[], announce: (text: string) => void, onSaved: () => void) {
  const writes = useWrites()
  const { statusOf, run, dismiss } = writes
  // The last requested name by product id, until it is stored or discarded.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const { live, leave, stay, positionIn } = useSequence(list)
  const {
    shown,
    move,
    giveUp: giveUpMove,
  } = useOrdering(list, { writes, live, store: moveProduct, movedText: words.order.moved, announce, onSaved })

  const rename = useCallback(
    (id: string, name: string) => {
      setNames((all) => ({ ...all, [id]: name }))
      void run(`rename:${id}`, () => renameProduct(id, name).then(onSaved))
    },
    [run, onSaved],
  )

  const restore = useCallback(
    (product: Product, full: string) => {
      const work = async () => {
        await restoreProduct({ ...product, order: positionIn(live.current, product.id) }, full)
        announce(words.removal.undone(product.name))
        onSaved()
      }
      const send = async () => {
        const result = await run(`restore:${product.id}`, work)
        if (result.status === 'saved') return
        notify({
          type: 'error',
          title: words.removal.undoFailed(product.name),
          description: admin.reasons[result.reason],
          action: { label: words.add.retry, onClick: () => void send() },
          duration: Infinity,
          closeLabel: uiCopy.close,
        })
      }
      void send()
    },
    [run, announce, onSaved, live, positionIn],
  )

  const remove = useCallback(
    (product: Product) => {
      const { id, name } = product
      // An undo needs the large picture, which is deleted with the product.
      let full: string | null = null
      void run(`remove:${id}`, async () => {
        full = (await getFullPicture(id)) ?? full
        leave(id)
        try {
          await removeProduct(id, live.current)
        } catch (error) {
          stay(id)
          throw error
        }
        onSaved()
        notifyRemoved(words.removal.done(name), () => restore(product, full ?? product.image))
      })
    },
    [run, restore, onSaved, live, leave, stay],
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
  return { shown: named, writeOf, unsavedNames, move, rename, remove, giveUp }
}
