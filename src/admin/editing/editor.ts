import type { Save, Version } from '../../data/document'
import { isSame } from '../../lib/same'

/** What is stored, with its version. Where nothing is stored, `version` is null and `value` what a new form starts with. */
export type Stored<V> = { value: V; version: Version }

/** What the three forms differ in: `V` is the value that is stored, `F` the content of the form. */
export type EditorKind<F, V> = {
  /** What a form starts with where nothing is stored. */
  blank: V
  /** Fills the form. With `form`, what belongs to the form alone stays, for example rows that are open. */
  toForm: (value: V, form?: F) => F
  /** What a save stores of the form's content. */
  toValue: (form: F) => V
  /** My changes since `base`, and theirs where I changed nothing. */
  merge: (base: V, mine: V, theirs: V) => V
  /** How many things differ from the stored value, as the save bar counts them; 0 for a form without changes. */
  countChanges: (base: V, form: F) => number
  /** Whether a newer version must not replace the form's content. Without it: whenever something has changed. */
  isTouched?: (base: V, form: F) => boolean
}

/** What one form adds to the hook: `D` is the document as it is read. */
export type EditedForm<F, V, D> = EditorKind<F, V> & {
  /** The name of its drafts on this device. */
  draftKey: string
  valueOf: (document: D) => V
  /** Stores the value of one editor. @throws ConflictError with the stored document, null when it was deleted */
  save: (value: V, save: Save, key: string) => Promise<void>
  /** What a draft keeps of the form: everything but pictures. */
  toDraft: (form: F) => unknown
  /** Reads what `keep` gave; null when it is anything else. */
  fromDraft: (draft: unknown) => F | null
  /** Adds from the stored value what a draft does not keep. */
  complete?: (form: F, stored: V) => F
}

export type Editor<F, V> = {
  /** The version that the form's content was made over, and that a save replaces. */
  base: Stored<V>
  form: F
  /** Somebody else's newer version, which waits because the form was touched. */
  newer: Stored<V> | null
  /** The version that a save met. The person is asked what to do; a `version` of null says that it was deleted. */
  conflict: Stored<V> | null
  /** Saves without an answer yet, oldest first. Each of them may be what is stored. */
  sent: readonly Stored<V>[]
}

/** What a form held before it was replaced: a draft of an earlier visit, or mine after theirs was chosen. */
export type Left<F, V> = Pick<Editor<F, V>, 'base' | 'form'>

export type EditorEvent<F, V> =
  | { type: 'typed'; change: (form: F) => F }
  | { type: 'remoteChanged'; stored: Stored<V> }
  | { type: 'saveStarted'; version: string }
  | { type: 'saveConfirmed'; version: Version }
  | { type: 'conflictFound'; theirs: Stored<V> }
  | { type: 'choseMine' }
  | { type: 'choseTheirs' }
  | { type: 'choseMerge' }
  | { type: 'choseLater' }
  | { type: 'restored'; left: Left<F, V> }
  | { type: 'discarded' }

export function openEditor<F, V>(kind: EditorKind<F, V>, base: Stored<V>): Editor<F, V> {
  return { base, form: kind.toForm(base.value), newer: null, conflict: null, sent: [] }
}

export const isTouched = <F, V>(kind: EditorKind<F, V>, { base, form }: Left<F, V>): boolean =>
  kind.isTouched ? kind.isTouched(base.value, form) : kind.countChanges(base.value, form) > 0

/** The stored versions that a save may replace: they are all this form's own. */
export const ownVersions = <F, V>({ base, sent }: Editor<F, V>): Version[] => [base, ...sent].map((one) => one.version)

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
      return { ...state, sent: [...state.sent, { value: kind.toValue(state.form), version: event.version }] }
    case 'saveConfirmed': {
      const index = state.sent.findIndex(({ version }) => version === event.version)
      const saved = state.sent[index]
      // What was typed since the save was sent stays, as a change to the version that it wrote.
      return saved ? settled(kind, { ...state, base: saved, sent: state.sent.slice(index + 1) }) : state
    }
    case 'conflictFound':
      // A save that a later one of this form has overtaken meets that one: no conflict.
      return ownVersions(state).includes(event.theirs.version) ? state : { ...state, conflict: event.theirs }
    case 'choseLater':
      return { ...state, conflict: null }
    case 'choseMine':
      return state.conflict ? over(state, state.conflict, state.form) : state
    case 'choseTheirs':
      return state.conflict ? over(state, state.conflict, kind.toForm(state.conflict.value, state.form)) : state
    case 'choseMerge': {
      const { base, form, conflict } = state
      if (!conflict) return state
      // With a deleted document there is nothing to merge.
      if (conflict.version === null) return over(state, conflict, form)
      const merged = kind.merge(base.value, kind.toValue(form), conflict.value)
      return over(state, conflict, kind.toForm(merged, form))
    }
    case 'restored': {
      const { base, form } = event.left
      const latest = state.newer ?? state.base
      if (latest.version === base.version) return over(state, latest, form)
      // Nothing of the stored value was changed: the form's own part fits any version.
      if (!isTouched(kind, event.left)) return over(state, latest, kind.toForm(latest.value, form))
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

/** A newer version replaces the form's content as soon as that is not touched. */
function settled<F, V>(kind: EditorKind<F, V>, state: Editor<F, V>): Editor<F, V> {
  const { newer } = state
  return newer && !isTouched(kind, state) ? over(state, newer, kind.toForm(newer.value, state.form)) : state
}

function received<F, V>(kind: EditorKind<F, V>, state: Editor<F, V>, stored: Stored<V>): Editor<F, V> {
  // A live answer may come before the answer to the save that it shows.
  const confirmed = reduceEditor(kind, state, { type: 'saveConfirmed', version: stored.version })
  const { base } = confirmed
  const isKnown = stored.version === base.version && (isTouched(kind, confirmed) || isSame(stored.value, base.value))
  if (!isKnown) return settled(kind, { ...confirmed, newer: stored })
  return confirmed.newer ? { ...confirmed, newer: null } : confirmed
}

/** Merges field by field: what I changed since `base` is mine, everything else theirs. */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const merged = { ...theirs }
  for (const field of Object.keys(mine) as (keyof T)[]) {
    if (!isSame(mine[field], base[field])) merged[field] = mine[field]
  }
  return merged
}
