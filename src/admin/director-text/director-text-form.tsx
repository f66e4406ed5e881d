import { admin } from '../../copy/admin'
import { directorText as words } from '../../copy/admin-director-text'
import { uiCopy } from '../../copy/ui'
import type { Director } from '../../data/content/director-texts'
import { NAME_MAX } from '../../limits'
import { paths } from '../../paths'
import { TextField } from '../ui/text-field'
import { Notice } from '../../ui/notice'
import { DraftNotice } from '../editing/draft-notice'
import { differencesOf } from '../editing/differences'
import { ConflictDialog } from '../editing/conflict-dialog'
import { FormBar } from '../editing/form-bar'
import { useFieldErrors } from '../editing/use-field-errors'
import { useEditor } from '../editing/use-editor'
import { LoadErrorNotice } from '../shell/load-error'
import { notifySaved } from '../editing/notify-saved'
import { ErrorSummary } from '../ui/error-summary'
import { Panel } from '../ui/panel'
import { notify } from '../ui/toast'
import { addPending, confirmAll, directorForm, LISTS, toFields, type DirectorForm } from './form'
import { TextList } from './text-list'
import { validate } from './validate'

type Props = { loaded: Director | null; error: Error | null; onReload: () => void }

const closeLabel = uiCopy.close

const FIELD_NAMES = {
  name: words.name,
  titles: words.titles.title,
  credentials: words.credentials.title,
  highlights: words.highlights.title,
}

export function DirectorTextForm({ loaded, error, onReload }: Props) {
  const { editor, changes, dispatch, save, status, discard, choose, draft } = useEditor(directorForm, loaded)
  const { form } = editor
  const { frame, summary, errorOf, refuse } = useFieldErrors(validate(form))
  const edit = (change: (form: DirectorForm) => DirectorForm) => dispatch({ type: 'typed', change })

  async function submit(content: DirectorForm) {
    if (validate(content).length > 0) {
      refuse()
      return
    }
    edit(confirmAll)
    const result = await save()
    if (result.status === 'saved') notifySaved({ ...words.saved, path: paths.director })
    else if (result.reason !== 'conflict')
      notify({ type: 'error', title: words.saveFailed.title, description: admin.reasons[result.reason], closeLabel })
  }

  function undo() {
    const redo = discard()
    notify({ title: words.undone, closeLabel, action: { label: words.redo, onClick: redo } })
  }

  return (
    <div ref={frame} className="grid gap-4">
      <Notice>{words.note}</Notice>
      {error ? <LoadErrorNotice words={words.loadFailed} error={error} onRetry={onReload} /> : null}
      {!error && editor.base.revision === null ? <Notice tone="warn">{words.defaults}</Notice> : null}
      {draft.at ? (
        <DraftNotice at={draft.at} isStale={draft.isStale} onRestore={draft.restore} onDismiss={draft.dismiss} />
      ) : null}
      <ErrorSummary {...summary} />
      <Panel className="grid gap-6">
        <TextField
          name="name"
          label={words.name}
          required
          error={errorOf('name')}
          value={form.name}
          maxLength={NAME_MAX}
          onChange={(name) => edit((now) => ({ ...now, name }))}
        />
        {LISTS.map(({ name, max }) => (
          <TextList
            key={name}
            name={name}
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
      <FormBar
        changes={changes}
        status={status}
        onSave={() => void submit(form)}
        onUndo={undo}
        invalid={summary}
        className="max-w-3xl"
      />
      <ConflictDialog
        conflict={editor.conflict}
        differences={editor.conflict ? differencesOf(toFields(form), editor.conflict.value, FIELD_NAMES) : []}
        onChoose={(choice) => choose(choice, submit)}
      />
    </div>
  )
}
