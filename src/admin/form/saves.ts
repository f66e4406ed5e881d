import { merge } from '../../lib/merge'
import { isSame } from '../../lib/same'
import {
  beforeOf,
  changedFields,
  fieldsOf,
  pick,
  rebase,
  type FormState,
  type Subject,
} from './form-state'

/** What a save sends: its fields over `base`, and which of them were also changed elsewhere. */
export type Submission<V> = {
  id: string
  base: V | null
  mine: V
  fields: readonly (keyof V)[]
  clashes: readonly string[]
}

export function submission<V extends object>(
  subject: Subject<V>,
  state: FormState<V>,
  {
    fields = changedFields(subject, state),
    base = state.base,
  }: { fields?: readonly (keyof V)[]; base?: V | null } = {},
): Submission<V> {
  const isSent = (field: keyof V) => fields.includes(field)
  return {
    id: crypto.randomUUID(),
    base,
    mine: { ...(base ?? subject.blank), ...pick(subject.clean(state.typed), isSent) },
    fields,
    clashes: state.clashes.filter((field) => isSent(field as keyof V)),
  }
}

export const submitted = <V extends object>(
  state: FormState<V>,
  { id, mine, fields }: Submission<V>,
): FormState<V> => ({
  ...state,
  sent: [
    ...state.sent,
    { id, left: pick(mine, (field) => fields.includes(field)), live: state.live },
  ],
  gone: null,
})

/** A save was stored as `value`. What was typed meanwhile stays, as does a live value that is newer. */
export function saved<V extends object>(
  subject: Subject<V>,
  state: FormState<V>,
  submission: Submission<V>,
  value: V,
): FormState<V> {
  const { id, mine, fields } = submission
  const isNewer = isLiveNewer(subject, state, submission, value)
  const own = pick(mine, (field) => fields.includes(field))
  const base = { ...beforeOf(subject, state), ...own }
  const next = isNewer ? state : rebase(subject, { ...state, base, sent: [] }, value)
  return {
    ...next,
    // One that the live value has not shown at all is still to be seen.
    sent: state.sent.filter((one) => one.id !== id || (isNewer && fieldsOf(one.left).length > 0)),
    clashes: next.clashes.filter((field) => !fields.includes(field as keyof V)),
    draft: null,
  }
}

/** Whether the live value came after the save: it has shown a field of it, or is no state over which it was merged. */
function isLiveNewer<V extends object>(
  { blank }: Subject<V>,
  state: FormState<V>,
  { id, base, mine, fields }: Submission<V>,
  value: V,
): boolean {
  const own = state.sent.find((one) => one.id === id)
  if (!own || fields.length === 0) return false
  if (fieldsOf(own.left).length < fields.length) return true
  const { live } = state
  if (live === null || isSame(live, own.live)) return false
  return !isSame(merge(base ?? blank, mine, live), value)
}

/** A save was not stored. `gonePath` is that of a document that was deleted elsewhere, which is asked about. */
export const refused = <V>(
  state: FormState<V>,
  id: string,
  gonePath: string | null,
): FormState<V> => ({
  ...state,
  sent: state.sent.filter((one) => one.id !== id),
  gone: gonePath,
})

/** A value without the document that was deleted: a part of it, or all of it. */
export function withoutGone<V extends object>(value: V | null, gonePath: string | null): V | null {
  const id = gonePath?.split('/').at(-1) ?? ''
  return value && Object.hasOwn(value, id) ? (pick(value, (field) => field !== id) as V) : null
}

/** Leaves deleted what was deleted elsewhere. */
export const letGo = <V extends object>(
  { blank }: Subject<V>,
  state: FormState<V>,
): FormState<V> => ({
  ...state,
  base: withoutGone(state.base, state.gone),
  typed: withoutGone(state.typed, state.gone) ?? blank,
  gone: null,
})
