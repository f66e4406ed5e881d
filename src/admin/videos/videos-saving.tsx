import { useState } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import { UNDO_MS, VIDEOS_MAX } from '../../limits'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { notify } from '../ui/toast'
import { ConflictDialog } from '../conflict-dialog'
import { FormBar } from '../form-bar'
import type { SaveOutcome, VideoEditor } from './use-video-list'

/** The bar that is there as long as anything is unsaved, and the questions that a save may raise. */
export function VideosSaving({ editor }: { editor: VideoEditor }) {
  const { changes, typed, save, conflict } = editor
  const [isAsked, setAsked] = useState(false)
  const isBusy = save.state.status === 'saving' || save.state.status === 'waiting'

  const tell = (outcome: SaveOutcome | 'too-many') => {
    if (outcome === 'saved')
      notify({
        type: 'success',
        title: words.toast.saved.title,
        description: words.toast.saved.text,
        closeLabel: uiCopy.close,
      })
    if (outcome === 'failed')
      notify({
        type: 'error',
        title: words.toast.saveFailed.title,
        description: words.toast.saveFailed.text,
        closeLabel: uiCopy.close,
      })
    if (outcome === 'too-many')
      notify({ type: 'warning', title: words.conflict.tooMany(VIDEOS_MAX), closeLabel: uiCopy.close })
  }

  return (
    <>
      <FormBar
        changes={changes}
        save={save.state}
        saveLabel={words.bar.save}
        dirty={{
          text: words.bar.unsaved,
          detail: typed > 0 ? words.bar.openEdit : <span className="max-md:hidden">{words.bar.changes(changes)}</span>,
        }}
        onSave={() => void editor.store().then(tell)}
        onUndo={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        variant="warning"
        title={words.discard.title}
        description={words.discard.text(changes)}
        confirmLabel={words.discard.confirm}
        cancelLabel={words.discard.cancel}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          editor.discard()
        }}
      />
      <ConflictDialog
        open={conflict !== null}
        words={words.conflict}
        isBusy={isBusy}
        onMerge={() => void editor.merge().then(tell)}
        onMine={() => void editor.keepMine().then(tell)}
        onLater={editor.decideLater}
        onTheirs={() => {
          const left = editor.takeTheirs()
          if (!left) return
          notify({
            type: 'info',
            title: words.conflict.shown,
            action: { label: words.bar.undo, onClick: () => editor.bringBack(left) },
            duration: UNDO_MS,
            closeLabel: uiCopy.close,
          })
        }}
      />
    </>
  )
}
