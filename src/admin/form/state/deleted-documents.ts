/*
 * A form after a document was deleted, here or on another device. Most forms have one document. The form of the team
 * has several: each field is a document, and the name of the field is its id.
 */

import { splitPath } from '../../../data/document-paths'
import type { SaveOutcome } from '../../../data/store/save'
import { isSame } from '../../../lib/same'
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
 * The live value with each document of the base that was deleted elsewhere and changed here. Such a document stays in
 * the base, so that a save asks about it.
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
  gonePath: string | undefined,
): V | null {
  const { id } = splitPath(gonePath ?? '')
  return value && Object.hasOwn(value, id)
    ? (pickFields(value, (field) => field !== id) as V)
    : null
}

/**
 * The documents that a save has found deleted, and about which the administrator has to be asked. A document that was
 * also deleted here during the save is left out: the form does not change it any more.
 */
export function gonePathsToAsk<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { mine, paths }: { mine: V; paths: readonly string[] },
): string[] {
  const changed = changedFields(model, state)
  return paths.filter((path) => {
    const { id } = splitPath(path)
    const isOneOfSeveral = Object.hasOwn(mine, id)
    return !isOneOfSeveral || changed.includes(id as keyof V)
  })
}

/** The outcome of a save that has stored all documents but the deleted ones. */
export function outcomeDespiteGone<V extends object>(
  mine: V,
  paths: readonly string[],
): SaveOutcome<V> {
  const ids = paths.map((path) => splitPath(path).id)
  return { value: pickFields(mine, (field) => !ids.includes(String(field))) as V, clashes: [] }
}

/** The form after a save has found documents deleted. The form asks about one document after the other. */
export const afterGone = <V>(state: FormState<V>, gonePaths: readonly string[]): FormState<V> => ({
  ...state,
  gonePaths,
})

/** These documents without those of the questions. The answers decide about their changes. */
export const withoutAsked = <V>({ gonePaths }: FormState<V>, ids: readonly (keyof V)[]) =>
  ids.filter((id) => !gonePaths.some((path) => splitPath(path).id === id))

/** The form after the question was closed. The next save asks again. */
export const afterAskingLater = <V>(state: FormState<V>): FormState<V> => ({
  ...state,
  gonePaths: [],
})

/** The form without the document of the question, which stays deleted, and without the save that asked. */
export const afterLeavingDeleted = <V extends object>(
  { blank }: FormModel<V>,
  state: FormState<V>,
): FormState<V> => ({
  ...forgetFailedSave(state),
  base: removeDocument(state.base, state.gonePaths[0]),
  typed: removeDocument(state.typed, state.gonePaths[0]) ?? blank,
  gonePaths: state.gonePaths.slice(1),
})
