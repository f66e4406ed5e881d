import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { GoneError } from '../../data/client/errors'
import type { Save } from '../../data/store/save'
import { createObservable, type Observable } from '../../lib/observable'
import { useUid } from '../session/session'
import { readDrafts, useDraft } from './drafts'
import { withoutDocument, withoutGone, withSaved } from './form-answers'
import { withDrafts } from './form-drafts'
import {
  beforeOf,
  changedFields,
  pick,
  submissionOf,
  withLive,
  withoutFailed,
  withSent,
  withTyped,
  type FormState,
  type FormSubject,
  type Submission,
} from './form-state'
import { typedOver, withChangesBack, withoutChanges } from './form-undo'
import { useUnsaved } from './unsaved'
import { useHold } from './use-hold'
import { useLostAnswer, type Clashes } from './use-lost-answer'
import { useWrite, type WriteOptions, type WriteResult, type WriteStatus } from './use-writes'

export type SaveResult =
  | WriteResult<Clashes>
  /** Nothing was sent, because a picture that it waited for was refused. */
  | { status: 'unready' }

const SAVING: WriteStatus = { status: 'saving' }

type Options<V> = FormSubject<V> & {
  /** The name under which its draft is kept. */
  name: string
  /** The newest stored value; null while nothing is stored. */
  stored: V | null
  save: Save<V>
}

/**
 * A form over a live document: what is typed stays, and what changes elsewhere appears in the other fields. What was typed
 * at the last visit is there again.
 */
export function useForm<V extends object>({ name, stored, blank, clean, save }: Options<V>) {
  const subject: FormSubject<V> = { blank: clean(blank), clean }
  const { formState, apply, state, changed } = useFormState({
    name,
    subject,
    stored: stored && clean(stored),
  })
  const { status, isHolding, hold, whenReady, send, forgetFailed } = useSending({
    formState,
    apply,
    subject,
    save,
  })
  const isDirty = changed.length > 0
  useUnsaved(isDirty || isHolding)
  const edit = (change: (typed: V) => V) => apply((current) => withTyped(current, change))

  return {
    typed: state.typed,
    /** What the changes are made to: the stored value as far as it is known, or the blank one. */
    before: beforeOf(subject, state),
    /** The fields with unsaved changes. */
    changed,
    status,
    /** Tells of changes that were typed at an earlier visit; null when there are none. */
    draft: isDirty ? state.draft : null,
    /** What the form holds at this moment, for what follows a save: the last render may be older. */
    current: () => {
      const current = formState.get()
      return {
        typed: current.typed,
        before: beforeOf(subject, current),
        changed: changedFields(subject, current),
      }
    },
    pictures: {
      /** Tells the form of a picture that is being prepared: saving and leaving wait for it. */
      hold,
      isHolding,
      /** Waits for the pictures that are being prepared; false when one was refused. */
      whenReady,
    },
    edit,
    /** Changes one field by what it is. */
    editField:
      <K extends keyof V>(field: K) =>
      (change: (value: V[K]) => V[K]) =>
        edit((typed) => ({ ...typed, [field]: change(typed[field]) })),
    set: (changes: Partial<V>) => edit((typed) => ({ ...typed, ...changes })),
    /** Discards every change, or those of these fields; returns what brings them back. */
    discard: (fields?: readonly (keyof V)[]) => {
      forgetFailed()
      const earlier = formState.get()
      const all = fields ?? changedFields(subject, earlier)
      apply((current) => withoutChanges(subject, current, all))
      return () => apply((current) => withChangesBack(subject, current, { earlier, fields: all }))
    },
    /** Remembers what is typed now. What it returns gives the same later, with what has changed elsewhere since. */
    remember: () => {
      const earlier = formState.get()
      return (): V => typedOver(subject, formState.get(), earlier)
    },
    /** Saves everything, or only these fields. */
    save: ({ fields, ...options }: { fields?: readonly (keyof V)[] } & WriteOptions = {}) =>
      send((current) => submissionOf(subject, current, { ...(fields && { fields }) }), options),
    /** The document that a save has found deleted elsewhere, and what can be done about it. */
    gone: {
      path: state.gone,
      storeAsNew: () =>
        send((current) =>
          submissionOf(subject, current, { base: withoutDocument(current.base, state.gone) }),
        ),
      leaveDeleted: () => {
        forgetFailed()
        apply((current) => withoutGone(subject, current))
      },
      /** Asks again at the next save. */
      askLater: () => apply((current) => ({ ...current, gone: null })),
    },
  }
}

export type FormHandle<V extends object> = ReturnType<typeof useForm<V>>

type StateOptions<V> = {
  name: string
  subject: FormSubject<V>
  stored: V | null
}

/** The state of a form over a live value. It begins with the drafts of earlier visits, and is kept as a draft itself. */
function useFormState<V extends object>({ name, subject, stored }: StateOptions<V>) {
  const owner = { uid: useUid(), name }
  const [{ formState, earlier }] = useState(() => {
    const drafts = readDrafts(owner, stored ?? subject.blank)
    return { earlier: drafts, formState: createObservable(withDrafts(subject, stored, drafts)) }
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
  return {
    at: typedAt ?? 0,
    base: base && pick(base, isChanged),
    typed: pick(typed, isChanged),
  }
}

type SendingOptions<V> = {
  formState: Observable<FormState<V>>
  apply: (change: (current: FormState<V>) => FormState<V>) => void
  subject: FormSubject<V>
  save: Save<V>
}

/** Sends what a form has changed, once its pictures are ready, and takes the answer into its state. */
function useSending<V extends object>({ formState, apply, subject, save }: SendingOptions<V>) {
  const { isHolding, isHoldingNow, isWaitingForPictures, hold, whenReady } = useHold()
  const { status, run, markSaved, reset } = useWrite()
  const whenStoredAfterAll = useLostAnswer(formState, subject, markSaved)

  const store = async (submission: Submission<V>): Promise<Clashes> => {
    apply((current) => withSent(current, submission))
    try {
      const { value, clashes } = await save(submission.base, submission.mine)
      apply((current) => withSaved(subject, current, { submission, value }))
      return [...new Set([...submission.clashes, ...clashes])]
    } catch (error) {
      if (error instanceof GoneError) apply((current) => ({ ...current, gone: error.path }))
      throw error
    }
  }

  return {
    status: isWaitingForPictures ? SAVING : status,
    hold,
    isHolding,
    whenReady,
    /** Sends what `toSubmission` takes from the state once the pictures are ready. */
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
    /** What the failed save has sent is not wanted any more. */
    forgetFailed: () => {
      reset()
      apply(withoutFailed)
    },
  }
}

type LateResult = { status: 'saved'; value: Clashes } | null

/** The late answer of a save, or the live value that shows it, whichever is first. Without both it never resolves. */
const lateOrSeen = (late: Promise<LateResult>, seen: Promise<Clashes>): Promise<LateResult> =>
  new Promise((resolve) => {
    void late.then((answer) => answer && resolve(answer))
    void seen.then((value) => resolve({ status: 'saved', value }))
  })
