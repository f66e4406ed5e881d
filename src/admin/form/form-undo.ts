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

/** Reverts `withoutChanges`. What was typed since is kept, also where both changed the same field. */
export function withChangesBack<V extends object>(
  subject: FormSubject<V>,
  state: FormState<V>,
  { earlier, fields }: { earlier: FormState<V>; fields: readonly (keyof V)[] },
): FormState<V> {
  const discarded = withoutChanges(subject, earlier, fields).typed
  const own = { ...discarded, ...pick(earlier.typed, (field) => fields.includes(field)) }
  const again = rebased(subject, { ...earlier, typed: own }, state.base)
  const changedSince = pick(state.typed, (field) => changedFields(subject, state).includes(field))
  return {
    ...state,
    clashes: [...new Set([...state.clashes, ...again.clashes])],
    typed: mergeTyped(discarded, { ...again.typed, ...changedSince }, again.typed),
    typedAt: earlier.typedAt,
  }
}

/** What `earlier` had typed, over what is stored by now. */
export const typedOver = <V extends object>(
  subject: FormSubject<V>,
  state: FormState<V>,
  earlier: FormState<V>,
): V => rebased(subject, earlier, state.base).typed
