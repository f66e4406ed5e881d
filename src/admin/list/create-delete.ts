import { admin } from '../../copy/admin/admin'
import { adminList } from '../../copy/admin/list'
import { documentPath } from '../../data/document-paths'
import type { ListName } from '../../data/entities'
import { takeBackChange, takeBackLastDeletion } from '../../data/store/history/take-back'
import { deleteFrom } from '../../data/store/lists/positions'
import { announce } from '../ui/announce'
import { confirm } from '../ui/confirm'
import type { Question } from '../ui/dialog'
import { notifyUntilClosed } from '../ui/sticky-message'
import { closeHiding, notifyDeleted, notifyFailed, type Message } from '../writes/messages'
import type { Work } from '../writes/tracked-write'
import { isListed } from './display-order'
import { topicOf, type RunAction } from './use-item-writes'

type BringBack = {
  /** Called when the undo of the deletion is pressed, so before the list shows the item. */
  beforeUndo?: () => void
  /** Called once the list shows the item again. */
  onBack?: () => void
}

export type DeletionOptions = {
  collection: ListName
  /** Returns a noun with the item's name, for messages. */
  nounOf: (name: string) => string
  /** The question before a deletion. */
  deletion: Omit<Question, 'title'> & { title: (name: string) => string }
  /** A message about a failed deletion, beside the status of the item. */
  deleteFailed?: Message | undefined
  /** Sets the unsaved changes of a deleted item aside. Returns what brings them back with the item. */
  setAside?: ((id: string) => BringBack) | undefined
}

/**
 * Creates a function that asks before it deletes an item, shows the result, and offers to undo it.
 * @param onDeleted called once an item is deleted
 */
export function createDelete<T extends { id: string; name: string }>(
  run: RunAction<T>,
  { collection, nounOf, deletion, deleteFailed, setAside = () => ({}) }: DeletionOptions,
  onDeleted: (id: string) => void,
): (item: T) => Promise<void> {
  const takeBack = (item: T, work: Work, onBack?: () => void): void => {
    const topic = topicOf('take-back', item.id)
    const noun = nounOf(item.name)
    void run('take-back', item.id, {
      work: (attempt) => {
        // The list does not show the item yet, so nothing else says that the undo is under way.
        notifyUntilClosed({ topic, type: 'loading', title: adminList.takingBack(noun) })
        return work(attempt)
      },
      isShownIn: (all) => isListed(all, item.id),
      onDone: () => announce(adminList.takenBack(noun)),
      ...(onBack && { onShown: onBack }),
      onFailed: ({ reason, retry }) =>
        notifyFailed(
          { topic, title: adminList.takeBackFailed(noun), text: admin.reasons[reason] },
          retry,
        ),
    })
  }

  const deleteItem = (item: T): void => {
    closeHiding(item.id)
    void run('delete', item.id, {
      work: ({ signal }) => deleteFrom(collection, item.id, signal),
      isShownIn: (all) => !isListed(all, item.id),
      onDone: (versionId) => {
        onDeleted(item.id)
        const { beforeUndo, onBack } = setAside(item.id)
        // The version is unknown when the answer was lost. It is also unknown when an earlier attempt or another device
        // has deleted the item.
        const work: Work = ({ signal }) =>
          versionId === null
            ? takeBackLastDeletion(documentPath(collection, item.id), signal)
            : takeBackChange(versionId, signal)
        notifyDeleted(adminList.deleted(nounOf(item.name)), () => {
          beforeUndo?.()
          takeBack(item, work, onBack)
        })
      },
      onFailed: ({ reason, retry }) => {
        const topic = topicOf('delete', item.id)
        if (deleteFailed) notifyFailed({ ...deleteFailed, topic, reason }, retry)
      },
    })
  }

  return async (item) => {
    if (await confirm({ ...deletion, title: deletion.title(item.name) })) deleteItem(item)
  }
}
