import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createObservable } from '../../lib/observable'
import { useUid } from '../session/session'
import { readDrafts, useDraft } from './drafts'
import { changedFields, pick, withLive, type FormState, type FormSubject } from './form-state'
import { opened } from './typed-earlier'

type Options<V> = {
  /** Of its draft. */
  name: string
  subject: FormSubject<V>
  /** The newest stored value; null while nothing is stored. */
  stored: V | null
}

/** The state of a form over a live value. It begins with the drafts of earlier visits, and is kept as a draft itself. */
export function useFormState<V extends object>({ name, subject, stored }: Options<V>) {
  const owner = { uid: useUid(), name }
  const [{ formState, earlier }] = useState(() => {
    const drafts = readDrafts(owner, stored ?? subject.blank)
    return { earlier: drafts, formState: createObservable(opened(subject, stored, drafts)) }
  })
  const latest = useSyncExternalStore(formState.subscribe, formState.get)
  const state = withLive(subject, latest, stored)
  // Actions read the newest state, so it follows the live value before any of them.
  useLayoutEffect(() => {
    if (formState.get() !== state) formState.set(state)
  })
  const changed = changedFields(subject, state)
  useDraft(owner, draftOf(state, changed), earlier)
  return {
    formState,
    /** Changes the newest state, which the last render may not have seen. */
    apply: (change: (current: FormState<V>) => FormState<V>) =>
      formState.set(change(formState.get())),
    state,
    changed,
  }
}

/** What is kept of a form: its changed fields. */
function draftOf<V extends object>(
  { base, typed, typedAt }: FormState<V>,
  changed: readonly (keyof V)[],
) {
  if (changed.length === 0) return null
  const isChanged = (field: keyof V) => changed.includes(field)
  return { at: typedAt ?? 0, base: base && pick(base, isChanged), typed: pick(typed, isChanged) }
}
