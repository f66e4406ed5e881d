/*
 * How a form changes. Its state has these values:
 *
 *   typed           what stands in the form
 *   typedAt         when something was typed last
 *   base            the stored value to which the changes are made; a field of which `typed`, cleaned, differs from it is changed
 *   live            the newest stored value
 *   clashes         what was changed here and on another device
 *   clashesInPart   the clashes of the documents that a save has stored before it failed
 *   pendingSaves    what saves have sent and `live` does not show yet; a change that no save under way has sent is unsent
 *   failedSave      the save that has failed, until it is sent again or found to be stored, also after its changes were discarded
 *   gonePath        the document that a save has found deleted, until the administrator has decided about it
 *   draft           when the changes of an earlier visit were typed; drafts.ts keeps the changes themselves
 *
 * Each event is a function from one state to the next, and `-` leaves a value as it is:
 *
 *   event                            function                 typed           base            clashes         pendingSaves        failedSave  draft
 *   the form opens with a draft      withDraft                merged          the live value  plus new ones   -                   -           its time
 *   something is typed               withTyped                new             -               -               -                   -           -
 *   a newer value is live            withLive                 merged          the live value  plus new ones   less what is live   -           -
 *   a save is sent                   withSent                 -               -               less the ended  plus the save       null        -
 *   the answer comes, also late      withSaved                merged          the answer      less the sent   less the save       null        null
 *   a save fails                     withFailed               -               -               -               not under way       the save    -
 *   a failed save is live after all  withStoredAfterAll       -               -               less the sent   less the save       null        null
 *   changes are discarded            withoutChanges           stored or sent  -               less theirs     -                   -           null
 *   documents are deleted here       withoutChangesOfDeleted  stored          -               less theirs     less the documents  -           null
 *   the changes are brought back     withChangesBack          merged          plus the gone   plus new ones   -                   -           -
 *   a document is let go that was    withoutGone              without it      without it      -               -                   -           -
 *   deleted elsewhere
 *
 * They are in form-state.ts (typed, sent, failed), rebase.ts (live), form-answers.ts (what an answer changes), form-undo.ts (discards)
 * and form-drafts.ts. `withLive` and `withSaved` end with `withNextBaseShown`: a field without unsent changes shows what is stored next.
 *
 * For example the name "a" is stored, and "b" is typed. Another device stores "c": `live` and `base` become "c", `typed` stays
 * "b", and the name is a clash. A save sends "b" with the base "c". The name is still changed, but no longer unsent, so that
 * a discard keeps "b". The answer "b" becomes the base. When no answer comes in time, the save fails; a late answer, or "b" as the
 * live value, ends the failure.
 *
 * `WriteState` (write-state.ts) owns the fact that a save has failed, with the reason and the retry; `failedSave` adds what this
 * form has sent. use-sending.ts changes both together.
 */

import { isRecord } from '../../lib/is-record'
import { merge, type Clashes } from '../../lib/merge'
import { isSame } from '../../lib/same'
import type { DraftInfo } from './drafts'
import { keepAllKeys } from './rows'

/** The model of a form: the value that it shows while nothing is stored, and the cleaning of a typed value. */
export type FormModel<V> = {
  blank: V
  /** Returns the value as it is saved, for example trimmed and without blank lines. */
  clean: (typed: V) => V
}

export type FormState<V> = {
  /** Null while nothing is stored. */
  live: V | null
  /** Null while nothing was stored. */
  base: V | null
  /** With spaces and blank rows. Cleaned, it is `mine`. */
  typed: V
  /** The time of the last typing, in milliseconds; null before. */
  typedAt: number | null
  clashes: Clashes
  /** The messages about the failure of that save and about the next stored save name their fields. */
  clashesInPart: Clashes
  pendingSaves: readonly PendingSave<V>[]
  /** It may have been stored all the same, and only its answer lost. */
  failedSave: Submission<V> | null
  draft: DraftInfo | null
  /** The path of a document that was deleted elsewhere, once a save has found that. */
  gonePath: string | null
}

