import type { ReactNode } from 'react'
import { admin } from '../../copy/admin'
import { formatTime } from '../../lib/format'
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
  /** The width of the form's column. */
  className?: string
}

export function FormBar({ changes, status, onSave, onUndo, saveLabel = admin.save.save, dirty, className }: Props) {
  const { state, text, detail } = barOf(changes, status, dirty)
  return (
    <SaveBar
      state={state}
      text={text}
      {...(detail && { detail })}
      {...(className && { className })}
      saveLabel={saveLabel}
      retryLabel={admin.save.retry}
      onSave={onSave}
      {...(onUndo && changes > 0 && { undoLabel: admin.save.undo, onUndo })}
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
