import type { Revision, Save } from '../../data/store/document'
import { isSame } from '../../lib/same'

/** A stored value with its revision. When nothing is stored, `revision` is null and `value` is blank. */
export type Stored<V> = { value: V; revision: Revision }

/** The differences between the forms: `V` is the stored value, `F` the content of the form. */
export type EditorKind<F, V> = {
  blank: V
  /** Fills the form. `form` is the current content, whose own state is kept, such as open rows. */
  toForm: (value: V, form?: F) => F
  toValue: (form: F) => V
  /** Merges both changes since `base`; `mine` wins. */
  merge: (base: V, mine: V, theirs: V) => V
  /** The number of changes in the save bar; 0 for an unchanged form. */
  countChanges: (base: V, form: F) => number
  /** Whether a newer revision must not replace the content. By default: whether it has changes. */
  isTouched?: (base: V, form: F) => boolean
}

/** The parts of one form that the hook needs: `D` is the parsed document. */
export type EditedForm<F, V, D> = EditorKind<F, V> & {
  draftKey: string
  valueOf: (document: D) => V
  /** @throws ConflictError with the stored document, null when it was deleted */
  save: (value: V, save: Save, key: string) => Promise<void>
  /** The content of the form without pictures. */
  toDraft: (form: F) => unknown
  /** Parses the result of `toDraft`; null when it is invalid. */
  fromDraft: (draft: unknown) => F | null
  /** Adds the stored pictures, which a draft does not contain. */
  complete?: (form: F, stored: V) => F
}

export type Editor<F, V> = {
  /** The revision that the content is based on, and that a save replaces. */
  base: Stored<V>
  form: F
  /** Somebody else's newer revision, when the form has changes. */
  newer: Stored<V> | null
  /** The newer revision that a save found; its `revision` is null when the document was deleted. */
  conflict: Stored<V> | null
  /** Unanswered saves, oldest first. Any of them may be the stored revision. */
  sent: readonly Stored<V>[]
}

/** What a form contained before it was replaced: a draft, or my content after choosing theirs. */
export type FormSnapshot<F, V> = Pick<Editor<F, V>, 'base' | 'form'>

export type EditorEvent<F, V> =
  | { type: 'typed'; change: (form: F) => F }
  | { type: 'remoteChanged'; stored: Stored<V> }
  | { type: 'saveStarted'; revision: string }
  | { type: 'saveConfirmed'; revision: Revision }
  | { type: 'conflictFound'; theirs: Stored<V> }
  | { type: 'choseMine' }
  | { type: 'choseTheirs' }
  | { type: 'choseMerge' }
  | { type: 'choseLater' }
  | { type: 'restored'; snapshot: FormSnapshot<F, V> }
  | { type: 'discarded' }

export function openEditor<F, V>(kind: EditorKind<F, V>, base: Stored<V>): Editor<F, V> {
  return { base, form: kind.toForm(base.value), newer: null, conflict: null, sent: [] }
}

export const isTouched = <F, V>(kind: EditorKind<F, V>, { base, form }: FormSnapshot<F, V>): boolean =>
  kind.isTouched ? kind.isTouched(base.value, form) : kind.countChanges(base.value, form) > 0

/** The revisions that a save may replace: the loaded one and its own. */
export const ownRevisions = <F, V>({ base, sent }: Editor<F, V>): Revision[] =>
  [base, ...sent].map((one) => one.revision)

export function reduceEditor<F, V>(
  kind: EditorKind<F, V>,
  state: Editor<F, V>,
  event: EditorEvent<F, V>,
): Editor<F, V> {
  switch (event.type) {
    case 'typed':
      return settled(kind, { ...state, form: event.change(state.form) })
    case 'remoteChanged':
      return received(kind, state, event.stored)
    case 'saveStarted':
      return { ...state, sent: [...state.sent, { value: kind.toValue(state.form), revision: event.revision }] }
    case 'saveConfirmed': {
      const index = state.sent.findIndex(({ revision }) => revision === event.revision)
      const saved = state.sent[index]
      // Text typed after the save was sent stays as a change to the saved revision.
      return saved ? settled(kind, { ...state, base: saved, sent: state.sent.slice(index + 1) }) : state
    }
    case 'conflictFound':
      // A save that finds a later save of the same form is not a conflict.
      return ownRevisions(state).includes(event.theirs.revision) ? state : { ...state, conflict: event.theirs }
    case 'choseLater':
      return { ...state, conflict: null }
    case 'choseMine':
      return state.conflict ? over(state, state.conflict, state.form) : state
    case 'choseTheirs':
      return state.conflict ? over(state, state.conflict, kind.toForm(state.conflict.value, state.form)) : state
    case 'choseMerge': {
      const { base, form, conflict } = state
      if (!conflict) return state
      // A deleted document has nothing to merge.
      if (conflict.revision === null) return over(state, conflict, form)
      const merged = kind.merge(base.value, kind.toValue(form), conflict.value)
      return over(state, conflict, kind.toForm(merged, form))
    }
    case 'restored': {
      const { base, form } = event.snapshot
      const latest = state.newer ?? state.base
      if (latest.revision === base.revision) return over(state, latest, form)
      // Without changes it takes the newest value, and only the form's own state comes back, such as open rows.
      if (!isTouched(kind, event.snapshot)) return over(state, latest, kind.toForm(latest.value, form))
      return { ...over(state, base, form), newer: latest }
    }
    case 'discarded': {
      const latest = state.newer ?? state.base
      return over(state, latest, kind.toForm(latest.value))
    }
  }
}

const over = <F, V>(state: Editor<F, V>, base: Stored<V>, form: F): Editor<F, V> => ({
  ...state,
  base,
  form,
  newer: null,
  conflict: null,
})

/** Replaces the content by the newer revision once it has no changes. */
function settled<F, V>(kind: EditorKind<F, V>, state: Editor<F, V>): Editor<F, V> {
  const { newer } = state
  return newer && !isTouched(kind, state) ? over(state, newer, kind.toForm(newer.value, state.form)) : state
}

function received<F, V>(kind: EditorKind<F, V>, state: Editor<F, V>, stored: Stored<V>): Editor<F, V> {
  // The listener may report a save before its own answer arrives.
  const confirmed = reduceEditor(kind, state, { type: 'saveConfirmed', revision: stored.revision })
  const { base } = confirmed
  const isKnown = stored.revision === base.revision && (isTouched(kind, confirmed) || isSame(stored.value, base.value))
  if (!isKnown) return settled(kind, { ...confirmed, newer: stored })
  return confirmed.newer ? { ...confirmed, newer: null } : confirmed
}

/** Takes the changed fields of `mine` and all others of `theirs`. */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const merged = { ...theirs }
  for (const field of Object.keys(mine) as (keyof T)[]) {
    if (!isSame(mine[field], base[field])) merged[field] = mine[field]
  }
  return merged
}
