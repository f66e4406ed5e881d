import type { ReactNode } from 'react'
import { admin } from '../../copy/admin'
import { fieldErrors } from '../../copy/admin-errors'
import { formatTime } from '../../lib/format'
import type { ErrorSummaryProps } from '../ui/error-summary'
import { SaveBar, type SaveState } from '../ui/save-bar'
import type { WriteStatus } from './write-status'

type Props = {
  /** The number of changes; 0 hides the bar unless a save is running or was just made. */
  changes: number
  status: WriteStatus
  onSave: () => void
  onUndo?: () => void
  saveLabel?: string
  dirty?: { text: string; detail?: ReactNode }
  /** The invalid fields that a save has found. */
  invalid?: ErrorSummaryProps
  /** The width of the form's column. */
  className?: string
}

export function FormBar({ changes, status, onSave, onUndo, saveLabel, dirty, invalid, className }: Props) {
  const [first] = invalid?.errors ?? []
  const { state, text, detail } = first
    ? { state: 'failed' as const, text: invalid?.title, detail: undefined }
    : barOf(changes, status, dirty)
  const save = saveLabel ?? admin.save.save
  return (
    <SaveBar
      state={state}
      text={text}
      {...(detail && { detail })}
      {...(className && { className })}
      saveLabel={save}
      retryLabel={first ? save : admin.save.retry}
      onSave={onSave}
      {...(first
        ? { undoLabel: fieldErrors.show(invalid?.errors.length ?? 0), onUndo: () => invalid?.onShow(first.name) }
        : onUndo && changes > 0 && { undoLabel: admin.save.undo, onUndo })}
    />
  )
}

function barOf(
  changes: number,
  write: WriteStatus,
  dirty?: Props['dirty'],
): { state: SaveState; text: string; detail?: ReactNode } {
  if (write.status === 'saving') return { state: 'saving', text: admin.save.saving }
  if (write.status === 'waiting') return { state: 'waiting', text: admin.save.waiting, detail: admin.save.waitingHint }
  if (write.status === 'failed')
    return { state: 'failed', text: admin.save.failed, detail: admin.reasons[write.reason] }
  if (changes > 0) return { state: 'dirty', ...(dirty ?? { text: admin.save.unsaved(changes) }) }
  if (write.status === 'saved') return { state: 'saved', text: `${admin.save.saved} ${formatTime(write.at)}` }
  return { state: 'clean', text: '' }
}
