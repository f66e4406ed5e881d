import {
  beforeOf,
  changedFields,
  mergeTyped,
  pickFields,
  rebase,
  type FormModel,
  type FormState,
} from './form-state'
import { keepAllKeys } from './rows'

/** Discards the changes of these fields. */
export function withoutChanges<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  fields: readonly (keyof V)[],
): FormState<V> {
  const isDiscarded = (field: keyof V) => fields.includes(field)
  const typed = {
    ...pickFields(beforeOf(model, state), isDiscarded),
    ...pickFields(state.typed, (field) => !isDiscarded(field)),
  } as V
  keepAllKeys(typed, [state.typed])
  return { ...state, typed, draft: null }
}

/** Undoes `withoutChanges`. A field that was typed in since then keeps the newer text. */
export function withChangesBack<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { earlier, fields }: { earlier: FormState<V>; fields: readonly (keyof V)[] },
): FormState<V> {
  const discarded = withoutChanges(model, earlier, fields).typed
  const typed = { ...discarded, ...pickFields(earlier.typed, (field) => fields.includes(field)) }
  const again = rebase(model, { ...earlier, typed }, state.base)
  const changedSince = pickFields(state.typed, (field) =>
    changedFields(model, state).includes(field),
  )
  return {
    ...state,
    base: again.base,
    clashes: [...new Set([...state.clashes, ...again.clashes])],
    typed: mergeTyped(discarded, { ...again.typed, ...changedSince }, again.typed),
    typedAt: earlier.typedAt,
  }
}

/** The changes of an earlier state, over the value that is stored by now. */
export const typedOver = <V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  earlier: FormState<V>,
): V => rebase(model, earlier, state.base).typed
