import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { GoneError } from '../../data/client/errors'
import type { Save } from '../../data/store/save'
import { createObservable, type Observable } from '../../lib/observable'
import { useUid } from '../session/session'
import * as answers from './answers'
import { readDrafts, useDraft } from './drafts'
import * as states from './form-state'
import type { FormState, FormSubject, Submission } from './form-state'
import { bringBack, opened, remembered } from './typed-earlier'
import { useUnsaved } from './unsaved'
import { useHold } from './use-hold'
import { useWrite, type WriteOptions, type WriteResult, type WriteStatus } from './use-writes'

type Options<V> = FormSubject<V> & {
  /** Of its draft. */
  name: string
  /** The newest stored value; null while nothing is stored. */
  stored: V | null
  save: Save<V>
}

/** The paths of what had also been changed elsewhere. */
type Clashes = readonly string[]

export type SaveResult =
  | WriteResult<Clashes>
  /** Nothing was sent, because a picture that it waited for was not taken. */
  | { status: 'unready' }

const SAVING: WriteStatus = { status: 'saving' }

/**
 * A form over a live document: what is typed stays, and what changes elsewhere appears in the other fields. What was typed
 * at the last visit is there again.
 */
export function useForm<V extends object>(options: Options<V>) {
  const { name, save } = options
  const uid = useUid()
  const clean = options.clean
  const subject: FormSubject<V> = { blank: clean(options.blank), clean }
  const stored = options.stored && clean(options.stored)
  const [{ form, kept }] = useState(() => {
    const drafts = readDrafts({ uid, name }, stored ?? subject.blank)
    return { kept: drafts, form: createObservable(opened(subject, stored, drafts)) }
  })
  const state = states.withLive(subject, useSyncExternalStore(form.subscribe, form.get), stored)
  // Actions read the newest state from the store, so it follows the live value before any of them.
  useLayoutEffect(() => {
    if (form.get() !== state) form.set(state)
  })
  const apply = (change: (current: FormState<V>) => FormState<V>) => form.set(change(form.get()))

  const { base, typed, draft, gone } = state
  const before = states.beforeOf(subject, state)
  const changed = states.changedFields(subject, state)
  const isDirty = changed.length > 0
  const { isHolding, isPending, isWaiting, hold, ready } = useHold()
  useUnsaved(isDirty || isHolding)
  const isChanged = (field: keyof V) => changed.includes(field)
  useDraft(
    { uid, name },
    isDirty
      ? {
          at: state.typedAt ?? 0,
          base: base && states.pick(base, isChanged),
          typed: states.pick(typed, isChanged),
        }
      : null,
    kept,
  )
  const { status, run, settle, reset } = useWrite()

  const waitForArrival = useArrival(form, answers.hasArrived(subject, state), settle)
  const forgetFailed = () => {
    reset()
    apply(states.withoutFailed)
  }

  const send = async (
    make: (current: FormState<V>) => Submission<V>,
    options?: WriteOptions,
  ): Promise<SaveResult> => {
    if (isPending() && !(await ready())) return { status: 'unready' }
    const sent = make(form.get())
    const result = await run(async (): Promise<Clashes> => {
      apply((current) => states.submitted(current, sent))
      try {
        const answer = await save(sent.base, sent.mine)
        apply((current) =>
          answers.saved(subject, current, { submission: sent, value: answer.value }),
        )
        return [...new Set([...sent.clashes, ...answer.clashes])]
      } catch (error) {
        if (error instanceof GoneError) apply((current) => ({ ...current, gone: error.path }))
        throw error
      }
    }, options)
    if (result.status !== 'failed') return result
    return { ...result, late: lateOrArrived(result.late, waitForArrival(sent)) }
  }

  return {
    typed,
    /** What the changes are made to: the stored value as far as it is known, or the blank one. */
    before,
    /** The fields with unsaved changes. */
    changed,
    status: isWaiting ? SAVING : status,
    /** Null unless there are changes that were typed at an earlier visit. */
    draft: isDirty ? draft : null,
    gone,
    /** What the form holds at this moment, for what follows a save: the last render may be older. */
    current: () => {
      const current = form.get()
      return {
        typed: current.typed,
        before: states.beforeOf(subject, current),
        changed: states.changedFields(subject, current),
      }
    },
    /** A picture that is being prepared: saving and leaving wait for it. */
    hold,
    isHolding,
    /** Waits for the pictures that are being prepared; false when one was not taken. */
    ready,
    edit: (change: (typed: V) => V) => apply((current) => states.withTyped(current, change)),
    /** Changes one field by what it is. */
    editField:
      <K extends keyof V>(field: K) =>
      (change: (value: V[K]) => V[K]) =>
        apply((current) =>
          states.withTyped(current, (value) => ({ ...value, [field]: change(value[field]) })),
        ),
    set: (part: Partial<V>) =>
      apply((current) => states.withTyped(current, (value) => ({ ...value, ...part }))),
    /** Takes every change back, or those of these fields; returns how to bring them back. */
    discard: (fields?: readonly (keyof V)[]) => {
      forgetFailed()
      const taken = form.get()
      const all = fields ?? states.changedFields(subject, taken)
      apply((current) => states.undo(subject, current, all))
      return () => apply((current) => bringBack(subject, current, { taken, fields: all }))
    },
    /** Remembers what is typed now; returns what that is over what is stored by then. */
    remember: () => {
      const earlier = form.get()
      return (): V => remembered(subject, form.get(), earlier)
    },
    /** Saves everything, or only these fields. */
    save: ({ fields, ...options }: { fields?: readonly (keyof V)[] } & WriteOptions = {}) =>
      send(
        (current) => states.submission(subject, current, { ...(fields && { fields }) }),
        options,
      ),
    /** Stores again what was deleted elsewhere. */
    storeAsNew: () =>
      send((current) =>
        states.submission(subject, current, { base: answers.withoutGone(current.base, gone) }),
      ),
    /** Leaves deleted what was deleted elsewhere. */
    letGo: () => {
      forgetFailed()
      apply((current) => answers.letGo(subject, current))
    },
    /** Asks again at the next save. */
    askLater: () => apply((current) => ({ ...current, gone: null })),
  }
}

/** Resolves the failed save once what it has sent appears in the live document: only its answer was lost. */
function useArrival<V extends object>(
  form: Observable<FormState<V>>,
  hasArrived: boolean,
  settle: () => void,
): (sent: Submission<V>) => Promise<Clashes> {
  const resolveFailed = useRef<(clashes: Clashes) => void>(() => {})
  useLayoutEffect(() => {
    const state = form.get()
    if (!hasArrived || !state.failed) return
    form.set(answers.arrived(state))
    settle()
    resolveFailed.current(state.failed.clashes)
  })
  return (sent) =>
    new Promise((resolve) => {
      resolveFailed.current = resolve
      form.set({ ...form.get(), failed: sent })
    })
}

type LateResult = { status: 'saved'; value: Clashes } | null

/** The late answer of a save, or its arrival in the live value, whichever is first. Without both it never settles. */
const lateOrArrived = (late: Promise<LateResult>, arrival: Promise<Clashes>): Promise<LateResult> =>
  new Promise((resolve) => {
    void late.then((answer) => answer && resolve(answer))
    void arrival.then((value) => resolve({ status: 'saved', value }))
  })

export type FormHandle<V extends object> = ReturnType<typeof useForm<V>>
