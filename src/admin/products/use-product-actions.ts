import { useState } from 'react'
import { admin } from '../../copy/admin'
import { adminProducts as words } from '../../copy/admin-products'
import { uiCopy } from '../../copy/ui'
import { ConflictError } from '../../data/client/errors'
import {
  hideProduct,
  moveProduct,
  removeProduct,
  renameProduct,
  showProduct,
  type Product,
} from '../../data/content/products'
import { putState, type State } from '../../data/store/states'
import { isShown } from '../../lib/order'
import { useWrites } from '../editing/use-writes'
import type { WriteStatus } from '../editing/write-status'
import { notifyDeleted } from '../editing/notify-removed'
import { notify } from '../ui/toast'
import { useLatest } from '../../ui/use-latest'
import { useHiding } from '../lists/use-hiding'
import { useOrdering } from '../lists/use-ordering'
import { usePlaces } from '../lists/use-places'

const KINDS = ['remove', 'rename', 'hide', 'move'] as const
type OpenStatus = Exclude<WriteStatus, { status: 'idle' | 'saved' }>
/** A write of one card that is running, or failed and not yet retried or discarded. */
type CardWrite = { kind: (typeof KINDS)[number] } & OpenStatus

const idOf = ({ path }: State): string => path.split('/')[1] ?? ''

const isOpen = (status: WriteStatus): status is OpenStatus => status.status !== 'idle' && status.status !== 'saved'

/** The actions of the product cards. `onSaved` is called after every confirmed write. */
export function useProductActions(list: readonly Product[], announce: (text: string) => void, onSaved: () => void) {
  const writes = useWrites()
  const { statusOf, run, dismiss } = writes
  // The last requested name by product id, until it is stored or discarded.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const live = useLatest(list)
  const { remember, placeOf } = usePlaces()
  const {
    shown,
    move,
    giveUp: giveUpMove,
  } = useOrdering(list, { writes, live, store: moveProduct, movedText: words.order.moved, announce, onSaved })

  const toggleHidden = useHiding({ writes, live, hide: hideProduct, show: showProduct, announce, onSaved })

  const rename = ({ id, name: before }: Product, name: string) => {
    setNames((all) => ({ ...all, [id]: name }))
    void run(`rename:${id}`, async () => {
      try {
        await renameProduct(id, name)
      } catch (error) {
        // Its card is gone with it.
        if (!(error instanceof ConflictError)) throw error
        notify({ type: 'info', title: admin.goneElsewhere(before), closeLabel: uiCopy.close })
      }
      onSaved()
    })
  }

  const restore = async (state: State, name: string): Promise<void> => {
    const id = idOf(state)
    const result = await run(`restore:${id}`, async () => {
      await putState(state, { position: placeOf(id, live.current.filter(isShown)) + 1, lastSeen: live.current })
      announce(words.removal.undone(name))
      onSaved()
    })
    if (result.status === 'saved') return
    notify({
      type: 'error',
      title: words.removal.undoFailed(name),
      description: admin.reasons[result.reason],
      action: { label: words.add.retry, onClick: () => void restore(state, name) },
      duration: Infinity,
      closeLabel: uiCopy.close,
    })
  }

  const remove = (asked: Product) => {
    const { id } = asked
    remember(shown.filter(isShown))
    void run(`remove:${id}`, async () => {
      const state = await removeProduct(id, live.current)
      onSaved()
      const stored = state.fields?.['name']
      const name = typeof stored === 'string' ? stored : asked.name
      notifyDeleted(words.removal.done(name), () => void restore(state, name))
    })
  }

  const giveUp = (id: string, kind: CardWrite['kind']) => {
    if (kind === 'move') giveUpMove(id)
    else dismiss(`${kind}:${id}`)
  }

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
  return { shown: named, writeOf, unsavedNames, move, rename, toggleHidden, remove, giveUp }
}

export type ProductActions = ReturnType<typeof useProductActions>
