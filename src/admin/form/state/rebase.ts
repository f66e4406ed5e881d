import { merge, mergeWithClashes, type Merged } from '../../../lib/merge'
import { partAt } from '../../../lib/part-path'
import { isSame } from '../../../lib/same'
import { asTyped } from './as-typed'
import { keepGoneDocuments } from './deleted-documents'
import {
  afterTyping,
  baseOrBlankOf,
  nextBaseOf,
  pickFields,
  unsentFields,
  type FormModel,
  type FormState,
  type PendingSave,
} from './form-state'
import { keepAllKeys } from './rows'

/** The form over a newer live value. Typed values stay. */
export function afterLive<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  live: V | null,
): FormState<V> {
  if (isSame(state.live, live)) return state
  return showNextBase(model, { ...rebase(model, state, live), live }, state)
}

/**
 * The next state of a form, in which each field without unsent changes in the previous state shows the next base. For
 * example the lines [a, mine] were sent and stored, and another device has removed `mine`. The next live value is [a]:
 * `mine` leaves the form, instead of becoming an unsaved change.
 */
export function showNextBase<V extends object>(
  model: FormModel<V>,
  next: FormState<V>,
  previous: FormState<V>,
): FormState<V> {
  const unsent = unsentFields(model, previous)
  const isUnsent = (field: keyof V) => unsent.includes(field)
  const sentPart = (value: V) => pickFields(value, (field) => !isUnsent(field))
  const nextBase = keepAllKeys(sentPart(nextBaseOf(model, next)), [next.base])
  const followed = asTyped(sentPart(next.typed), sentPart(model.clean(next.typed)), nextBase)
  return { ...next, typed: { ...followed, ...pickFields(next.typed, isUnsent) } as V }
}

/**
 * The form with the same changes, made to a newer live value, which becomes its base. A field that another device has
 * changed, too, is a clash.
 */
export function rebase<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  live: V | null,
): FormState<V> {
  if (!live) return rebaseOnNothing(model, state)
  const base = keepAllKeys(keepGoneDocuments(model, state, live), [baseOrBlankOf(model, state)])
  const { merged, clashes } = mergeLiveIntoTyped(model, state, live)
  return {
    ...state,
    base,
    typed: asTyped(state.typed, model.clean(state.typed), keepAllKeys(merged, [base])),
    clashes: [...new Set([...state.clashes, ...clashes])],
    pendingSaves: stillPending(state.pendingSaves, live),
  }
}

/**
 * The typed value, cleaned and merged with the live one. What this form has saved is no clash: "b" was sent, "b2" was
 * typed since, and "b" is live now.
 */
function mergeLiveIntoTyped<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  live: V,
): Merged<V> {
  const isSavedHere = (field: keyof V) =>
    state.pendingSaves.some((save) => isLiveOf(save, field, live))
  const baseWithSaved = { ...baseOrBlankOf(model, state), ...pickFields(live, isSavedHere) }
  return mergeWithClashes(baseWithSaved, model.clean(state.typed), live)
}

/** The pending saves without the fields that are live. A live value of a later save has replaced that of this save. */
const stillPending = <V extends object>(
  saves: readonly PendingSave<V>[],
  live: V,
): PendingSave<V>[] =>
  saves.map((save, index) => {
    const thisAndLater = saves.slice(index)
    const isPending = (field: keyof V) =>
      !thisAndLater.some((other) => isLiveOf(other, field, live))
    return { ...save, fields: pickFields(save.fields, isPending) }
  })

/** Whether a save has sent the live value of a field. */
const isLiveOf = <V extends object>({ fields }: PendingSave<V>, field: keyof V, live: V): boolean =>
  Object.hasOwn(fields, field) && isSame(fields[field], live[field])

/** The form of a document that was deleted. With changes it keeps its base, so that a save finds the deletion. */
function rebaseOnNothing<V extends object>(model: FormModel<V>, state: FormState<V>): FormState<V> {
  const hasChanges = !isSame(model.clean(state.typed), baseOrBlankOf(model, state))
  return hasChanges ? state : { ...state, base: null, typed: model.blank }
}

/** A value with two changes of it. Where both changed the same part, the first change wins. */
export const mergeTyped = <V>(base: V, first: V, second: V): V =>
  keepAllKeys(merge(base, first, second), [first, second])

/**
 * The form after some fields were set. Their values were made of those in `from`, which is an earlier base, or by
 * default the present one. A field that another device has changed since `from` is a clash.
 */
export function afterSetting<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { fields, from }: { fields: Partial<V>; from?: V | undefined },
): FormState<V> {
  const baseOrBlank = baseOrBlankOf(model, state)
  const isNewer = (field: string) =>
    from !== undefined && !isSame(partAt(baseOrBlank, field), partAt(from, field))
  return {
    ...afterTyping(state, (typed) => ({ ...typed, ...fields })),
    clashes: [...new Set([...state.clashes, ...Object.keys(fields).filter(isNewer)])],
  }
}
