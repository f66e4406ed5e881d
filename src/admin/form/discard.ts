import { admin } from '../../copy/admin/admin'
import { UNDO_MS } from '../../limits'
import { notify } from '../ui/toast'

/** Discards every change, or those of some fields, and offers to bring them back. */
export function discardWithUndo<Field>(
  form: { discard: (fields?: readonly Field[]) => () => void },
  fields?: readonly Field[],
): void {
  const bringBack = form.discard(fields)
  notify({
    title: admin.discarded,
    duration: UNDO_MS,
    action: { label: admin.bringBackChanges, onClick: bringBack },
  })
}
