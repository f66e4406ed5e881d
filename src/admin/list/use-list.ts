import { admin } from '../../copy/admin/admin'
import { adminList } from '../../copy/admin/list'
import { moveIn, setHidden } from '../../data/store/lists/positions'
import type { PlacedItem } from '../../data/store/shared/sequence'
import type { DateLike } from '../../lib/time'
import { isVisible } from '../../lib/visibility'
import { positionIn } from '../../lib/whole-list'
import { announce } from '../ui/announce'
import { notifyElsewhere, notifyHidden } from '../writes/messages'
import type { Failure } from '../writes/tracked-write'
import type { ItemControls } from './controls'
import { createDelete, type DeletionOptions } from './create-delete'
import { isMoved } from './display-order'
import { useGone } from './use-gone'
import { useItemWrites, type ItemWrite } from './use-item-writes'
import { useMoves } from './use-moves'
import { useOpenControls } from './use-open-controls'

type Options<T> = DeletionOptions & {
  /** The live list in display order. */
  items: readonly T[]
  /** The item whose form is open. */
  openId?: string | null
  /**
   * Called when an open item was deleted elsewhere: closes its form, and gives the focus another place.
   * @param laterItems the items that stood after it
   */
  onGone?: (item: T, laterItems: readonly T[]) => void
  /** Called after every confirmed write. */
  onSaved?: () => void
}

/** A live list as its cards get it. */
export type LiveList<T> = {
  /** The items in display order, hidden ones among the visible ones. */
  orderedItems: readonly T[]
  /** The props of an item's controls. */
  controlsOf: (item: T, onEdit: () => void) => ItemControls
  /** The status of the write that an item shows. */
  writeOf: (id: string) => ItemWrite
  areControlsOff: (id: string) => boolean
  isDeletedHere: (id: string) => boolean
  stopFailed: (id: string) => void
  move: (item: T, position: number) => void
  /** Gives up what has failed, and shows the item where it is stored. */
  giveUp: (id: string) => void
}

/**
 * The actions on a live list. They are stored without a form: see "How a change is stored" in README.md. Each item has
 * one status, and a failed action can be tried again.
 */
export function useList<T extends PlacedItem & { name: string; updatedAt: DateLike }>({
  items,
  openId = null,
  onGone = () => {},
  onSaved,
  ...deletionOptions
}: Options<T>): LiveList<T> {
  const { collection, nounOf } = deletionOptions
  const itemWrites = useItemWrites(items, onSaved)
  const { run, writeOf, areControlsOff, isDeletedHere, stopFailed } = itemWrites
  const { orderedItems, visibleItems, ...moves } = useMoves(items, itemWrites.ensureMoved)
  const { controlsOpenId, onOpenChange } = useOpenControls()
  // A deletion here is told by itself, even if its answer was lost. So is a hiding that meets a deleted item.
  const isWanted = (id: string) =>
    (id === openId || id === controlsOpenId) && !isDeletedHere(id) && !areControlsOff(id)
  const after = (item: T) => orderedItems.slice(orderedItems.indexOf(item) + 1)
  useGone(
    items
      .filter(({ id }) => isWanted(id))
      .map((item) => ({ id: item.id, noun: nounOf(item.name), item, laterItems: after(item) })),
    isWanted,
    ({ item, laterItems }) => onGone(item, laterItems),
  )

  /** Forgets the move of an item that is deleted or hidden here: such an item has no position. */
  const forgetMove = (id: string) => {
    itemWrites.forgetMove(id)
    moves.forget(id)
  }
  const giveUp = (id: string) => {
    itemWrites.hideFailures(id)
    forgetMove(id)
  }
  /** Says in a message that an item was deleted elsewhere, because no card is left to show the failure. */
  const sayIfGone = ({ id, name }: T, { reason }: Failure) => {
    if (reason !== 'gone') return
    giveUp(id)
    if (!isDeletedHere(id)) notifyElsewhere(admin.gone.title(nounOf(name)))
  }

  const moveItem = (item: T, position: number) => {
    const { id, name } = item
    const { move, showUntilListed } = moves.show(id, position)
    announce(adminList.moved(nounOf(name), position, visibleItems.length))
    void run('move', id, {
      enqueue: moves.enqueue,
      work: ({ signal }) => moves.storeEarlier(id).then(() => moveIn(collection, move, signal)),
      isShownIn: (all) => isMoved(all, move),
      onDone: (result) => {
        if (result?.kind === 'moved') showUntilListed(result.shownFrom)
        // When the answer was lost, the list contains the move already.
        else moves.forget(id)
        if (result?.kind === 'hidden' && !itemWrites.mayBeHiddenHere(id))
          notifyElsewhere(adminList.hiddenElsewhere(nounOf(name)))
      },
      onFailed: (failure) => sayIfGone(item, failure),
    })
  }

  const setItemHidden = (item: T, isHidden: boolean): void =>
    void run('hide', item.id, {
      work: ({ signal }) => setHidden(collection, { id: item.id, isHidden }, signal),
      isShownIn: (all) =>
        all.some((listed) => listed.id === item.id && isVisible(listed) !== isHidden),
      onDone: () => {
        if (isHidden) {
          forgetMove(item.id)
          notifyHidden(item.id, adminList.hidden(nounOf(item.name)), () =>
            setItemHidden(item, false),
          )
        } else announce(adminList.visible(nounOf(item.name)))
      },
      onFailed: (failure) => sayIfGone(item, failure),
    })

  const deleteItem = createDelete<T>(run, deletionOptions, forgetMove)

  return {
    orderedItems,
    controlsOf: (item, onEdit) => ({
      name: item.name,
      position: positionIn(orderedItems, item.id),
      total: visibleItems.length,
      isHidden: !isVisible(item),
      onOpenChange: (isOpen) => onOpenChange(item.id, isOpen),
      onMove: (position) => moveItem(item, position),
      onEdit,
      onToggleHidden: () => setItemHidden(item, isVisible(item)),
      onDelete: () => void deleteItem(item),
    }),
    writeOf,
    areControlsOff,
    isDeletedHere,
    stopFailed,
    move: moveItem,
    giveUp,
  }
}
