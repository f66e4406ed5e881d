import { listWords } from '../../copy/admin-list'
import { moveTo, setHidden, type Placed } from '../../data/store/order'
import { isVisible } from '../../lib/order'
import { notifyRemoved } from '../form/messages'
import type { ItemControls } from './controls'
import { removalOf, type RemovalOptions } from './removal'
import { isListed, positionIn } from './shown-items'
import { useItemWrites } from './use-item-writes'
import { useMoves } from './use-moves'
import { announce } from '../ui/announce'
import { closeWaiting } from '../ui/waiting-message'

type Options<T> = RemovalOptions & {
  /** The live list in display order. */
  items: readonly T[]
  /** Called after every confirmed write. */
  onSaved?: () => void
}

/** The actions on a live list. Each item has one status, and a failed action can be repeated. */
export function useList<T extends Placed & { name: string }>({
  name,
  items,
  thing,
  removal,
  onSaved,
  setAside,
  removeFailed,
}: Options<T>) {
  const { run, writeOf, isOff, dismiss } = useItemWrites(items, onSaved)
  const moves = useMoves(items)
  const { shown, visible } = moves

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

  const setItemHidden = (item: T, isHidden: boolean): void =>
    void run(`hide:${item.id}`, {
      work: () => setHidden(name, item, isHidden),
      isIn: (list) => list.some((one) => one.id === item.id && isVisible(one) !== isHidden),
      onDone: () => {
        if (isHidden)
          notifyRemoved(listWords.hidden(thing(item.name)), () => setItemHidden(item, false))
        else announce(listWords.shown(thing(item.name)))
      },
    })

  const remove = removalOf<T>(run, { name, thing, removal, removeFailed, setAside })

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
      onToggleHidden: () =>
        setItemHidden({ ...item, hidden: positionIn(shown, item.id) }, isVisible(item)),
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
