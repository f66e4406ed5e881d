import { merge } from '../../lib/merge'
import type { DraftInfo, KeptDraft } from './drafts'
import {
  beforeOf,
  changedFields,
  discardChanges,
  initialState,
  pick,
  rebase,
  type FormState,
  type FormSubject,
} from './form-state'
import { keepAllKeys } from './rows'

/** What a form has typed and not stored, from an earlier visit. */
export type Kept<V> = { base: Partial<V> | null; typed: Partial<V>; info: DraftInfo }

/** A form with what was typed at earlier visits and in other tabs. A damaged draft is left out. */
export function opened<V extends object>(
  subject: FormSubject<V>,
  stored: V | null,
  drafts: readonly KeptDraft<V>[],
): FormState<V> {
  return drafts.reduce(
    (state, draft) => {
      try {
        return withKept(subject, state, draft)
      } catch (error) {
        console.warn('[dashboard] a draft could not be read', error)
        return state
      }
    },
    initialState(subject, stored),
  )
}

/** The form with what was kept of an earlier visit, merged with what it has; of the same part the newer one. */
export function withKept<V extends object>(
  subject: FormSubject<V>,
  state: FormState<V>,
  { base, typed, info }: Kept<V>,
): FormState<V> {
  const before = beforeOf(subject, state)
  const under = { ...before, ...base }
  const kept = { ...state, base: base && under, typed: { ...under, ...typed } }
  const own = rebase(subject, kept, state.live)
  const isNewer = (state.typedAt ?? 0) <= info.at.getTime()
  const [older, newer] = isNewer ? [state, own] : [own, state]
  return {
    ...own,
    base: own.base && { ...state.base, ...own.base },
    typed: mergeTyped(before, newer.typed, older.typed),
    typedAt: Math.max(state.typedAt ?? 0, info.at.getTime()),
    draft: {
      at: isNewer ? info.at : (state.draft?.at ?? info.at),
      hasPictures: info.hasPictures || state.draft?.hasPictures === true,
    },
  }
}

/** Both changes of a value; of the same part the first one. */
function mergeTyped<V>(before: V, first: V, second: V): V {
  const both = merge(before, first, second)
  keepAllKeys(both, [first, second])
  return both
}

/** Reverts `discardChanges`. What was typed since is kept, also where both changed the same field. */
export function bringBack<V extends object>(
  subject: FormSubject<V>,
  state: FormState<V>,
  { taken, fields }: { taken: FormState<V>; fields: readonly (keyof V)[] },
): FormState<V> {
  const discarded = discardChanges(subject, taken, fields).typed
  const own = { ...discarded, ...pick(taken.typed, (field) => fields.includes(field)) }
  const again = rebase(subject, { ...taken, typed: own }, state.base)
  const changedSince = pick(state.typed, (field) => changedFields(subject, state).includes(field))
  return {
    ...state,
    clashes: [...new Set([...state.clashes, ...again.clashes])],
    typed: mergeTyped(discarded, { ...again.typed, ...changedSince }, again.typed),
    typedAt: taken.typedAt,
  }
}

/** A value that was typed earlier, over what is stored by now. */
export const remembered = <V extends object>(
  subject: FormSubject<V>,
  state: FormState<V>,
  earlier: FormState<V>,
): V => rebase(subject, earlier, state.base).typed
