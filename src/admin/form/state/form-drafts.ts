import type { Clashes } from '../../../lib/merge'
import {
  baseOrBlankOf,
  initialState,
  pickFields,
  type FormModel,
  type FormState,
} from './form-state'
import { mergeTyped, rebase } from './rebase'

/** What a form says about a draft. */
export type DraftInfo = {
  typedAt: Date
  /** Whether images were changed. A draft does not keep them. */
  hasImages: boolean
  hasOnlyImages: boolean
}

/** A draft of this or another browser tab. */
export type KeptDraft<V> = {
  key: string
  /** For how long it was kept, in milliseconds. A long absence counts as `DRAFT_ABSENCE_MS`. */
  age: number
  info: DraftInfo
  base: Partial<V> | null
  typed: Partial<V>
  clashes: Clashes
}

/** The form with the drafts of earlier visits and of other browser tabs. A damaged field of a draft is left out. */
export function initialStateWithDrafts<V extends object>(
  model: FormModel<V>,
  live: V | null,
  drafts: readonly KeptDraft<V>[],
): FormState<V> {
  let state = initialState(model, live)
  for (const draft of drafts) state = afterDraft(model, state, readablePart(model, draft))
  return state
}

/** The draft with the fields that the form can clean. An earlier release may have kept a draft of another shape. */
function readablePart<V extends object>(
  { blank, clean, fromDraft = (fields) => fields }: FormModel<V>,
  draft: KeptDraft<V>,
): KeptDraft<V> {
  const typedFields = fromDraft(draft.typed)
  const baseFields = draft.base && fromDraft(draft.base)
  const canClean = (field: keyof V): boolean => {
    try {
      for (const values of [typedFields, baseFields ?? {}])
        clean({ ...blank, ...pickFields<V>(values as V, (name) => name === field) })
      return true
    } catch (error) {
      console.warn('[dashboard] a draft could not be read', error)
      return false
    }
  }
  const typed = pickFields<V>(typedFields as V, canClean)
  const base = baseFields && pickFields<V>(baseFields as V, (field) => Object.hasOwn(typed, field))
  return { ...draft, typed, base }
}

/** The form with a draft. Where both have changed the same part, the newer text wins. */
export function afterDraft<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  draft: KeptDraft<V>,
): FormState<V> {
  const { typedAt, hasImages, hasOnlyImages } = draft.info
  // A draft has the changed fields alone. The other values are those of the form.
  const baseOrBlank = baseOrBlankOf(model, state)
  const base = { ...baseOrBlank, ...draft.base }
  const asLeft = {
    ...state,
    base: draft.base && base,
    typed: { ...base, ...draft.typed },
    clashes: [...new Set([...state.clashes, ...draft.clashes])],
  }
  const rebased = rebase(model, asLeft, state.live)
  const isNewer = (state.typedAt ?? 0) <= typedAt.getTime()
  const newer = isNewer ? rebased : state
  const older = isNewer ? state : rebased
  return {
    ...rebased,
    base: rebased.base && { ...state.base, ...rebased.base },
    typed: mergeTyped(baseOrBlank, newer.typed, older.typed),
    typedAt: Math.max(state.typedAt ?? 0, typedAt.getTime()),
    draft: {
      typedAt: isNewer ? typedAt : (state.draft?.typedAt ?? typedAt),
      hasImages: hasImages || state.draft?.hasImages === true,
      hasOnlyImages: hasOnlyImages && state.draft?.hasOnlyImages !== false,
    },
  }
}
