import { admin } from '../../copy/admin'
import { directorText as words } from '../../copy/admin-director-text'
import type { Director } from '../../data/director-texts'
import { NAME_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { ConflictDialog } from '../conflict-dialog'
import { DraftNotice } from '../draft-notice'
import { FormBar } from '../form-bar'
import { Panel } from '../panel'
import { addPending, LISTS } from './form'
import { TextList } from './text-list'
import { useDirectorForm } from './use-director-form'

type Props = { loaded: Director | null; hasFailed: boolean; onReload: () => void }

export function DirectorTextForm({ loaded, hasFailed, onReload }: Props) {
  const { form, edit, changes, draft, base, undo, restoreDraft, save, submit, conflict } = useDirectorForm(loaded)
  return (
    <div className="grid gap-4">
      <Notice>{words.note}</Notice>
      {hasFailed ? (
        <Notice
          tone="error"
          action={
            <Button variant="quiet" size="sm" onClick={onReload}>
              {words.loadFailed.retry}
            </Button>
          }
        >
          {words.loadFailed.text}
        </Notice>
      ) : null}
      {!hasFailed && base.updatedAt === null ? <Notice tone="warn">{words.defaults}</Notice> : null}
      {draft.stored ? (
        <DraftNotice at={draft.stored.at} storedAt={base.updatedAt} onRestore={restoreDraft} onDismiss={draft.clear} />
      ) : null}
      <Panel className="grid gap-6">
        <TextField
          label={words.name}
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
      <FormBar changes={changes} save={save} onSave={submit} onUndo={undo} />
      <ConflictDialog {...conflict} words={admin.conflict} />
    </div>
  )
}
