import {
  beforeOf,
  changedFields,
  mergeTyped,
  pick,
  rebased,
  type FormState,
  type FormSubject,
} from './form-state'
import { keepAllKeys } from './rows'

/** Discards the changes of these fields. */
export function withoutChanges<V extends object>(
  subject: FormSubject<V>,
  state: FormState<V>,
  fields: readonly (keyof V)[],
): FormState<V> {
  const isDiscarded = (field: keyof V) => fields.includes(field)
  const typed = {
    ...pick(beforeOf(subject, state), isDiscarded),
    ...pick(state.typed, (field) => !isDiscarded(field)),
  } as V
  keepAllKeys(typed, [state.typed])
  return { ...state, typed, draft: null }
}

/** Undoes `withoutChanges`. A field that was typed in since then keeps the newer text. */
export function withChangesBack<V extends object>(
  subject: FormSubject<V>,
  state: FormState<V>,
  { earlier, fields }: { earlier: FormState<V>; fields: readonly (keyof V)[] },
): FormState<V> {
  const discarded = withoutChanges(subject, earlier, fields).typed
  const typed = { ...discarded, ...pick(earlier.typed, (field) => fields.includes(field)) }
  const again = rebased(subject, { ...earlier, typed }, state.base)
  const changedSince = pick(state.typed, (field) => changedFields(subject, state).includes(field))
  return {
    ...state,
    clashes: [...new Set([...state.clashes, ...again.clashes])],
    typed: mergeTyped(discarded, { ...again.typed, ...changedSince }, again.typed),
    typedAt: earlier.typedAt,
  }
}

/** The changes of an earlier state, made to what is stored by now. */
export const typedOver = <V extends object>(
  subject: FormSubject<V>,
  state: FormState<V>,
  earlier: FormState<V>,
): V => rebased(subject, earlier, state.base).typed
