import { useState } from 'react'
import { admin } from '../../copy/admin'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import type { Video, VideoList } from '../../data/content/videos'
import { UNDO_MS } from '../../limits'
import { paths } from '../../paths'
import { ConflictDialog, type Choice } from '../editing/conflict-dialog'
import { FormBar } from '../editing/form-bar'
import type { EditorHandle } from '../editing/use-editor'
import type { ErrorSummaryProps } from '../ui/error-summary'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { notifySaved } from '../editing/notify-saved'
import { notify } from '../ui/toast'
import { validateList } from './validate'
import { countChanges, countTyped, type VideosForm } from './form'

const closeLabel = uiCopy.close

type Props = {
  videos: EditorHandle<VideosForm, readonly Video[], VideoList>
  invalid: ErrorSummaryProps
  onInvalid: () => void
}

export function VideosSaving({ videos, invalid, onInvalid }: Props) {
  const { editor, dispatch, status, resetStatus } = videos
  const { list, forms } = editor.form
  const [isAsked, setAsked] = useState(false)
  const changes = countChanges(editor.base.value, list)

  const save = async (next = editor) => {
    if (validateList(next.form.list).length > 0) {
      resetStatus()
      onInvalid()
      return
    }
    const result = await videos.save()
    const { saved, saveFailed } = words.toast
    if (result.status === 'saved') notifySaved({ ...saved, path: paths.videos })
    else if (result.reason !== 'conflict')
      notify({ type: 'error', title: saveFailed.title, description: saveFailed.text, closeLabel })
  }

  const choose = (choice: Choice) => {
    const next = dispatch(choice)
    if (choice.type === 'choseMine' || choice.type === 'choseMerge') return void save(next)
    resetStatus()
    if (choice.type !== 'choseTheirs') return
    notify({
      type: 'info',
      title: editor.conflict?.revision === null ? admin.deleted.left : words.conflict.shown,
      action: { label: words.bar.undo, onClick: () => dispatch({ type: 'restored', snapshot: editor }) },
      duration: UNDO_MS,
      closeLabel,
    })
  }

  return (
    <>
      <FormBar
        changes={changes}
        status={status}
        invalid={invalid}
        saveLabel={words.bar.save}
        dirty={{
          text: words.bar.unsaved,
          detail:
            countTyped(forms, list) > 0 ? (
              words.bar.openEdit
            ) : (
              <span className="max-md:hidden">{words.bar.changes(changes)}</span>
            ),
        }}
        onSave={() => void save()}
        onUndo={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        variant="warning"
        words={{ ...words.discard, text: words.discard.text(changes) }}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          videos.discard()
        }}
      />
      <ConflictDialog conflict={editor.conflict} words={words.conflict} onChoose={choose} />
    </>
  )
}
