import { useState } from 'react'
import { admin } from '../../copy/admin'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import type { Video, VideoList } from '../../data/videos'
import { UNDO_MS, VIDEOS_MAX } from '../../limits'
import { paths } from '../../paths'
import { ConflictDialog, type Choice } from '../editing/conflict-dialog'
import { FormBar } from '../editing/form-bar'
import type { EditorHandle } from '../editing/use-editor'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { notifySaved } from '../notify-saved'
import { notify } from '../ui/toast'
import { countChanges, countTyped, type VideosForm } from './video-edits'

const closeLabel = uiCopy.close

type Props = { videos: EditorHandle<VideosForm, readonly Video[], VideoList> }

export function VideosSaving({ videos }: Props) {
  const { editor, dispatch, status, resetStatus } = videos
  const { list, forms } = editor.form
  const [isAsked, setAsked] = useState(false)
  const changes = countChanges(editor.base.value, list)

  const save = async () => {
    const result = await videos.save()
    const { saved, saveFailed } = words.toast
    if (result.status === 'saved') notifySaved({ ...saved, path: paths.videos })
    else if (result.reason !== 'conflict')
      notify({ type: 'error', title: saveFailed.title, description: saveFailed.text, closeLabel })
  }

  const choose = (choice: Choice) => {
    const next = dispatch(choice)
    const isTooLong = choice.type === 'choseMerge' && next.form.list.length > VIDEOS_MAX
    if (isTooLong) notify({ type: 'warning', title: words.conflict.tooMany(VIDEOS_MAX), closeLabel })
    if (choice.type === 'choseMine' || (choice.type === 'choseMerge' && !isTooLong)) return void save()
    resetStatus()
    if (choice.type !== 'choseTheirs') return
    notify({
      type: 'info',
      title: editor.conflict?.version === null ? admin.deleted.left : words.conflict.shown,
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
        title={words.discard.title}
        description={words.discard.text(changes)}
        confirmLabel={words.discard.confirm}
        cancelLabel={words.discard.cancel}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          dispatch({ type: 'discarded' })
          resetStatus()
        }}
      />
      <ConflictDialog conflict={editor.conflict} words={words.conflict} onChoose={choose} />
    </>
  )
}
