import { merge, type Clashes } from '../../../lib/merge'
import { isPathIn } from '../../../lib/part-path'
import { isSame } from '../../../lib/same'
import { isDeletedSince } from './deleted-documents'
import {
  baseOrBlankOf,
  fieldNames,
  forgetFailedSave,
  pickFields,
  type FormModel,
  type FormState,
  type PendingSave,
  type Submission,
} from './form-state'
import { rebase, showNextBase } from './rebase'

/** What has become of the fields of a form since a save was sent. */
type SinceSave<V> = {
  /** Whether the live value of a field is newer than the answer. */
  isNewer: (field: keyof V) => boolean
  /** Whether a field is a document that was deleted after the save. */
  isDeleted: (field: keyof V) => boolean
}

/**
 * The form after the answer of a save, the value that is stored now. For example the name "a" was stored, "b" was sent,
 * and "b2" was typed since. The answer "b" becomes the base, even while "a" is still live. "b2" stays as an unsent
 * change.
 */
export function afterAnswer<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { submission, answer }: { submission: Submission<V>; answer: V },
): FormState<V> {
  const { id, fields } = submission
  const baseOrBlank = baseOrBlankOf(model, state)
  const pending = state.pendingSaves.find((save) => save.id === id)
  // A newer save has replaced this one, so the answer may be older than what is stored.
  if (!pending) return state
  const since: SinceSave<V> = {
    isNewer: (field) => isLiveNewer(model, state.live, { field, pending, submission, answer }),
    isDeleted: (field) => isDeletedSince(field, submission.base, state.live),
  }
  // What was sent is no change any more; what was typed since then still is one.
  const base = { ...baseOrBlank, ...settledFields(baseOrBlank, submission, since) }
  const newestStored = newestStoredOf(baseOrBlank, answer, since)
  const rebased = rebase(model, { ...state, base, pendingSaves: [] }, newestStored)
  const next = {
    ...rebased,
    pendingSaves: pendingAfterAnswer(state.pendingSaves, id, since.isNewer),
    clashesInPart: [],
    failedSave: state.failedSave?.id === id ? null : state.failedSave,
    clashes: rebased.clashes.filter((path) => !isPathIn(fields, path)),
    draft: null,
  }
  return showNextBase(model, next, state)
}

/** The values of the sent fields that become the base. */
function settledFields<V extends object>(
  baseOrBlank: V,
  { mine, fields }: Submission<V>,
  { isNewer, isDeleted }: SinceSave<V>,
): Partial<V> {
  return pickFields(mine, (field) => {
    if (!fields.includes(field)) return false
    // `rebase` keeps a deleted document in the base while it has changes. What was sent is no change.
    if (isDeleted(field)) return Object.hasOwn(baseOrBlank, field)
    return !isNewer(field)
  })
}

/** The answer with the newer live values, which the base already has, and without the deleted documents. */
function newestStoredOf<V extends object>(
  baseOrBlank: V,
  answer: V,
  { isNewer, isDeleted }: SinceSave<V>,
): V {
  const newest = { ...answer, ...pickFields(baseOrBlank, isNewer) }
  return pickFields<V>(newest, (field) => !isDeleted(field)) as V
}

/**
 * The pending saves after one was answered: the later ones. An earlier one is not stored any more, if it is not yet. Of
 * the answered save only the fields with a newer live value stay.
 */
const pendingAfterAnswer = <V extends object>(
  saves: readonly PendingSave<V>[],
  id: string,
  isNewer: (field: keyof V) => boolean,
): PendingSave<V>[] =>
  saves.slice(saves.findIndex((save) => save.id === id)).flatMap((save) => {
    if (save.id !== id) return [save]
    const fields = pickFields(save.fields, isNewer)
    return fieldNames(fields).length > 0 ? [{ ...save, fields, isUnderWay: false }] : []
  })

type AnsweredField<V> = {
  field: keyof V
  pending: PendingSave<V>
  submission: Submission<V>
  answer: V
}

/**
 * Whether the live value of a field is newer than the answer of a save. For example a save adds "b" to the lines [a].
 * When its answer comes, the live lines may be:
 * - [a], as when the save was sent. They are older: the save is not live yet.
 * - [a, c], and the answer is [a, b, c]. They are older: the save was merged with them.
 * - [a, c], and the answer is [a, b]. They are newer: they were stored after the save.
 */
function isLiveNewer<V extends object>(
  { blank }: FormModel<V>,
  live: V | null,
  { field, pending, submission, answer }: AnsweredField<V>,
): boolean {
  if (isSame(live?.[field], pending.liveWhenSent?.[field])) return false
  const isSent = Object.hasOwn(pending.fields, field)
  if (!isSent) return true
  const base = submission.base ?? blank
  const mergedWithLive = merge(base[field], submission.mine[field], live?.[field])
  return !isSame(mergedWithLive, answer[field])
}

/** The form after a save has stored one of its documents, with these clashes. */
export const afterStoredPart = <V>(state: FormState<V>, clashes: Clashes): FormState<V> => ({
  ...state,
  clashesInPart: [...state.clashesInPart, ...clashes],
})

/** The form after a save has failed. */
export const afterFailure = <V>(state: FormState<V>, failedSave: Submission<V>): FormState<V> => ({
  ...state,
  pendingSaves: state.pendingSaves.map((save) =>
    save.id === failedSave.id ? { ...save, isUnderWay: false } : save,
  ),
  failedSave,
})

/** Whether the save that failed was stored after all: merging it into the live value changes nothing. */
export function isStoredAfterAll<V extends object>(
  { blank }: FormModel<V>,
  { failedSave, live }: FormState<V>,
): boolean {
  if (!failedSave || !live) return false
  return isSame(merge(failedSave.base ?? blank, failedSave.mine, live), live)
}

/** The form once the live value has the changes of the failed save. Its clashes are settled. */
export const afterLostAnswer = <V>(state: FormState<V>): FormState<V> => ({
  ...forgetFailedSave(state),
  clashesInPart: [],
  clashes: state.clashes.filter((path) => !isPathIn(state.failedSave?.fields ?? [], path)),
  draft: null,
})
