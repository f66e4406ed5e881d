import { useRef, useState } from 'react'
import { admin } from '../../copy/admin'
import { directorText as words } from '../../copy/admin-director-text'
import { uiCopy } from '../../copy/ui'
import type { Director } from '../../data/director-texts'
import { NAME_MAX } from '../../limits'
import { paths } from '../../paths'
import { TextField } from '../ui/text-field'
import { Notice } from '../../ui/notice'
import { DraftNotice } from '../draft-notice'
import { ConflictDialog, type Choice } from '../editing/conflict-dialog'
import { FormBar } from '../editing/form-bar'
import { useEditor } from '../editing/use-editor'
import { LoadErrorNotice } from '../load-error'
import { notifySaved } from '../notify-saved'
import { Panel } from '../panel'
import { notify } from '../ui/toast'
import { addPending, confirmAll, directorForm, LISTS, toFields, tooLong, type DirectorForm } from './form'
import { TextList } from './text-list'

type Props = { loaded: Director | null; error: Error | null; onReload: () => void }

const closeLabel = uiCopy.close
const notSaved = (description: string) =>
  notify({ type: 'error', title: words.saveFailed.title, description, closeLabel })

export function DirectorTextForm({ loaded, error, onReload }: Props) {
  const { editor, changes, dispatch, save, status, resetStatus, draft } = useEditor(directorForm, loaded)
  const { form } = editor
  const [isAsked, setAsked] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const edit = (change: (form: DirectorForm) => DirectorForm) => dispatch({ type: 'typed', change })

  async function submit(content: DirectorForm) {
    const fields = toFields(content)
    setAsked(true)
    if (fields.name === '') return name.current?.focus()
    const list = tooLong(fields)
    if (list) return notSaved(words[list].full)
    edit(confirmAll)
    const result = await save()
    if (result.status === 'saved') notifySaved({ ...words.saved, path: paths.director })
    else if (result.reason !== 'conflict') notSaved(admin.reasons[result.reason])
  }

  function choose(choice: Choice) {
    const next = dispatch(choice)
    if (choice.type === 'choseMine' || choice.type === 'choseMerge') void submit(next.form)
    if (choice.type !== 'choseTheirs') return
    draft.setAside(editor)
    resetStatus()
  }

  function undo() {
    dispatch({ type: 'discarded' })
    resetStatus()
    const redo = () => dispatch({ type: 'restored', snapshot: editor })
    notify({ title: words.undone, closeLabel, action: { label: words.redo, onClick: redo } })
  }

  return (
    <div className="grid gap-4">
      <Notice>{words.note}</Notice>
      {error ? <LoadErrorNotice words={words.loadFailed} error={error} onRetry={onReload} /> : null}
      {!error && editor.base.version === null ? <Notice tone="warn">{words.defaults}</Notice> : null}
      {draft.at ? (
        <DraftNotice at={draft.at} isStale={draft.isStale} onRestore={draft.restore} onDismiss={draft.dismiss} />
      ) : null}
      <Panel className="grid gap-6">
        <TextField
          ref={name}
          label={words.name}
          required
          error={isAsked && form.name.trim() === '' ? words.nameRequired : null}
          value={form.name}
          maxLength={NAME_MAX}
          onChange={(name) => edit((now) => ({ ...now, name }))}
        />
        {LISTS.map(({ name, max }) => (
          <TextList
            key={name}
            copy={words[name]}
            rows={form[name]}
            max={max}
            hasColor={name === 'highlights'}
            onChange={(change) => edit((now) => ({ ...now, [name]: change(now[name]) }))}
            pending={form.pending[name]}
            onPending={(pending) => edit((now) => ({ ...now, pending: { ...now.pending, [name]: pending } }))}
            onAdd={() => edit((now) => addPending(now, name))}
          />
        ))}
      </Panel>
      <FormBar changes={changes} status={status} onSave={() => void submit(form)} onUndo={undo} className="max-w-3xl" />
      <ConflictDialog conflict={editor.conflict} onChoose={choose} />
    </div>
  )
}
