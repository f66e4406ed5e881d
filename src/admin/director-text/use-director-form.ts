import { useState } from 'react'
import { admin } from '../../copy/admin'
import { directorText as words } from '../../copy/admin-director-text'
import { defaultDirector } from '../../copy/director'
import { uiCopy } from '../../copy/ui'
import { ConflictError, reasonOf } from '../../data/errors'
import { getDirector, saveDirector, type Director, type DirectorFields } from '../../data/director-texts'
import { notify } from '../ui/toast'
import { isSame } from '../../lib/same'
import { saveOver } from '../save-over'
import { useUid } from '../session-provider'
import { useUnsaved } from '../unsaved'
import { useDraft, useKept } from '../use-draft'
import { useSave } from '../use-save'
import { mergeFields } from '../merge-fields'
import { addAllPending, countChanges, readFields, toFields, toForm, tooLong, type DirectorForm } from './form'

/** The version that the form was filled from. */
type Base = { fields: DirectorFields; updatedAt: Date | null }

const EMPTY: DirectorFields = { name: '', titles: [], credentials: [], highlights: [] }

// Through the form and back: a stored text with spaces around it must not look like a change.
const baseOf = (stored: Director | null): Base => ({
  fields: toFields(toForm(readFields(stored ?? defaultDirector) ?? EMPTY)),
  updatedAt: stored?.updatedAt ?? null,
})

/** The form's content with everything that keeps it: draft, unsaved guard, save, conflict. */
export function useDirectorForm(loaded: Director | null) {
  const [base, setBase] = useState<Base>(() => baseOf(loaded))
  const [form, setForm] = useState<DirectorForm>(() => toForm(base.fields))
  const [theirs, setTheirs] = useState<Director | null>(null)
  const draft = useDraft('director-text', useUid(), readFields)
  const save = useSave()
  const fields = toFields(form)
  const changes = countChanges(base.fields, fields)
  useUnsaved(changes > 0)
  useKept(draft, changes > 0, fields)

  const fill = (next: DirectorFields) => setForm(toForm(next))

  /** Saves over a version of which the page knows the fields. */
  async function send(wanted: DirectorFields, over: Base) {
    const list = tooLong(wanted)
    if (list) {
      notify({ type: 'error', title: words.saveFailed.title, description: words[list].full, closeLabel: uiCopy.close })
      return
    }
    let failure: unknown
    const isSaved = await save.run(async () => {
      try {
        await saveOver<Director | null>(
          (version) => saveDirector(wanted, version),
          over.updatedAt,
          (stored) => isSame(baseOf(stored).fields, over.fields),
        )
      } catch (error) {
        failure = error
        if (error instanceof ConflictError) setTheirs(error.theirs as Director | null)
        throw error
      }
      // Read again for the version's date, which only the server knows.
      const now = await getDirector().catch(() => null)
      setBase(now ? baseOf(now) : { fields: wanted, updatedAt: null })
    })
    if (isSaved)
      notify({ type: 'success', title: words.saved.title, description: words.saved.text, closeLabel: uiCopy.close })
    else if (!(failure instanceof ConflictError)) {
      const reason = failure === undefined ? 'timeout' : reasonOf(failure)
      notify({
        type: 'error',
        title: words.saveFailed.title,
        description: admin.reasons[reason],
        closeLabel: uiCopy.close,
      })
    }
  }

  function undo() {
    const before = form
    fill(base.fields)
    save.reset()
    notify({
      title: words.undone,
      closeLabel: uiCopy.close,
      action: { label: words.redo, onClick: () => setForm(before) },
    })
  }

  function loadTheirs() {
    if (!theirs) return
    draft.setAside(fields)
    setBase(baseOf(theirs))
    fill(baseOf(theirs).fields)
    setTheirs(null)
    save.reset()
  }

  function merge() {
    if (!theirs) return
    const over = baseOf(theirs)
    const merged = mergeFields(base.fields, fields, over.fields)
    setBase(over)
    fill(merged)
    setTheirs(null)
    void send(merged, over)
  }

  function submit() {
    setForm(addAllPending)
    void send(fields, base)
  }

  function restoreDraft() {
    if (draft.stored) fill(draft.stored.value)
    draft.clear()
  }

  return {
    form,
    edit: setForm,
    changes,
    draft,
    base,
    undo,
    restoreDraft,
    submit,
    save: save.state,
    conflict: {
      open: theirs !== null,
      onTheirs: loadTheirs,
      onMerge: merge,
      onMine: () => {
        setTheirs(null)
        void send(fields, baseOf(theirs))
      },
      onLater: () => setTheirs(null),
    },
  }
}
