/*
 * How a form changes. Each event is a function from one state (`FormState`) to the next:
 *
 *   event                                               function             file
 *   the form opens with a draft of an earlier visit     afterDraft           form-drafts.ts
 *   something is typed                                  afterTyping          form-state.ts
 *   fields are set, for example after a crop            afterSetting         rebase.ts
 *   a newer value is live                               afterLive            rebase.ts
 *   a save is sent                                      afterSending         form-state.ts
 *   a save has stored one of its documents              afterStoredPart      form-answers.ts
 *   the answer of a save comes, even late               afterAnswer          form-answers.ts
 *   a save fails                                        afterFailure         form-answers.ts
 *   a failed save turns out to be stored                afterLostAnswer      form-answers.ts
 *   changes are discarded                               afterDiscard         form-undo.ts
 *   documents are deleted here                          afterDeletion        form-undo.ts
 *   discarded changes are brought back                  afterDiscardUndone   form-undo.ts
 *   a save finds a document deleted, and the form asks  afterGone            deleted-documents.ts
 *   the question is put off                             afterAskingLater     deleted-documents.ts
 *   the document is left deleted                        afterLeavingDeleted  deleted-documents.ts
 *
 * For example two devices change a name:
 *
 *                             typed  base  live  clashes  pendingSaves
 *   "a" is stored             a      a     a
 *   "b" is typed              b      a     a
 *   another device saves "c"  b      c     c     name
 *   a save of "b" is sent     b      c     c     name     b
 *   the answer comes          b      b     c
 *   "b" is live               b      b     b
 *
 * Between the save and its answer the name is changed, but not unsent, so a discard keeps "b". When no answer comes in
 * time, the save fails. A late answer ends the failure, and so does "b" as the live value.
 *
 * `WriteState` (write-state.ts) has the status of a save, the reason of a failure and the retry. `failedSave` adds what
 * this form has sent. use-sending.ts changes both together.
 */

import { merge, type Clashes } from '../../../lib/merge'
import { isPathIn, isRowAt, partAt } from '../../../lib/part-path'
import { isSame } from '../../../lib/same'
import type { DraftInfo } from './form-drafts'
import { keepAllKeys } from './rows'

/** What a form knows of its entity. */
export type FormModel<V> = {
  /** The value that the form shows while nothing is stored. */
  blank: V
  /** Returns the value as it is saved, for example trimmed and without blank lines. */
  clean: (typed: V) => V
  /** Renames fields of a draft that an earlier release has kept under other names. */
  fromDraft?: ((fields: Partial<V>) => Partial<V>) | undefined
}

export type FormState<V> = {
  /** The newest stored value; null while nothing is stored. */
  live: V | null
  /** The stored value to which the changes are made; null while nothing was stored. */
  base: V | null
  /**
   * What stands in the form, with spaces and blank rows. Cleaned, it is `mine`. A field in which `mine` differs from
   * the base is changed.
   */
  typed: V
  /** When something was typed last, in milliseconds; null before. */
  typedAt: number | null
  /** What was changed both here and on another device. */
  clashes: Clashes
  /**
   * The clashes of the documents that a save has stored before it failed. The message about that failure and the one
   * about the next stored save name their fields.
   */
  clashesInPart: Clashes
  /** The saves that are sent and not live yet, also failed ones, until a later save is answered. */
  pendingSaves: readonly PendingSave<V>[]
  /**
   * The save that has failed, until it is sent again or found to be stored. It may be stored: then only its answer was
   * lost.
   */
  failedSave: Submission<V> | null
  /** When the changes of an earlier visit were typed. drafts.ts keeps the changes themselves. */
  draft: DraftInfo | null
  /** The paths of the documents that a save has found deleted, until the administrator has decided about each. */
  gonePaths: readonly string[]
}

/** A save that was sent, and its fields that the live value does not show yet. */
export type PendingSave<V> = {
  id: string
  base: V | null
  fields: Partial<V>
  liveWhenSent: V | null
  /** False once the save is answered or has failed. */
  isUnderWay: boolean
}

/** What a form sends with a save. */
export type Submission<V> = {
  id: string
  base: V | null
  /** The base with the changes of the submitted fields. */
  mine: V
  /** The submitted fields. */
  fields: readonly (keyof V)[]
  /** What was also changed elsewhere, in the submitted fields. */
  clashes: Clashes
  /** The base with what each save before has changed that has no answer and may be stored. */
  earlier: readonly V[]
}

const NOTHING_TYPED = {
  typedAt: null,
  clashes: [],
  clashesInPart: [],
  pendingSaves: [],
  failedSave: null,
  draft: null,
  gonePaths: [],
}

