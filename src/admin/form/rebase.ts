import { merge, mergeWithClashes } from '../../lib/merge'
import { isSame } from '../../lib/same'
import { asTyped } from './as-typed'
import {
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
export function withLive<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  live: V | null,
): FormState<V> {
  if (isSame(state.live, live)) return state
  return withNextBaseShown(model, { ...rebase(model, state, live), live }, state)
}

/**
 * The next state of a form, in which each field without unsent changes in the previous state shows the next base. For example
 * the lines [a, mine] were sent and stored, another device has removed `mine` since, and one live value tells both: `mine` leaves
 * the form, instead of becoming an unsaved change.
 */
export function withNextBaseShown<V extends object>(
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
 * The form with the same changes, made to a newer live value, which becomes its base. A field that another device has changed, too,
 * is a clash. What a pending save of this form has stored is no clash: "b" was sent, "b2" is typed since, and "b" is live now.
 */
export function rebase<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  live: V | null,
): FormState<V> {
  if (!live) return withNothingLive(model, state)
  const baseOrBlank = baseOrBlankOf(model, state)
  const mine = model.clean(state.typed)
  const isFrom = (field: keyof V, { fields }: PendingSave<V>) =>
    Object.hasOwn(fields, field) && isSame(fields[field], live[field])
  const hasArrived = (field: keyof V) => state.pendingSaves.some((save) => isFrom(field, save))
  // What this form has saved itself counts as loaded: another device has not changed it.
  const agreed = { ...baseOrBlank, ...pickFields(live, hasArrived) }
  const { merged, clashes } = mergeWithClashes(agreed, mine, live)
  // A document that was deleted elsewhere and changed here stays in the base, so that a save asks whether to store it again.
  const gone = pickFields(
    state.base,
    (field) => !Object.hasOwn(live, field) && !isSame(baseOrBlank[field], mine[field]),
  )
  const base = keepAllKeys({ ...gone, ...live }, [baseOrBlank])
  return {
    ...state,
    base,
    typed: asTyped(state.typed, mine, keepAllKeys(merged, [base])),
    clashes: [...new Set([...state.clashes, ...clashes])],
    // The saves before the one that has arrived are replaced by it, and those after it have not arrived yet.
    pendingSaves: state.pendingSaves.map((save, index, all) => ({
      ...save,
      fields: pickFields(
        save.fields,
        (field) => !all.slice(index).some((sameOrLater) => isFrom(field, sameOrLater)),
      ),
    })),
  }
}

/** The form over a document that is not stored any more. With changes it keeps its base, so that a save finds the deletion. */
function withNothingLive<V extends object>(model: FormModel<V>, state: FormState<V>): FormState<V> {
  const hasChanges = !isSame(model.clean(state.typed), baseOrBlankOf(model, state))
  return hasChanges ? state : { ...state, base: null, typed: model.blank }
}

/** A value with two changes of it. Where both changed the same part, the first one wins. */
export const mergeTyped = <V>(base: V, first: V, second: V): V =>
  keepAllKeys(merge(base, first, second), [first, second])
