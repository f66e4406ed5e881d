import type { RefObject } from 'react'
import { hiddenWords as words } from '../../copy/admin-hidden'
import { isShown } from '../../lib/order'
import type { WritesHandle } from '../editing/use-writes'
import { notifyRemoved } from '../editing/notify-removed'

type Item = { id: string; name: string; hidden?: number | undefined }
type Options<T> = {
  writes: WritesHandle
  /** The newest list, in which hidden items are last. */
  live: RefObject<readonly T[]>
  hide: (id: string, list: readonly T[]) => Promise<void>
  show: (item: T, list: readonly T[]) => Promise<void>
  announce: (text: string) => void
  onSaved?: () => void
}

/** The key of hiding and showing in `writes`. */
export const hideKey = (id: string): string => `hide:${id}`

/** Takes an item of a live list off the pages, or puts it back, with a status for each item. */
export function useHiding<T extends Item>({ writes: { run }, live, hide, show, announce, onSaved }: Options<T>) {
  const putBack = (item: T) =>
    void run(hideKey(item.id), async () => {
      await show(item, live.current)
      announce(words.shown(item.name))
      onSaved?.()
    })
  const takeOff = (item: T) => {
    // The live list may not know yet where it returns to when that is undone.
    const hidden = live.current.findIndex(({ id }) => id === item.id) + 1
    void run(hideKey(item.id), async () => {
      await hide(item.id, live.current)
      notifyRemoved(words.done(item.name), () => putBack({ ...item, hidden }), words.hint)
      onSaved?.()
    })
  }
  return (item: T) => (isShown(item) ? takeOff(item) : putBack(item))
}
