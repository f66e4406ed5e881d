import type { DraftInfo, KeptDraft } from './drafts'
import {
  beforeOf,
  initialState,
  mergeTyped,
  rebase,
  type FormModel,
  type FormState,
} from './form-state'

/** The unsaved changes of an earlier visit. */
export type TypedEarlier<V> = { base: Partial<V> | null; typed: Partial<V>; info: DraftInfo }

/** The form with the drafts of earlier visits and of other browser tabs. A damaged draft is left out. */
export function withDrafts<V extends object>(
  model: FormModel<V>,
  stored: V | null,
  drafts: readonly KeptDraft<V>[],
): FormState<V> {
  return drafts.reduce(
    (state, draft) => {
      try {
        return withDraft(model, state, draft)
      } catch (error) {
        console.warn('[dashboard] a draft could not be read', error)
        return state
      }
    },
    initialState(model, stored),
  )
}

/** The form with a draft. Where both changed the same part, the newer text wins. */
export function withDraft<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  { base, typed, info }: TypedEarlier<V>,
): FormState<V> {
  const before = beforeOf(model, state)
  const draftBase = { ...before, ...base }
  const kept = { ...state, base: base && draftBase, typed: { ...draftBase, ...typed } }
  const draft = rebase(model, kept, state.live)
  const isNewer = (state.typedAt ?? 0) <= info.typedAt.getTime()
  const [older, newer] = isNewer ? [state, draft] : [draft, state]
  return {
    ...draft,
    base: draft.base && { ...state.base, ...draft.base },
    typed: mergeTyped(before, newer.typed, older.typed),
    typedAt: Math.max(state.typedAt ?? 0, info.typedAt.getTime()),
    draft: {
      typedAt: isNewer ? info.typedAt : (state.draft?.typedAt ?? info.typedAt),
      hasImages: info.hasImages || state.draft?.hasImages === true,
    },
  }
}
