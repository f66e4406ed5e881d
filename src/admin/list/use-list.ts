import { useRef, useState } from 'react'
import { admin } from '../../copy/admin'
import { listWords } from '../../copy/admin-list'
import { restoreVersion } from '../../data/store/restore'
import { moveTo, removeFrom, setHidden, type Placed } from '../../data/store/order'
import { isVisible } from '../../lib/order'
import { notifyDeleted, notifyFailed, notifyRemoved, tell, type Message } from '../form/messages'
import { useUnsaved } from '../form/unsaved'
import type { ItemControls } from './controls'
import { positionIn, withHidden, withMoves, type Move } from './shown-items'
import { announce } from '../ui/announce'
import { confirm } from '../ui/confirm'
import type { Question } from '../ui/dialog'
import { closeWaiting } from '../ui/waiting-message'
import { isBusy, isOpen, useWrites, type WriteResult, type WriteStatus } from '../form/use-writes'

const ACTS = ['remove', 'hide', 'move'] as const
type ItemWrite = WriteStatus & { act: (typeof ACTS)[number] }
const IDLE: ItemWrite = { status: 'idle', act: 'move' }

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

/** The acts on a live list: each item has one status, and what failed a retry. */
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
    const all = ACTS.map((act): ItemWrite => ({ ...writes.statusOf(`${act}:${id}`), act }))
    return all.find(({ status }) => status === 'failed') ?? all.find(isOpen) ?? IDLE
  }
  // What failed waits for its retry.
  useUnsaved(items.some(({ id }) => isOpen(writeOf(id))))

  const run = (key: string, work: () => Promise<unknown>): Promise<WriteResult> =>
    writes.run(key, async () => {
      await work()
      onSaved?.()
    })

  const moveItem = ({ id, name: title }: T, position: number) => {
    const made: Move = { id, position, isSaved: false }
    setMoves((all) => [...all.filter((one) => one.id !== id), made])
    announce(listWords.moved(thing(title), position, visible.length))
    const send = async () => {
      await moveTo(name, id, position)
      setMoves((all) => all.map((one) => (one === made ? { ...one, isSaved: true } : one)))
    }
    queue.current = queue.current.then(() => run(`move:${id}`, send))
  }

  const hide = (item: T, isHidden: boolean): void =>
    void run(`hide:${item.id}`, async () => {
      await setHidden(name, item, isHidden)
      if (isHidden) notifyRemoved(listWords.hidden(thing(item.name)), () => hide(item, false))
      else announce(listWords.shown(thing(item.name)))
    })

  const bringBack = async (version: string, title: string, edits: BringBack): Promise<void> => {
    const about = `restore:${version}`
    const restoring = run(about, () => restoreVersion(version))
    edits(restoring)
    await tell(await restoring, {
      saved: () => {
        closeWaiting(about)
        announce(listWords.restored(thing(title)))
      },
      failed: ({ reason }) =>
        notifyFailed(
          { about, title: listWords.unrestored(thing(title)), text: admin.reasons[reason] },
          () => void bringBack(version, title, edits),
        ),
    })
  }

  const removeNow = async (item: T): Promise<void> => {
    const { id, name: title } = item
    const about = `remove:${id}`
    const result = await run(about, async () => {
      const version = await removeFrom(name, id)
      closeWaiting(about)
      const edits = setAside(id)
      // Without a version another device deleted it.
      if (version)
        notifyDeleted(listWords.removed(thing(title)), () => void bringBack(version, title, edits))
    })
    if (result.status === 'failed' && removeFailed)
      notifyFailed({ ...removeFailed, about, reason: result.reason }, () => void removeNow(item))
  }
  const remove = async (item: T): Promise<void> => {
    if (await confirm({ ...removal, title: removal.title(item.name) })) await removeNow(item)
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
      return isBusy(write) && write.act !== 'move'
    },
    move: moveItem,
    giveUp: (id: string) => {
      ACTS.forEach((act) => writes.dismiss(`${act}:${id}`))
      closeWaiting(`remove:${id}`)
      setMoves((all) => all.filter((one) => one.id !== id))
    },
  }
}

export type ListActions<T extends Placed & { name: string }> = ReturnType<typeof useList<T>>
