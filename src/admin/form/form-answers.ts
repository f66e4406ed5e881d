import { splitPath } from '../../data/document-paths'
import { merge } from '../../lib/merge'
import { isSame } from '../../lib/same'
import {
  beforeOf,
  fieldIn,
  fieldNames,
  pickFields,
  rebase,
  withoutFailed,
  type FormModel,
  type FormState,
  type PendingSave,
  type Submission,
} from './form-state'

/** The form after a save was stored as `value`. Newer typing stays, and so does a newer live value. */
export function withSaved<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { submission, value }: { submission: Submission<V>; value: V },
): FormState<V> {
  const { id, mine, fields } = submission
  const save = state.pendingSaves.find((other) => other.id === id)
  const compared = { save, value, base: submission.base ?? model.blank }
  const isNewer = (field: keyof V) => isLiveNewer(state, mine, { ...compared, field })
  const isSubmitted = (field: keyof V) => fields.includes(field)
  const before = beforeOf(model, state)
  const base = { ...before, ...pickFields(mine, (field) => isSubmitted(field) && !isNewer(field)) }
  const next = rebase(
    model,
    { ...state, base, pendingSaves: [] },
    { ...value, ...pickFields(before, isNewer) },
  )
  // A field whose live value is newer than this save stays pending.
  const pending = pickFields(save?.fields ?? null, isNewer)
  const others = state.pendingSaves.filter((other) => other.id !== id)
  return {
    ...next,
    pendingSaves:
      save && fieldNames(pending).length > 0 ? [...others, { ...save, fields: pending }] : others,
    failedSave: state.failedSave?.id === id ? null : state.failedSave,
    clashes: next.clashes.filter((path) => !isSubmitted(fieldIn(path) as keyof V)),
    draft: null,
  }
}

type SaveComparison<V> = { save: PendingSave<V> | undefined; base: V; value: V; field: keyof V }

/**
 * Whether the live value of a field is newer than a save. For example a save adds "b" to the lines [a]. When its answer comes, the
 * live lines are
 * - [a] as when it was sent: not newer, they have not arrived yet;
 * - [a, c], and [a, b, c] was stored: not newer, the save was merged with them;
 * - [a, c], and [a, b] was stored: newer, they came after the save.
 * A field that the save leaves alone is newer once it has another value than when the save was sent.
 */
function isLiveNewer<V extends object>(
  { live }: FormState<V>,
  mine: V,
  { save, base, value, field }: SaveComparison<V>,
): boolean {
  if (!save || isSame(live?.[field], save.live?.[field])) return false
  if (!Object.hasOwn(save.fields, field)) return true
  return !isSame(merge(base[field], mine[field], live?.[field]), value[field])
}

/** Whether the save that failed was stored after all: merging it into the live value changes nothing. */
export function isStoredAfterAll<V extends object>(
  { blank }: FormModel<V>,
  { failedSave, live }: FormState<V>,
): boolean {
  if (!failedSave || !live) return false
  return isSame(merge(failedSave.base ?? blank, failedSave.mine, live), live)
}

/** The form after `isStoredAfterAll`: the live value has the changes of the failed save, so they are no clashes. */
export const withStoredAfterAll = <V>(state: FormState<V>): FormState<V> => ({
  ...withoutFailed(state),
  clashes: state.clashes.filter(
    (path) => !state.failedSave?.fields.includes(fieldIn(path) as keyof V),
  ),
  draft: null,
})

/** The value without a deleted document: the form has it as one of several, or is all about it. */
export function withoutDocument<V extends object>(
  value: V | null,
  gonePath: string | null,
): V | null {
  const { id } = splitPath(gonePath ?? '')
  return value && Object.hasOwn(value, id)
    ? (pickFields(value, (field) => field !== id) as V)
    : null
}

/** The form without the document that was deleted elsewhere. */
export const withoutGone = <V extends object>(
  { blank }: FormModel<V>,
  state: FormState<V>,
): FormState<V> => ({
  ...state,
  base: withoutDocument(state.base, state.gonePath),
  typed: withoutDocument(state.typed, state.gonePath) ?? blank,
  gonePath: null,
})
