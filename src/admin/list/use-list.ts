import { admin } from '../../copy/admin'
import { listWords } from '../../copy/admin-list'
import { restoreDeleted, restoreVersion } from '../../data/store/restore'
import { moveTo, removeFrom, setHidden, type Placed } from '../../data/store/order'
import { isVisible } from '../../lib/order'
import { notifyDeleted, notifyFailed, notifyRemoved, type Message } from '../form/messages'
import type { ItemControls } from './controls'
import { positionIn } from './shown-items'
import { useItemWrites } from './use-item-writes'
import { useMoves } from './use-moves'
import { announce } from '../ui/announce'
import { confirm } from '../ui/confirm'
import type { Question } from '../ui/dialog'
import { closeWaiting } from '../ui/waiting-message'

type Options<T> = {
  name: 'products' | 'team'
  /** The live list in display order. */
  items: readonly T[]
  /** A noun with the item's name. */
  thing: (name: string) => string
  /** The question before a deletion. */
  removal: Omit<Question, 'title'> & { title: (name: string) => string }
  /** Called after every confirmed write. */
  onSaved?: () => void
  /** Takes the unsaved changes of a deleted item away. What it returns brings them back with the item. */
  setAside?: (id: string) => BringBack
  /** Said when a deletion fails, beside the status of the item. */
  removeFailed?: Message
}

/** Called when a deletion is undone; `restored` tells when the item is back. */
export type BringBack = (restored: Promise<unknown>) => void

/** The actions on a live list. Each item has one status, and a failed action can be repeated. */
export function useList<T extends Placed & { name: string }>({
  name,
  items,
  thing,
  removal,
  onSaved,
  setAside = () => () => {},
  removeFailed,
}: Options<T>) {
  const { run, writeOf, isOff, dismiss } = useItemWrites(items, onSaved)
  const moves = useMoves(items)
  const { shown, visible } = moves
  const isListed = (list: readonly T[], id: string) => list.some((one) => one.id === id)

  const moveItem = ({ id, name: title }: T, position: number) => {
    const move = moves.show(id, position)
    announce(listWords.moved(thing(title), position, visible.length))
    const action = {
      work: () => moveTo(name, id, position),
      isIn: (list: readonly T[]) =>
        isListed(list, id) && positionIn(list.filter(isVisible), id) === position,
      onDone: move.saved,
    }
    moves.enqueue(() => run(`move:${id}`, action))
  }

  const hide = (item: T, isHidden: boolean): void =>
    void run(`hide:${item.id}`, {
      work: () => setHidden(name, item, isHidden),
      isIn: (list) => list.some((one) => one.id === item.id && isVisible(one) !== isHidden),
      onDone: () => {
        if (isHidden) notifyRemoved(listWords.hidden(thing(item.name)), () => hide(item, false))
        else announce(listWords.shown(thing(item.name)))
      },
    })

  /** `restore` takes the deletion back. */
  const bringBack = (restore: () => Promise<unknown>, item: T, edits: BringBack): void => {
    const { id, name: title } = item
    const about = `restore:${id}`
    const restoring = run(about, {
      work: restore,
      isIn: (list) => isListed(list, id),
      onDone: () => announce(listWords.restored(thing(title))),
      onFailed: (reason) =>
        notifyFailed(
          { about, title: listWords.unrestored(thing(title)), text: admin.reasons[reason] },
          () => bringBack(restore, item, edits),
        ),
    })
    edits(restoring)
  }

  const removeNow = (item: T): void => {
    const { id, name: title } = item
    const about = `remove:${id}`
    void run(about, {
      work: () => removeFrom(name, id),
      isIn: (list) => !isListed(list, id),
      onDone: (done) => {
        const edits = setAside(id)
        const offer = (restore: () => Promise<unknown>) =>
          notifyDeleted(listWords.removed(thing(title)), () => bringBack(restore, item, edits))
        if (done.kind === 'seen') offer(() => restoreDeleted(`${name}/${id}`))
        // Without a version another device deleted it.
        else if (done.answer !== null) {
          const version = done.answer
          offer(() => restoreVersion(version))
        }
      },
      onFailed: (reason) => {
        if (removeFailed) notifyFailed({ ...removeFailed, about, reason }, () => removeNow(item))
      },
    })
  }
  const remove = async (item: T): Promise<void> => {
    if (await confirm({ ...removal, title: removal.title(item.name) })) removeNow(item)
  }

  return {
    /** In display order: hidden items stay where they stood. */
    shown,
    /** What the controls of an item need. */
    controlsOf: (item: T, onEdit: () => void): ItemControls => ({
      name: item.name,
      position: positionIn(shown, item.id),
      total: visible.length,
      isHidden: !isVisible(item),
      onMove: (position: number) => moveItem(item, position),
      onEdit,
      onToggleHidden: () => hide({ ...item, hidden: positionIn(shown, item.id) }, isVisible(item)),
      onRemove: () => void remove(item),
    }),
    writeOf,
    isOff,
    move: moveItem,
    giveUp: (id: string) => {
      dismiss(id)
      closeWaiting(`remove:${id}`)
      moves.forget(id)
    },
  }
}

export type ListActions<T extends Placed & { name: string }> = ReturnType<typeof useList<T>>
