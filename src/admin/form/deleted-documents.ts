/*
 * A form after a document was deleted, here or on another device. Most forms have one document. The form of the team
 * has several: each field is a document, and the name of the field is its id.
 */

import { splitPath } from '../../data/document-paths'
import type { SaveOutcome } from '../../data/store/save'
import { isSame } from '../../lib/same'
import {
  baseOrBlankOf,
  changedFields,
  forgetFailedSave,
  pickFields,
  type FormModel,
  type FormState,
} from './form-state'

/** Whether a field of a form with several documents is one that was deleted after the save. */
export const isDeletedSince = <V extends object>(
  field: keyof V,
  base: V | null,
  live: V | null,
): boolean => !!live && !Object.hasOwn(live, field) && Object.hasOwn(base ?? {}, field)

/**
 * The live value with each document of the base that was deleted elsewhere and changed here. It stays in the base, so
 * that a save asks about it.
 */
export function keepGoneDocuments<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  live: V,
): V {
  const baseOrBlank = baseOrBlankOf(model, state)
  const mine = model.clean(state.typed)
  const isGone = (field: keyof V) =>
    !Object.hasOwn(live, field) && !isSame(baseOrBlank[field], mine[field])
  return { ...pickFields(state.base, isGone), ...live }
}

/** The value of a form with several documents, without a deleted one. Null for a form of one document. */
export function removeDocument<V extends object>(
  value: V | null,
  gonePath: string | null,
): V | null {
  const { id } = splitPath(gonePath ?? '')
  return value && Object.hasOwn(value, id)
    ? (pickFields(value, (field) => field !== id) as V)
    : null
}

/**
 * The outcome of a save that has stored all documents but a deleted one, which the form does not change any more: it
 * was deleted here meanwhile. Null when the administrator has to be asked about the document.
 */
export function outcomeDespiteGone<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { mine, path }: { mine: V; path: string },
): SaveOutcome<V> | null {
  const { id } = splitPath(path)
  const isAsked = changedFields(model, state).includes(id as keyof V)
  const value = removeDocument(mine, path)
  return value && !isAsked ? { value, clashes: [] } : null
}

/** The form after a save has found a document deleted: it asks what to do. */
export const afterGone = <V>(state: FormState<V>, gonePath: string): FormState<V> => ({
  ...state,
  gonePath,
})

/** The form after the question was closed, until the next save asks again. */
export const afterAskingLater = <V>(state: FormState<V>): FormState<V> => ({
  ...state,
  gonePath: null,
})

/** The form without the document, which stays deleted, and without the save that has found this. */
export const afterLeavingDeleted = <V extends object>(
  { blank }: FormModel<V>,
  state: FormState<V>,
): FormState<V> => ({
  ...forgetFailedSave(state),
  base: removeDocument(state.base, state.gonePath),
  typed: removeDocument(state.typed, state.gonePath) ?? blank,
  gonePath: null,
})
