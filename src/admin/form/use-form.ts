import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Save } from '../../data/store/save'
import { createObservable } from '../../lib/observable'
import { useUid } from '../session/session'
import { useUnsaved } from '../writes/unsaved'
import { readDrafts, useDraft } from './drafts'
import { withoutDocument, withoutGone } from './form-answers'
import { withDrafts } from './form-drafts'
import type { FormName } from './form-name'
import {
  beforeOf,
  changedFields,
  expectedOf,
  pickFields,
  submissionOf,
  unsentFields,
  withTyped,
  type FormModel,
  type FormState,
} from './form-state'
import { typedOver, withChangesBack, withoutChanges } from './form-undo'
import { withLive } from './rebase'
import { useSending, type SaveOptions } from './use-sending'
import { useTypedLinks } from './use-typed-links'

type Options<V> = FormModel<V> & {
  name: FormName
  /** The newest stored value; null while nothing is stored. */
  live: V | null
  save: Save<V>
}

/**
 * A form over a live document. Typed values stay, and changes of another device appear in the other fields. The form begins
 * with the drafts of earlier visits.
 */
export function useForm<V extends object>({ name, live, blank, clean, save }: Options<V>) {
  const model: FormModel<V> = { blank: clean(blank), clean }
  const { formState, apply, state, changed } = useFormState({
    name,
    model,
    live: live && clean(live),
  })
  const { write, holding, send, forgetFailed } = useSending({ formState, apply, model, save })
  const { isHolding, ...hold } = holding
  const links = useTypedLinks()
  const [discards, setDiscards] = useState(0)
  const unsent = unsentFields(model, state)
  useUnsaved(changed.length > 0 || isHolding)
  const edit = (change: (typed: V) => V) => apply((current) => withTyped(current, change))

  return {
    typed: state.typed,
    /** The value to which the changes are made: the stored one, or the blank one while nothing is stored. */
    before: beforeOf(model, state),
    /** The fields with unsaved changes. */
    changed,
    /** Those with changes that no save under way has sent. Only these are discarded. */
    unsent,
    /** The value that will be stored once the saves under way are. */
    expected: expectedOf(model, state),
    write,
    /** Says when the unsent changes of an earlier visit were typed; null without any. */
    draft: unsent.length > 0 ? state.draft : null,
    /** The values of the form at this moment; the last render may be older. */
    getCurrent: () => {
      const current = formState.get()
      return {
        typed: current.typed,
        before: beforeOf(model, current),
        changed: changedFields(model, current),
      }
    },
    images: {
      ...hold,
      ...links,
      /** The number of times that all changes were discarded. */
      discards,
    },
    edit,
    /** Changes one field by a function of its value. */
    editField:
      <K extends keyof V>(field: K) =>
      (change: (value: V[K]) => V[K]) =>
        edit((typed) => ({ ...typed, [field]: change(typed[field]) })),
    set: (changes: Partial<V>) => edit((typed) => ({ ...typed, ...changes })),
    /** Discards all unsent changes, or those of these fields. Returns a function that brings them back. */
    discard: (fields?: readonly (keyof V)[]) => {
      // The image that a field still prepares would be a change after the discard.
      if (!fields) setDiscards((count) => count + 1)
      const bringLinksBack = links.discardLinks(fields?.map(String))
      const earlier = formState.get()
      const all = fields ?? changedFields(model, earlier)
      // A failed save of other fields stays failed, and one that is under way stays so.
      if (earlier.failedSave?.fields.some((field) => all.includes(field))) forgetFailed()
      apply((current) => withoutChanges(model, current, all))
      return () => {
        apply((current) => withChangesBack(model, current, { earlier, fields: all }))
        bringLinksBack()
      }
    },
    /** Remembers what is typed. Returns a function that gives the same later, over what is stored or sent by then. */
    remember: () => {
      const earlier = formState.get()
      return (): V => typedOver(model, formState.get(), earlier)
    },
    /** Saves all changes, or those of these fields. */
    save: ({ fields, ...options }: { fields?: readonly (keyof V)[] } & SaveOptions = {}) =>
      send(submissionOf(model, formState.get(), { ...(fields && { fields }) }), options),
    /** The document that a save found deleted, and the answers to the question what to do about it. */
    gone: {
      path: state.gonePath,
      storeAsNew: (options?: SaveOptions) => {
        const current = formState.get()
        const base = withoutDocument(current.base, state.gonePath)
        return send(submissionOf(model, current, { base }), options)
      },
      leaveDeleted: () => {
        forgetFailed()
        apply((current) => withoutGone(model, current))
      },
      /** Asks again at the next save. */
      askLater: () => apply((current) => ({ ...current, gonePath: null })),
    },
  }
}

export type FormHandle<V extends object> = ReturnType<typeof useForm<V>>

type StateOptions<V> = {
  name: FormName
  model: FormModel<V>
  live: V | null
}

/** The state of a form. It begins with the drafts of earlier visits, and its changes are kept as a draft. */
function useFormState<V extends object>({ name, model, live }: StateOptions<V>) {
  const owner = { uid: useUid(), name }
  const [{ formState, earlier }] = useState(() => {
    const drafts = readDrafts(owner, live ?? model.blank)
    return { earlier: drafts, formState: createObservable(withDrafts(model, live, drafts)) }
  })
  const latest = useSyncExternalStore(formState.subscribe, formState.get)
  const state = withLive(model, latest, live)
  // Actions read the state from here, so it has to have the live value before the next one.
  useLayoutEffect(() => {
    if (formState.get() !== state) formState.set(state)
  })
  const changed = changedFields(model, state)
  useDraft(owner, draftOf(state, changed), earlier)
  return {
    formState,
    /** Changes the newest state; that of the last render may be older. */
    apply: (change: (current: FormState<V>) => FormState<V>) =>
      formState.set(change(formState.get())),
    state,
    changed,
  }
}

/** The draft that is kept of a form: its changed fields, or null without any. */
function draftOf<V extends object>(
  { base, typed, typedAt }: FormState<V>,
  changed: readonly (keyof V)[],
) {
  if (changed.length === 0) return null
  const isChanged = (field: keyof V) => changed.includes(field)
  return {
    at: typedAt ?? 0,
    base: base && pickFields(base, isChanged),
    typed: pickFields(typed, isChanged),
  }
}
