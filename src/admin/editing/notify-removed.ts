import { admin } from '../../copy/admin'
import { uiCopy } from '../../copy/ui'
import { UNDO_MS } from '../../limits'
import { HISTORY_SEARCH } from '../shell/tab-names'
import { notify } from '../ui/toast'

/** Says what was removed and offers to undo it. `description` says where else it can be found. */
export function notifyRemoved(title: string, onUndo: () => void, description?: string): void {
  notify({
    title,
    ...(description && { description }),
    duration: UNDO_MS,
    closeLabel: uiCopy.close,
    action: { label: admin.undo, onClick: onUndo },
  })
}

/** Says what was deleted from the site, offers to undo it, and leads to the history, which keeps it. */
export function notifyDeleted(title: string, onUndo: () => void, description: string = admin.inHistory): void {
  notify({
    title,
    description,
    duration: UNDO_MS,
    closeLabel: uiCopy.close,
    action: { label: admin.undo, onClick: onUndo },
    link: { label: admin.historyPanel.title, to: HISTORY_SEARCH },
  })
}

/** Puts an item back at its old position, unless it is listed. */
export const putBack = <T extends { id: string }>(list: readonly T[], item: T, index: number): T[] =>
  list.some(({ id }) => id === item.id) ? [...list] : list.toSpliced(index, 0, item)
