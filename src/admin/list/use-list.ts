import { useRef, useState } from 'react'
import { admin } from '../../copy/admin'
import { listWords } from '../../copy/admin-list'
import { uiCopy } from '../../copy/ui'
import { restoreVersion } from '../../data/store/history'
import { moveTo, removeFrom, setHidden, type Placed } from '../../data/store/order'
import { isShown } from '../../lib/order'
import { useLatest } from '../../ui/use-latest'
import { notifyDeleted, notifyRemoved } from '../form/messages'
import { useUnsaved } from '../form/unsaved'
import { isOpen, useWrites, type WriteResult, type WriteStatus } from '../form/use-writes'
import { notifyWaiting } from '../ui/toast'
import { positionIn, withHidden, withMoves, type Move } from './in-place'

const ACTS = ['remove', 'hide', 'move'] as const
/** The write of one item, and what it does. */
export type ItemWrite = WriteStatus & { act: (typeof ACTS)[number] }
const IDLE: ItemWrite = { status: 'idle', act: 'move' }

type Options<T> = {
  name: 'products' | 'team'
  /** The live list in display order. */
  items: readonly T[]
  /** A noun with the item's name. */
  thing: (name: string) => string
  announce: (text: string) => void
  /** Called after every confirmed write. */
  onSaved?: () => void
}

/** The acts on a live list: each item has one status, and what failed a retry. */
export function useList<T extends Placed & { name: string }>({ name, items, thing, announce, onSaved }: Options<T>) {
  const writes = useWrites()
  const live = useLatest(items)
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [seen, setSeen] = useState(items)
  // The first list after the answer contains the move.
  if (seen !== items) {
    setSeen(items)
    if (moves.some((one) => one.isSaved)) setMoves(moves.filter((one) => !one.isSaved))
  }
  const visible = withMoves(items.filter(isShown), moves)
  const shown = withHidden(
    visible,
    items.filter((item) => !isShown(item)),
  )
  // Two moves do not commute.
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  /** A failed write is shown before a running one. */
  const writeOf = (id: string): ItemWrite => {
    const all = ACTS.map((act): ItemWrite => ({ ...writes.statusOf(`${act}:${id}`), act }))
    return all.find(({ status }) => status === 'failed') ?? all.find(isOpen) ?? IDLE
  }
  useUnsaved(items.some(({ id }) => isOpen(writeOf(id))))

  const run = (key: string, work: () => Promise<unknown>): Promise<WriteResult> =>
    writes.run(key, async () => {
      await work()
      onSaved?.()
    })

  const move = ({ id, name: title }: T, position: number) => {
    const made: Move = { id, position, isSaved: false }
    setMoves((all) => [...all.filter((one) => one.id !== id), made])
    announce(listWords.moved(thing(title), position, visible.length))
    const send = async () => {
      await moveTo(name, live.current, id, position)
      setMoves((all) => all.map((one) => (one === made ? { ...one, isSaved: true } : one)))
    }
    queue.current = queue.current.then(() => run(`move:${id}`, send))
  }

  const hide = (item: T, isHidden: boolean): void =>
    void run(`hide:${item.id}`, async () => {
      await setHidden(name, live.current, item, isHidden)
      if (isHidden) notifyRemoved(listWords.hidden(thing(item.name)), () => hide(item, false))
      else announce(listWords.shown(thing(item.name)))
    })

  const bringBack = async (version: string, title: string): Promise<void> => {
    const result = await run(`restore:${version}`, () => restoreVersion(version, live.current))
    if (result.status === 'saved') announce(listWords.restored(thing(title)))
    else
      notifyWaiting({
        type: 'error',
        title: listWords.unrestored(thing(title)),
        description: admin.reasons[result.reason],
        action: { label: uiCopy.retry, onClick: () => void bringBack(version, title) },
      })
  }

  const remove = ({ id, name: title }: T): Promise<WriteResult> =>
    run(`remove:${id}`, async () => {
      const version = await removeFrom(name, live.current, id)
      // Without a version another device deleted it.
      if (version) notifyDeleted(listWords.removed(thing(title)), () => void bringBack(version, title))
    })

  return {
    /** In display order: hidden items stay where they stood. */
    shown,
    total: visible.length,
    positionOf: (id: string) => positionIn(shown, id),
    writeOf,
    move,
    remove,
    toggleHidden: (item: T) => hide({ ...item, hidden: positionIn(shown, item.id) }, isShown(item)),
    giveUp: (id: string) => {
      ACTS.forEach((act) => writes.dismiss(`${act}:${id}`))
      setMoves((all) => all.filter((one) => one.id !== id))
    },
  }
}

export type ListActions<T extends Placed & { name: string }> = ReturnType<typeof useList<T>>
