import { useRef, useState } from 'react'
import { admin } from '../../copy/admin'
import { listWords } from '../../copy/admin-list'
import type { Reason } from '../../data/client/errors'
import { restoreVersion } from '../../data/store/restore'
import { moveTo, removeFrom, setHidden, type Placed } from '../../data/store/order'
import { isVisible } from '../../lib/order'
import { notifyDeleted, notifyFailed, notifyRemoved, type Message } from '../form/messages'
import { useUnsaved } from '../form/unsaved'
import type { ItemControls } from './controls'
import { useArrivals, type Arrival } from './use-arrivals'
import { positionIn, withHidden, withMoves, type Move } from './shown-items'
import { announce } from '../ui/announce'
import { confirm } from '../ui/confirm'
import type { Question } from '../ui/dialog'
import { closeWaiting } from '../ui/waiting-message'
import {
  isBusy,
  isUnconfirmed,
  useWrites,
  type WriteResult,
  type WriteStatus,
} from '../form/use-writes'

const ACTIONS = ['remove', 'hide', 'move'] as const
type ItemWrite = WriteStatus & { action: (typeof ACTIONS)[number] }
const IDLE: ItemWrite = { status: 'idle', action: 'move' }

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

/** An action, and what follows a failure. */
type Action<T> = Arrival<T> & {
  work: () => Promise<unknown>
  onFailed?: (reason: Reason) => void
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
  const writes = useWrites()
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [seen, setSeen] = useState(items)
  // The first list after the answer contains the move.
  if (seen !== items) {
    setSeen(items)
    if (moves.some((one) => one.isSaved)) setMoves(moves.filter((one) => !one.isSaved))
  }
  const visible = withMoves(items.filter(isVisible), moves)
  const hidden = items.filter((item) => !isVisible(item))
  const shown = withHidden(visible, hidden)
  // Two moves do not commute.
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  /** A failed write is shown before a running one. */
  const writeOf = (id: string): ItemWrite => {
    const all = ACTIONS.map((action): ItemWrite => ({
      ...writes.statusOf(`${action}:${id}`),
      action,
    }))
    return all.find(({ status }) => status === 'failed') ?? all.find(isUnconfirmed) ?? IDLE
  }
  // What failed waits for its retry.
  useUnsaved(items.some(({ id }) => isUnconfirmed(writeOf(id))))

  const arrivals = useArrivals(items, (key) => {
    writes.settle(key)
    closeWaiting(key)
    onSaved?.()
  })
  const run = async (
    key: string,
    { work, onFailed, ...arrival }: Action<T>,
  ): Promise<WriteResult> => {
    arrivals.forget(key)
    const result = await writes.run(key, async () => {
      await work()
      arrivals.forget(key)
      onSaved?.()
    })
    if (result.status === 'failed') {
      onFailed?.(result.reason)
      arrivals.waitFor(key, arrival)
    }
    return result
  }
  const isListed = (list: readonly T[], id: string) => list.some((one) => one.id === id)

  const moveItem = ({ id, name: title }: T, position: number) => {
    const made: Move = { id, position, isSaved: false }
    setMoves((all) => [...all.filter((one) => one.id !== id), made])
    announce(listWords.moved(thing(title), position, visible.length))
    const work = async () => {
      await moveTo(name, id, position)
      setMoves((all) => all.map((one) => (one === made ? { ...one, isSaved: true } : one)))
    }
    const isIn = (list: readonly T[]) =>
      isListed(list, id) && positionIn(list.filter(isVisible), id) === position
    const onArrived = () => setMoves((all) => all.filter((one) => one !== made))
    queue.current = queue.current.then(() => run(`move:${id}`, { work, isIn, onArrived }))
  }

  const hide = (item: T, isHidden: boolean): void =>
    void run(`hide:${item.id}`, {
      work: async () => {
        await setHidden(name, item, isHidden)
        if (isHidden) notifyRemoved(listWords.hidden(thing(item.name)), () => hide(item, false))
        else announce(listWords.shown(thing(item.name)))
      },
      isIn: (list) => list.some((one) => one.id === item.id && isVisible(one) !== isHidden),
    })

  const bringBack = (version: string, item: T, edits: BringBack): void => {
    const { id, name: title } = item
    const about = `restore:${version}`
    const restoring = run(about, {
      work: async () => {
        await restoreVersion(version)
        closeWaiting(about)
        announce(listWords.restored(thing(title)))
      },
      isIn: (list) => isListed(list, id),
      onFailed: (reason) =>
        notifyFailed(
          { about, title: listWords.unrestored(thing(title)), text: admin.reasons[reason] },
          () => bringBack(version, item, edits),
        ),
    })
    edits(restoring)
  }

  const removeNow = (item: T): void => {
    const { id, name: title } = item
    const about = `remove:${id}`
    void run(about, {
      work: async () => {
        const version = await removeFrom(name, id)
        closeWaiting(about)
        const edits = setAside(id)
        // Without a version another device deleted it.
        if (version)
          notifyDeleted(listWords.removed(thing(title)), () => bringBack(version, item, edits))
      },
      isIn: (list) => !isListed(list, id),
      onArrived: () => void setAside(id),
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
    /** Whether nothing can be done with an item. One that is being moved can be moved again. */
    isOff: (id: string): boolean => {
      const write = writeOf(id)
      return isBusy(write) && write.action !== 'move'
    },
    move: moveItem,
    giveUp: (id: string) => {
      for (const action of ACTIONS) {
        writes.dismiss(`${action}:${id}`)
        arrivals.forget(`${action}:${id}`)
      }
      closeWaiting(`remove:${id}`)
      setMoves((all) => all.filter((one) => one.id !== id))
    },
  }
}

export type ListActions<T extends Placed & { name: string }> = ReturnType<typeof useList<T>>
