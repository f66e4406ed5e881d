import type { Save } from '../../data/store/save'
import { letGo, withoutGone } from './answers'
import * as states from './form-state'
import type { FormSubject } from './form-state'
import { bringBack, remembered } from './typed-earlier'
import { useUnsaved } from './unsaved'
import { useFormState } from './use-form-state'
import { useSending } from './use-sending'
import type { WriteOptions } from './use-writes'

type Options<V> = FormSubject<V> & {
  /** Of its draft. */
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
  const { status, isHolding, hold, ready, send, forgetFailed } = useSending({
    formState,
    apply,
    subject,
    save,
  })
  const isDirty = changed.length > 0
  useUnsaved(isDirty || isHolding)
  const edit = (change: (typed: V) => V) => apply((current) => states.withTyped(current, change))

  return {
    typed: state.typed,
    /** What the changes are made to: the stored value as far as it is known, or the blank one. */
    before: states.beforeOf(subject, state),
    /** The fields with unsaved changes. */
    changed,
    status,
    /** Null unless there are changes that were typed at an earlier visit. */
    draft: isDirty ? state.draft : null,
    gone: state.gone,
    /** What the form holds at this moment, for what follows a save: the last render may be older. */
    current: () => {
      const current = formState.get()
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
    edit,
    /** Changes one field by what it is. */
    editField:
      <K extends keyof V>(field: K) =>
      (change: (value: V[K]) => V[K]) =>
        edit((typed) => ({ ...typed, [field]: change(typed[field]) })),
    set: (part: Partial<V>) => edit((typed) => ({ ...typed, ...part })),
    /** Takes every change back, or those of these fields; returns how to bring them back. */
    discard: (fields?: readonly (keyof V)[]) => {
      forgetFailed()
      const taken = formState.get()
      const all = fields ?? states.changedFields(subject, taken)
      apply((current) => states.undo(subject, current, all))
      return () => apply((current) => bringBack(subject, current, { taken, fields: all }))
    },
    /** Remembers what is typed now. What it returns gives the same later, with what has changed elsewhere since. */
    remember: () => {
      const earlier = formState.get()
      return (): V => remembered(subject, formState.get(), earlier)
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
        states.submission(subject, current, { base: withoutGone(current.base, state.gone) }),
      ),
    /** Leaves deleted what was deleted elsewhere. */
    letGo: () => {
      forgetFailed()
      apply((current) => letGo(subject, current))
    },
    /** Asks again at the next save. */
    askLater: () => apply((current) => ({ ...current, gone: null })),
  }
}

export type FormHandle<V extends object> = ReturnType<typeof useForm<V>>
