import { splitPath } from '../../data/document-paths'
import type { SaveOutcome } from '../../data/store/save'
import { merge } from '../../lib/merge'
import { isSame } from '../../lib/same'
import {
  baseOrBlankOf,
  changedFields,
  fieldIn,
  fieldNames,
  pickFields,
  withoutFailed,
  type FormModel,
  type FormState,
  type PendingSave,
  type Submission,
} from './form-state'
import { rebase, withNextBaseShown } from './rebase'

/**
 * The form after the answer of a save, the value that is stored now. Newer typing stays, and so does a newer live value. For example
 * the name "a" was stored, "b" was sent, and "b2" was typed since. The answer "b" becomes the base, also while "a" is still live, and
 * "b2" stays as an unsent change. A field of which the live value is newer (`isLiveNewer`) keeps that value as its base.
 */
export function withSaved<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { submission, answer }: { submission: Submission<V>; answer: V },
): FormState<V> {
  const { id, fields } = submission
  const baseOrBlank = baseOrBlankOf(model, state)
  const pending = state.pendingSaves.find((save) => save.id === id)
  const since: SinceSave<V> = {
    isNewer: (field) => isLiveNewer(model, state.live, { field, pending, submission, answer }),
    isDeleted: (field) => isDeletedSince(state.live, { field, submission }),
  }
  // What was sent is no change any more; what was typed since then still is one.
  const base = { ...baseOrBlank, ...settledFields(baseOrBlank, submission, since) }
  const newestStored = newestStoredOf(baseOrBlank, answer, since)
  const rebased = rebase(model, { ...state, base, pendingSaves: [] }, newestStored)
  const next = {
    ...rebased,
    pendingSaves: withoutAnswered(state.pendingSaves, id, since.isNewer),
    clashesInPart: [],
    failedSave: state.failedSave?.id === id ? null : state.failedSave,
    clashes: rebased.clashes.filter((path) => !fields.includes(fieldIn(path) as keyof V)),
    draft: null,
  }
  return withNextBaseShown(model, next, state)
}

/** What has become of the fields of a form since a save was sent. */
type SinceSave<V> = {
  /** Whether the live value of a field is newer than the answer. */
  isNewer: (field: keyof V) => boolean
  /** Whether a field is a document that was deleted after the save. */
  isDeleted: (field: keyof V) => boolean
}

/** The sent fields that the answer settles: those that are not newer by now, and a deleted one that the base still has. */
const settledFields = <V extends object>(
  baseOrBlank: V,
  { mine, fields }: Submission<V>,
  { isNewer, isDeleted }: SinceSave<V>,
): Partial<V> =>
  pickFields(
    mine,
    (field) =>
      fields.includes(field) &&
      (isDeleted(field) ? Object.hasOwn(baseOrBlank, field) : !isNewer(field)),
  )

/** The answer, with the newer live values, which the base already has, and without the documents that were deleted since. */
const newestStoredOf = <V extends object>(
  baseOrBlank: V,
  answer: V,
  { isNewer, isDeleted }: SinceSave<V>,
): V =>
  pickFields<V>(
    { ...answer, ...pickFields(baseOrBlank, isNewer) },
    (field) => !isDeleted(field),
  ) as V

/**
 * Whether a field is a document, among several of the form, that the live value no longer has. It was deleted after the save, whose
 * answer does not bring it back.
 */
const isDeletedSince = <V extends object>(
  live: V | null,
  { field, submission: { base } }: { field: keyof V; submission: Submission<V> },
): boolean => !!live && !Object.hasOwn(live, field) && Object.hasOwn(base ?? {}, field)

/** The pending saves without the answered one, of which only the fields with a newer live value stay pending. */
const withoutAnswered = <V extends object>(
  saves: readonly PendingSave<V>[],
  id: string,
  isNewer: (field: keyof V) => boolean,
): PendingSave<V>[] =>
  saves.flatMap((save) => {
    if (save.id !== id) return [save]
    const fields = pickFields(save.fields, isNewer)
    return fieldNames(fields).length > 0 ? [{ ...save, fields, isUnderWay: false }] : []
  })

type AnsweredField<V> = {
  field: keyof V
  /** The save, unless it is not pending any more. */
  pending: PendingSave<V> | undefined
  submission: Submission<V>
  answer: V
}

/**
 * Whether the live value of a field is newer than the answer of a save. For example a save adds "b" to the lines [a]. When its
 * answer comes, the live lines are
 * - [a] as when it was sent: not newer, they have not arrived yet;
 * - [a, c], and the answer is [a, b, c]: not newer, the save was merged with them;
 * - [a, c], and the answer is [a, b]: newer, they came after the save. The live value of a field that the save leaves alone is
 *   newer once it differs from that of the time when the save was sent.
 */
function isLiveNewer<V extends object>(
  { blank }: FormModel<V>,
  live: V | null,
  { field, pending, submission, answer }: AnsweredField<V>,
): boolean {
  if (!pending || isSame(live?.[field], pending.liveWhenSent?.[field])) return false
  if (!Object.hasOwn(pending.fields, field)) return true
  const base = submission.base ?? blank
  return !isSame(merge(base[field], submission.mine[field], live?.[field]), answer[field])
}

/**
 * The outcome of a save that has found a document deleted, when the form has no change of that document any more, because it was
 * deleted here meanwhile. The other documents of the form are stored. Null when the administrator has to be asked about the
 * document.
 */
export function outcomeWithoutGone<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { mine, path }: { mine: V; path: string },
): SaveOutcome<V> | null {
  const { id } = splitPath(path)
  const isAsked = changedFields(model, state).includes(id as keyof V)
  const value = withoutDocument(mine, path)
  return value && !isAsked ? { value, clashes: [] } : null
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
  clashesInPart: [],
  clashes: state.clashes.filter(
    (path) => !state.failedSave?.fields.includes(fieldIn(path) as keyof V),
  ),
  draft: null,
})

/** The value without a deleted document: the form has several documents, or only that one. */
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