/** A form without changes. */
export const initialState = <V>({ blank }: FormModel<V>, live: V | null): FormState<V> => ({
  ...NOTHING_TYPED,
  live,
  base: live,
  typed: live ?? blank,
})

/** The value with which a form compares the typed one: its base, or the blank value while it has none. */
export const baseOrBlankOf = <V>({ blank }: FormModel<V>, { base }: FormState<V>): V =>
  base ?? blank

/**
 * The base once the saves under way are stored. A later save overwrites an earlier one, because it contains what that
 * has sent of the same field.
 */
export function nextBaseOf<V extends object>(model: FormModel<V>, state: FormState<V>): V {
  const baseOrBlank = baseOrBlankOf(model, state)
  const nextBase: Partial<V> = { ...baseOrBlank }
  for (const { base, fields, isUnderWay } of state.pendingSaves) {
    if (!isUnderWay) continue
    const sentFrom: Partial<V> = base ?? model.blank
    for (const field of fieldNames(fields))
      nextBase[field] = merge(sentFrom[field], fields[field], baseOrBlank[field])
  }
  return nextBase as V
}

/** The fields with unsaved changes. */
export const changedFields = <V extends object>(model: FormModel<V>, state: FormState<V>) =>
  fieldsUnlike(baseOrBlankOf(model, state), model.clean(state.typed))

/** The fields with changes that no save under way has sent. */
export const unsentFields = <V extends object>(model: FormModel<V>, state: FormState<V>) =>
  fieldsUnlike(nextBaseOf(model, state), model.clean(state.typed))

const fieldsUnlike = <V extends object>(base: V, mine: V): (keyof V)[] =>
  fieldNames({ ...base, ...mine }).filter((field) => !isSame(mine[field], base[field]))

/** The form after something was typed. */
export function afterTyping<V>(
  state: FormState<V>,
  change: (typed: V) => V,
  typedAt = Date.now(),
): FormState<V> {
  return { ...state, typed: keepAllKeys(change(state.typed), [state.typed]), typedAt }
}

type SubmissionOptions<V> = { fields?: readonly (keyof V)[] | undefined; base?: V | null }

/** The submission of these fields, by default of all changed ones. */
export function submissionOf<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { fields = changedFields(model, state), base = state.base }: SubmissionOptions<V> = {},
): Submission<V> {
  const isSubmitted = (field: keyof V) => fields.includes(field)
  return {
    id: crypto.randomUUID(),
    base,
    mine: { ...(base ?? model.blank), ...pickFields(model.clean(state.typed), isSubmitted) },
    fields,
    clashes: clashesNow(model, state).filter((path) => isPathIn(fields, path)),
    earlier: state.pendingSaves.map((save) => {
      const sentFrom = save.base ?? model.blank
      return merge(sentFrom, { ...sentFrom, ...save.fields }, base ?? model.blank)
    }),
  }
}

/**
 * The clashes of a form in which its value still differs from the one that is stored. So does a list to which a row has
 * come back: this form had removed it.
 */
function clashesNow<V extends object>(model: FormModel<V>, state: FormState<V>): Clashes {
  const baseOrBlank = baseOrBlankOf(model, state)
  const mine = model.clean(state.typed)
  return state.clashes.filter(
    (path) => isRowAt(mine, path) || !isSame(partAt(mine, path), partAt(baseOrBlank, path)),
  )
}

/** The form after it has sent a save. */
export function afterSending<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { id, base, mine, fields }: Submission<V>,
): FormState<V> {
  const sent: PendingSave<V> = {
    id,
    base,
    fields: pickFields(mine, (field) => fields.includes(field)),
    liveWhenSent: state.live,
    isUnderWay: true,
  }
  return {
    ...state,
    clashes: clashesNow(model, state),
    // A retry takes the place of the save that has failed.
    pendingSaves: [...state.pendingSaves.filter((save) => save.id !== id), sent],
    failedSave: null,
    gonePaths: [],
  }
}

/** The form without its failed save. */
export const forgetFailedSave = <V>(state: FormState<V>): FormState<V> => ({
  ...state,
  pendingSaves: state.pendingSaves.filter(({ id }) => id !== state.failedSave?.id),
  failedSave: null,
})

export const fieldNames = <V extends object>(value: V) => Object.keys(value) as (keyof V)[]

/** Some of the fields of a value. */
export const pickFields = <V extends object>(
  value: V | null,
  isPicked: (field: keyof V) => boolean,
): Partial<V> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([field]) => isPicked(field as keyof V)),
  ) as Partial<V>
