import { isPathIn } from '../../../lib/part-path'
import { nextBaseOf, pickFields, type FormModel, type FormState } from './form-state'
import { mergeTyped, rebase } from './rebase'
import { keepAllKeys } from './rows'

/** Discards the changes of these fields, except what a save under way has sent. */
export function afterDiscard<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  fields: readonly (keyof V)[],
): FormState<V> {
  const isDiscarded = (field: keyof V) => fields.includes(field)
  const typed = {
    ...pickFields(nextBaseOf(model, state), isDiscarded),
    ...pickFields(state.typed, (field) => !isDiscarded(field)),
  } as V
  return {
    ...state,
    typed: keepAllKeys(typed, [state.typed]),
    clashes: state.clashes.filter((path) => !isPathIn(fields, path)),
    draft: null,
  }
}

/** Discards all changes of documents that are being deleted, also what a save under way has sent of them. */
export const afterDeletion = <V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  ids: readonly (keyof V)[],
): FormState<V> =>
  afterDiscard(
    model,
    {
      ...state,
      pendingSaves: state.pendingSaves.map((save) => ({
        ...save,
        fields: pickFields(save.fields, (id) => !ids.includes(id)),
      })),
    },
    ids,
  )

/**
 * Undoes `afterDiscard` and `afterDeletion`. What was typed since then stays. For example the lines [a] were typed to
 * [a, b], discarded and typed to [a, c]: the result is [a, b, c].
 * @param beforeDiscard the form before the discard
 * @param typedAfterDiscard what stood in the form right after the discard, the base of both changes
 */
export function afterDiscardUndone<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { beforeDiscard, typedAfterDiscard }: { beforeDiscard: FormState<V>; typedAfterDiscard: V },
): FormState<V> {
  const rebased = rebase(model, beforeDiscard, state.base)
  // What another device has changed since then is no change of this form.
  const discarded = rebase(model, { ...beforeDiscard, typed: typedAfterDiscard }, state.base)
  return {
    ...state,
    base: rebased.base,
    clashes: [...new Set([...state.clashes, ...rebased.clashes])],
    typed: mergeTyped(discarded.typed, state.typed, rebased.typed),
  }
}

/** The typed value of an earlier state, with the values that are stored or sent by now in the unchanged fields. */
export const typedOver = <V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  earlier: FormState<V>,
): V => rebase(model, earlier, state.base && nextBaseOf(model, state)).typed
