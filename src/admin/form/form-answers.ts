import { splitPath } from '../../data/document-paths'
import { merge } from '../../lib/merge'
import { isSame } from '../../lib/same'
import {
  beforeOf,
  fieldIn,
  fieldsOf,
  pick,
  rebased,
  withoutFailed,
  type FormState,
  type FormSubject,
  type PendingSave,
  type Submission,
} from './form-state'

/** A save was stored as `value`. What was typed meanwhile stays, as does what the live value has that is newer. */
export function withSaved<V extends object>(
  subject: FormSubject<V>,
  state: FormState<V>,
  { submission, value }: { submission: Submission<V>; value: V },
): FormState<V> {
  const { id, mine, fields } = submission
  const own = state.sent.find((one) => one.id === id)
  const compared = { own, value, base: submission.base ?? subject.blank }
  const isNewer = (field: keyof V) => isLiveNewer(state, submission.mine, { ...compared, field })
  const isSent = (field: keyof V) => fields.includes(field)
  const before = beforeOf(subject, state)
  const base = { ...before, ...pick(mine, (field) => isSent(field) && !isNewer(field)) }
  const next = rebased(
    subject,
    { ...state, base, sent: [] },
    { ...value, ...pick(before, isNewer) },
  )
  // A field whose live value is newer than this save stays pending.
  const pending = pick(own?.pending ?? null, isNewer)
  const others = state.sent.filter((one) => one.id !== id)
  return {
    ...next,
    sent: own && fieldsOf(pending).length > 0 ? [...others, { ...own, pending }] : others,
    failed: state.failed?.id === id ? null : state.failed,
    clashes: next.clashes.filter((path) => !isSent(fieldIn(path) as keyof V)),
    draft: null,
  }
}

type Compared<V> = { own: PendingSave<V> | undefined; base: V; value: V; field: keyof V }

/**
 * Whether the live value of a field is newer than this save: it changed after the save was sent, and is not a value over which
 * the save was merged.
 */
function isLiveNewer<V extends object>(
  { live }: FormState<V>,
  mine: V,
  { own, base, value, field }: Compared<V>,
): boolean {
  if (!own || isSame(live?.[field], own.live?.[field])) return false
  if (!Object.hasOwn(own.pending, field)) return true
  return !isSame(merge(base[field], mine[field], live?.[field]), value[field])
}

/** Whether what the failed save has sent is stored all the same: as it was, or merged with changes from elsewhere. */
export function isStoredAfterAll<V extends object>(
  { blank }: FormSubject<V>,
  { failed, live }: FormState<V>,
): boolean {
  if (!failed || !live) return false
  return isSame(merge(failed.base ?? blank, failed.mine, live), live)
}

/** The failed save is stored after all: what the live value shows is what was sent, and no change from elsewhere. */
export const withStoredAfterAll = <V>(state: FormState<V>): FormState<V> => ({
  ...withoutFailed(state),
  clashes: state.clashes.filter((path) => !state.failed?.fields.includes(fieldIn(path) as keyof V)),
  draft: null,
})

/** A value without the document that was deleted: a part of it, or all of it. */
export function withoutDocument<V extends object>(
  value: V | null,
  gonePath: string | null,
): V | null {
  const { id } = splitPath(gonePath ?? '')
  return value && Object.hasOwn(value, id) ? (pick(value, (field) => field !== id) as V) : null
}

/** Leaves deleted what was deleted elsewhere. */
export const withoutGone = <V extends object>(
  { blank }: FormSubject<V>,
  state: FormState<V>,
): FormState<V> => ({
  ...state,
  base: withoutDocument(state.base, state.gone),
  typed: withoutDocument(state.typed, state.gone) ?? blank,
  gone: null,
})
