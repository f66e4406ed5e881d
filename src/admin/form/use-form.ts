import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { GoneError } from '../../data/client/errors'
import type { Save } from '../../data/store/save'
import { createObservable, type Observable } from '../../lib/observable'
import { useUid } from '../session/session'
import { useUnsaved } from '../writes/unsaved'
import {
  useWrite,
  type WriteOptions,
  type WriteResult,
  type WriteState,
} from '../writes/use-writes'
import { readDrafts, useDraft } from './drafts'
import { withoutDocument, withoutGone, withSaved } from './form-answers'
import { withDrafts } from './form-drafts'
import type { FormName } from './form-name'
import {
  beforeOf,
  changedFields,
  pickFields,
  submissionOf,
  withLive,
  withoutFailed,
  withSent,
  withTyped,
  type FormModel,
  type FormState,
  type Submission,
} from './form-state'
import { typedOver, withChangesBack, withoutChanges } from './form-undo'
import { useHold } from './use-hold'
import { useLostSaveAnswer, type Clashes } from './use-lost-save-answer'

export type SaveResult =
  | WriteResult<Clashes>
  /** Nothing was sent, because an image of the form was refused. */
  | { status: 'unready' }

const SAVING: WriteState = { status: 'saving' }

type Options<V> = FormModel<V> & {
  name: FormName
  /** The newest stored value; null while nothing is stored. */
  stored: V | null
  save: Save<V>
}

/**
 * A form over a live document. Typed values stay, and changes of another device appear in the other fields. The form begins
 * with the drafts of earlier visits.
 */
export function useForm<V extends object>({ name, stored, blank, clean, save }: Options<V>) {
  const model: FormModel<V> = { blank: clean(blank), clean }
  const { formState, apply, state, changed } = useFormState({
    name,
    model,
    stored: stored && clean(stored),
  })
  const { write, isHolding, isHoldingNow, hold, whenReady, send, forgetFailed } = useSending({
    formState,
    apply,
    model,
    save,
  })
  const isDirty = changed.length > 0
  useUnsaved(isDirty || isHolding)
  const edit = (change: (typed: V) => V) => apply((current) => withTyped(current, change))

  return {
    typed: state.typed,
    /** The value to which the changes are made: the stored one, or the blank one while nothing is stored. */
    before: beforeOf(model, state),
    /** The fields with unsaved changes. */
    changed,
    write,
    /** Says when the changes of an earlier visit were typed; null without any. */
    draft: isDirty ? state.draft : null,
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
      /** Makes saving and leaving wait for an image that is being prepared. */
      hold,
      isHolding,
      /** Whether an image is being prepared at this moment; the last render may not know it yet. */
      isHoldingNow,
      /** Waits for the images that are being prepared; false when one was refused. */
      whenReady,
    },
    edit,
    /** Changes one field by a function of its value. */
    editField:
      <K extends keyof V>(field: K) =>
      (change: (value: V[K]) => V[K]) =>
        edit((typed) => ({ ...typed, [field]: change(typed[field]) })),
    set: (changes: Partial<V>) => edit((typed) => ({ ...typed, ...changes })),
    /** Discards all changes, or those of these fields. Returns a function that brings them back. */
    discard: (fields?: readonly (keyof V)[]) => {
      forgetFailed()
      const earlier = formState.get()
      const all = fields ?? changedFields(model, earlier)
      apply((current) => withoutChanges(model, current, all))
      return () => apply((current) => withChangesBack(model, current, { earlier, fields: all }))
    },
    /** Remembers what is typed. Returns a function that gives the same later, over what is stored by then. */
    remember: () => {
      const earlier = formState.get()
      return (): V => typedOver(model, formState.get(), earlier)
    },
    /** Saves all changes, or those of these fields. */
    save: ({ fields, ...options }: { fields?: readonly (keyof V)[] } & WriteOptions = {}) =>
      send((current) => submissionOf(model, current, { ...(fields && { fields }) }), options),
    /** The document that a save found deleted, and the answers to the question what to do about it. */
    gone: {
      path: state.gonePath,
      storeAsNew: () =>
        send((current) =>
          submissionOf(model, current, { base: withoutDocument(current.base, state.gonePath) }),
        ),
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
  stored: V | null
}

/** The state of a form. It begins with the drafts of earlier visits, and its changes are kept as a draft. */
function useFormState<V extends object>({ name, model, stored }: StateOptions<V>) {
  const owner = { uid: useUid(), name }
  const [{ formState, earlier }] = useState(() => {
    const drafts = readDrafts(owner, stored ?? model.blank)
    return { earlier: drafts, formState: createObservable(withDrafts(model, stored, drafts)) }
  })
  const latest = useSyncExternalStore(formState.subscribe, formState.get)
  const state = withLive(model, latest, stored)
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

type SendingOptions<V> = {
  formState: Observable<FormState<V>>
  apply: (change: (current: FormState<V>) => FormState<V>) => void
  model: FormModel<V>
  save: Save<V>
}

/** Sends the changes of a form once its images are ready, and puts the answer into its state. */
function useSending<V extends object>({ formState, apply, model, save }: SendingOptions<V>) {
  const { isHolding, isHoldingNow, isWaitingForImages, hold, whenReady } = useHold()
  const { write, run, markSaved, forget } = useWrite()
  const whenStoredAfterAll = useLostSaveAnswer(formState, model, markSaved)

  const store = async (submission: Submission<V>): Promise<Clashes> => {
    apply((current) => withSent(current, submission))
    try {
      const { value, clashes } = await save(submission.base, submission.mine)
      apply((current) => withSaved(model, current, { submission, value }))
      return [...new Set([...submission.clashes, ...clashes])]
    } catch (error) {
      if (error instanceof GoneError) apply((current) => ({ ...current, gonePath: error.path }))
      throw error
    }
  }

  const forgetFailed = () => {
    forget()
    apply(withoutFailed)
  }
  // A failure ends when its changes were typed back: nothing is left to save.
  useEffect(() => {
    const current = formState.get()
    if (current.failedSave && changedFields(model, current).length === 0) forgetFailed()
  })

  return {
    write: isWaitingForImages ? SAVING : write,
    hold,
    isHolding,
    isHoldingNow,
    whenReady,
    /** Waits for the images, then sends what `toSubmission` takes from the state. */
    send: async (
      toSubmission: (current: FormState<V>) => Submission<V>,
      options?: WriteOptions,
    ): Promise<SaveResult> => {
      if (isHoldingNow() && !(await whenReady())) return { status: 'unready' }
      const submission = toSubmission(formState.get())
      const result = await run(() => store(submission), options)
      if (result.status !== 'failed') return result
      return { ...result, late: lateOrSeen(result.late, whenStoredAfterAll(submission)) }
    },
    /** Forgets a failed save: its changes are not wanted any more. */
    forgetFailed,
  }
}

type LateResult = { status: 'saved'; value: Clashes } | null

/** Resolves with the late answer of a save, or with the live value that shows it; never when neither comes. */
const lateOrSeen = (late: Promise<LateResult>, seen: Promise<Clashes>): Promise<LateResult> =>
  new Promise((resolve) => {
    void late.then((answer) => answer && resolve(answer))
    void seen.then((value) => resolve({ status: 'saved', value }))
  })
