import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createObservable } from '../../lib/observable'
import { isSame } from '../../lib/same'
import { usePendingImages } from '../image-fields/pending-images'
import { useTypedLinks } from '../image-fields/use-typed-links'
import { useUid } from '../session/session-context'
import { useUnsaved } from '../writes/unsaved'
import type { WriteState } from '../writes/write-state'
import { lacksImages, withImages, withoutImages } from './draft-fields'
import { readDrafts, useDraft, type Draft } from './drafts'
import type { FormDiscarding, FormEdits, FormHandle, FormSaving, FormValues } from './form-handle'
import type { FormName } from './form-name'
import {
  afterAskingLater,
  afterLeavingDeleted,
  removeDocument,
  withoutAsked,
} from './state/deleted-documents'
import { initialStateWithDrafts } from './state/form-drafts'
import {
  afterTyping,
  baseOrBlankOf,
  changedFields,
  nextBaseOf,
  pickFields,
  submissionOf,
  unsentFields,
  type FormModel,
  type FormState,
} from './state/form-state'
import { afterDeletion, afterDiscard, afterDiscardUndone, typedOver } from './state/form-undo'
import { afterLive, afterSetting } from './state/rebase'
import { useSending, type SendingOptions } from './use-sending'

const SAVING: WriteState = { status: 'saving' }

type Options<V> = FormModel<V> &
  Pick<SendingOptions<V>, 'save' | 'onSend'> & {
    name: FormName
    /** The newest stored value; null while nothing is stored. */
    live: V | null
  }

/**
 * A form over a live document (README.md, "How a change is stored"). Typed values stay, and changes of another
 * device appear in the other fields. The form begins with the drafts of earlier visits.
 */
export function useForm<V extends object>({
  name,
  live,
  blank,
  clean,
  fromDraft,
  ...sending
}: Options<V>): FormHandle<V> {
  const model: FormModel<V> = { blank: clean(blank), clean, fromDraft }
  const { formState, apply, state, rendered } = useFormState({
    name,
    model,
    live: live && clean(live),
  })
  const { write, send, hideFailure, forget } = useSending({ formState, apply, model, ...sending })
  const pendingImages = usePendingImages()
  const links = useTypedLinks()
  const [discards, setDiscards] = useState(0)
  useUnsaved(rendered.changed.length > 0 || pendingImages.isAnyPending)

  const values: FormValues<V> = {
    ...rendered,
    getCurrent: () => valuesOf(model, formState.get()),
    remember: () => {
      const remembered = formState.get()
      return () => typedOver(model, formState.get(), remembered)
    },
  }

  const edit = (change: (typed: V) => V) => apply((current) => afterTyping(current, change))
  const edits: FormEdits<V> = {
    edit,
    editField: (field) => (change) =>
      edit((typed) => ({ ...typed, [field]: change(typed[field]) })),
    set: (fields, from) => apply((current) => afterSetting(model, current, { fields, from })),
  }

  const discardBy = (step: typeof afterDiscard<V>, fields?: readonly (keyof V)[]) => {
    // The image that a field still prepares would be a change after the discard.
    if (!fields) setDiscards((count) => count + 1)
    const bringLinksBack = links.discardLinks(fields?.map(String))
    const beforeDiscard = formState.get()
    const discarded = fields ?? unsentFields(model, beforeDiscard)
    // A failed save of other fields stays on the screen.
    if (beforeDiscard.failedSave?.fields.some((field) => discarded.includes(field))) hideFailure()
    const typedAfterDiscard = step(model, beforeDiscard, discarded).typed
    apply((current) => step(model, current, discarded))
    return () => {
      apply((current) => afterDiscardUndone(model, current, { beforeDiscard, typedAfterDiscard }))
      bringLinksBack()
    }
  }
  const discarding: FormDiscarding<V> = {
    discard: (fields) => discardBy(afterDiscard, fields),
    discardDeleted: (fields) => discardBy(afterDeletion, withoutAsked(formState.get(), fields)),
  }

  const saving: FormSaving<V> = {
    write: pendingImages.isWaitingForImages ? SAVING : write,
    save: ({ fields, ...options } = {}) =>
      send(submissionOf(model, formState.get(), { fields }), options),
    gone: {
      path: state.gonePaths[0] ?? null,
      storeAsNew: (options) => {
        const current = formState.get()
        const base = removeDocument(current.base, state.gonePaths[0])
        return send(submissionOf(model, current, { base }), options)
      },
      leaveDeleted: () => {
        forget()
        apply((current) => afterLeavingDeleted(model, current))
      },
      askLater: () => apply(afterAskingLater),
    },
  }

  return {
    ...values,
    ...edits,
    ...discarding,
    ...saving,
    images: { ...pendingImages, ...links, discards },
  }
}

/** The values of a form in one of its states. */
function valuesOf<V extends object>(model: FormModel<V>, state: FormState<V>) {
  const unsent = unsentFields(model, state)
  return {
    typed: state.typed,
    baseOrBlank: baseOrBlankOf(model, state),
    changed: changedFields(model, state),
    clashes: state.clashes,
    unsent,
    nextBase: nextBaseOf(model, state),
    draft: unsent.length > 0 || state.draft?.hasOnlyImages ? state.draft : null,
  }
}

type StateOptions<V> = {
  name: FormName
  model: FormModel<V>
  live: V | null
}

/** The state of a form. It begins with the drafts of earlier visits, and its changes are kept as a draft. */
function useFormState<V extends object>({ name, model, live }: StateOptions<V>) {
  const owner = { uid: useUid(), name }
  const [{ formState, earlierDrafts }] = useState(() => {
    const drafts = readDrafts(owner, live ?? model.blank)
    return {
      earlierDrafts: drafts,
      formState: createObservable(initialStateWithDrafts(model, live, drafts)),
    }
  })
  const state = useSyncExternalStore(formState.subscribe, formState.get)
  // Without dependencies, because each render makes a new object of `live`. A layout effect, because the screen would
  // show the older state for a moment.
  useLayoutEffect(() => {
    const current = afterLive(model, formState.get(), live)
    if (formState.get() !== current) formState.set(current)
  })
  const rendered = valuesOf(model, state)
  useDraft(owner, draftOf(model, state, rendered.changed), earlierDrafts)
  return {
    formState,
    /** Changes the newest state; that of the last render may be older. */
    apply: (change: (current: FormState<V>) => FormState<V>) =>
      formState.set(change(formState.get())),
    state,
    rendered,
  }
}

/** The draft that is kept of a form: its changed fields, or null without any. */
function draftOf<V extends object>(
  model: FormModel<V>,
  state: FormState<V>,
  changed: readonly (keyof V)[],
): Draft<V> | null {
  if (changed.length === 0) return null
  const { base, typed, typedAt, clashes } = state
  const baseOrBlank = baseOrBlankOf(model, state)
  const fields = withoutImages(pickFields(typed, (field) => changed.includes(field))) as Partial<V>
  const comesBack = (field: keyof V) =>
    Object.hasOwn(fields, field) &&
    !isSame(withImages(fields[field], baseOrBlank[field]), baseOrBlank[field])
  return {
    at: typedAt ?? 0,
    base: base && (withoutImages(pickFields(base, comesBack)) as Partial<V>),
    typed: pickFields(fields as V, comesBack),
    hasImages: lacksImages(fields),
    clashes,
  }
}
