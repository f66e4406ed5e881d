import { admin } from '../copy/admin'
import { uiCopy } from '../copy/ui'
import { UNDO_MS } from '../limits'
import { notify } from './ui/toast'

/** Says what was removed and offers to undo it. */
export function notifyRemoved(title: string, onUndo: () => void): void {
  notify({
    title,
    duration: UNDO_MS,
    closeLabel: uiCopy.close,
    action: { label: admin.undo, onClick: onUndo },
  })
}

/** Puts an item back at its old position, unless it is listed. */
export const putBack = <T extends { id: string }>(list: readonly T[], item: T, index: number): T[] =>
  list.some(({ id }) => id === item.id) ? [...list] : list.toSpliced(index, 0, item)