/** A save that was sent, and those of its fields that the live value does not show yet. */
export type PendingSave<V> = {
  id: string
  base: V | null
  fields: Partial<V>
  liveWhenSent: V | null
  /** False once the save is answered or has failed. */
  isUnderWay: boolean
}

/** The arguments of a save: the base, the changed fields in `mine`, and those of them that were also changed elsewhere. */
export type Submission<V> = {
  id: string
  base: V | null
  mine: V
  fields: readonly (keyof V)[]
  clashes: Clashes
}

const NOTHING_TYPED = {
  typedAt: null,
  clashes: [],
  clashesInPart: [],
  pendingSaves: [],
  failedSave: null,
  draft: null,
  gonePath: null,
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
 * The value that will be stored once the saves under way are: the base, and over it what they have sent. A later save contains
 * what an earlier one has sent of the same field.
 */
export function nextBaseOf<V extends object>(model: FormModel<V>, state: FormState<V>): V {
  const baseOrBlank = baseOrBlankOf(model, state)
  const sentFields = state.pendingSaves
    .filter(({ isUnderWay }) => isUnderWay)
    .flatMap(({ base, fields }) =>
      fieldNames(fields).map((field) => [
        field,
        merge((base ?? model.blank)[field], fields[field], baseOrBlank[field]),
      ]),
    )
  return { ...baseOrBlank, ...Object.fromEntries(sentFields) } as V
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
export function withTyped<V>(
  state: FormState<V>,
  change: (typed: V) => V,
  typedAt = Date.now(),
): FormState<V> {
  return { ...state, typed: keepAllKeys(change(state.typed), [state.typed]), typedAt }
}

/** The submission of a form: these fields, or all that were changed. */
export function submissionOf<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  {
    fields = changedFields(model, state),
    base = state.base,
  }: { fields?: readonly (keyof V)[]; base?: V | null } = {},
): Submission<V> {
  const isSubmitted = (field: keyof V) => fields.includes(field)
  return {
    id: crypto.randomUUID(),
    base,
    mine: { ...(base ?? model.blank), ...pickFields(model.clean(state.typed), isSubmitted) },
    fields,
    clashes: clashesNow(model, state).filter((path) => isSubmitted(fieldIn(path) as keyof V)),
  }
}

/** The clashes of a form, without those in which the value from elsewhere was typed here, too. */
function clashesNow<V extends object>(model: FormModel<V>, state: FormState<V>): Clashes {
  const [baseOrBlank, mine] = [baseOrBlankOf(model, state), model.clean(state.typed)]
  return state.clashes.filter((path) => !isSame(partAt(mine, path), partAt(baseOrBlank, path)))
}

const partAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (isRecord(part) ? part[name] : undefined), value)

/** The form after it has sent a save. */
export const withSent = <V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { id, base, mine, fields }: Submission<V>,
): FormState<V> => ({
  ...withoutFailed(state),
  clashes: clashesNow(model, state),
  pendingSaves: [
    ...withoutFailed(state).pendingSaves,
    {
      id,
      base,
      fields: pickFields(mine, (field) => fields.includes(field)),
      liveWhenSent: state.live,
      isUnderWay: true,
    },
  ],
  gonePath: null,
})

/** The form after a save has failed. */
export const withFailed = <V>(state: FormState<V>, failedSave: Submission<V>): FormState<V> => ({
  ...state,
  pendingSaves: state.pendingSaves.map((save) =>
    save.id === failedSave.id ? { ...save, isUnderWay: false } : save,
  ),
  failedSave,
})

/** The form without its failed save. */
export const withoutFailed = <V>(state: FormState<V>): FormState<V> => ({
  ...state,
  pendingSaves: state.pendingSaves.filter(({ id }) => id !== state.failedSave?.id),
  failedSave: null,
})

export const fieldNames = <V extends object>(value: V) => Object.keys(value) as (keyof V)[]

/** The field with which a path begins. */
export const fieldIn = (path: string): string => path.split('.')[0] ?? ''

/** Some of the fields of a value. */
export const pickFields = <V extends object>(
  value: V | null,
  isPicked: (field: keyof V) => boolean,
): Partial<V> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([field]) => isPicked(field as keyof V)),
  ) as Partial<V>
