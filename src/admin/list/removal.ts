import { admin } from '../../copy/admin'
import { listWords } from '../../copy/admin-list'
import type { ListName } from '../../data/entities'
import { removeFrom } from '../../data/store/order'
import { restoreDeleted, restoreVersion } from '../../data/store/restore'
import { notifyDeleted, notifyFailed, type Message } from '../form/messages'
import { announce } from '../ui/announce'
import { confirm } from '../ui/confirm'
import type { Question } from '../ui/dialog'
import { isListed } from './shown-items'
import type { RunAction } from './use-item-writes'

export type RemovalOptions = {
  name: ListName
  /** A noun with the item's name. */
  thing: (name: string) => string
  /** The question before a deletion. */
  removal: Omit<Question, 'title'> & { title: (name: string) => string }
  /** Said when a deletion fails, beside the status of the item. */
  removeFailed?: Message | undefined
  /** Takes the unsaved changes of a deleted item away. What it returns brings them back with the item. */
  setAside?: ((id: string) => BringBack) | undefined
}

/** Called when a deletion is undone; `restored` tells when the item is back. */
type BringBack = (restored: Promise<unknown>) => void

/** Returns what deletes an item of a list after a question, says how that went, and offers to bring it back. */
export function removalOf<T extends { id: string; name: string }>(
  run: RunAction<T>,
  { name, thing, removal, removeFailed, setAside = () => () => {} }: RemovalOptions,
): (item: T) => Promise<void> {
  const restore = (item: T, work: () => Promise<unknown>, bringBackChanges: BringBack): void => {
    const about = `restore:${item.id}`
    const noun = thing(item.name)
    const restored = run(about, {
      work,
      isIn: (list) => isListed(list, item.id),
      onDone: () => announce(listWords.restored(noun)),
      onFailed: (reason) =>
        notifyFailed(
          { about, title: listWords.unrestored(noun), text: admin.reasons[reason] },
          () => restore(item, work, bringBackChanges),
        ),
    })
    bringBackChanges(restored)
  }

  const remove = (item: T): void => {
    const about = `remove:${item.id}`
    void run(about, {
      work: () => removeFrom(name, item.id),
      isIn: (list) => !isListed(list, item.id),
      onDone: (done) => {
        const bringBackChanges = setAside(item.id)
        const offer = (work: () => Promise<unknown>) =>
          notifyDeleted(listWords.removed(thing(item.name)), () =>
            restore(item, work, bringBackChanges),
          )
        if (done.kind === 'seen') {
          offer(() => restoreDeleted(`${name}/${item.id}`))
          return
        }
        // Without a version another device deleted it.
        const version = done.answer
        if (version !== null) offer(() => restoreVersion(version))
      },
      onFailed: (reason) => {
        if (removeFailed) notifyFailed({ ...removeFailed, about, reason }, () => remove(item))
      },
    })
  }

  return async (item) => {
    if (await confirm({ ...removal, title: removal.title(item.name) })) remove(item)
  }
}
