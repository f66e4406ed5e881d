import type { Clashes } from '../../lib/merge'
import type { FormImages } from '../image-fields/pending-images'
import type { Failure, WriteOptions } from '../writes/run'
import type { WriteState } from '../writes/write-state'
import type { DraftInfo } from './drafts'

/**
 * What `useForm` returns, in parts. A component that needs one part takes that alone. The values are those of the last render,
 * and every function acts on the values of the moment at which it is called.
 */
export type FormHandle<V> = FormValues<V> &
  FormEdits<V> &
  FormDiscarding<V> &
  FormSaving<V> & { images: FormImages }

/** The values of a form, and what differs between them. */
export type FormValues<V> = {
  /** What stands in the form, with its spaces and blank rows. */
  typed: V
  /** The value to which the changes are made: the base, or the blank value while nothing is stored. */
  baseOrBlank: V
  /** The fields with unsaved changes. */
  changed: readonly (keyof V)[]
  /** The fields with changes that no save under way has sent. `discard` gives up only these. */
  unsent: readonly (keyof V)[]
  /** The base once the saves under way are stored. */
  nextBase: V
  /** Says when the unsent changes of an earlier visit were typed, and that their images were not kept; null without any. */
  draft: DraftInfo | null
  /** The values of the form at this moment; the last render may be older. */
  getCurrent: () => Pick<FormValues<V>, 'typed' | 'baseOrBlank' | 'changed'>
  /** Remembers what is typed. The returned function gives the remembered changes later, over what is stored or sent by then. */
  remember: () => () => V
}

/** Typing. Each edit is a change of the newest typed value. */
export type FormEdits<V> = {
  edit: (change: (typed: V) => V) => void
  /** Changes one field by a function of its value. */
  editField: <K extends keyof V>(field: K) => (change: (value: V[K]) => V[K]) => void
  /** Replaces the values of some fields. */
  set: (changes: Partial<V>) => void
}

/** Discarding changes. The words of its messages are those of `discardWithUndo`. */
export type FormDiscarding<V> = {
  /** Discards all unsent changes, or those of these fields. Returns a function that brings them back. */
  discard: (fields?: readonly (keyof V)[]) => () => void
  /**
   * Discards all changes of documents that are being deleted, also those that a save under way has sent. Returns what `discard`
   * does.
   */
  discardDeleted: (fields: readonly (keyof V)[]) => () => void
}

/** Saving, its status, and the question that a save may ask. */
export type FormSaving<V> = {
  write: WriteState
  /** Saves all changes, or those of these fields. */
  save: (options?: SaveOptions & { fields?: readonly (keyof V)[] }) => Promise<void>
  /** The document that a save found deleted, and the answers to the question what to do about it. */
  gone: {
    /** Null while there is no question. */
    path: string | null
    storeAsNew: (options?: SaveOptions) => Promise<void>
    leaveDeleted: () => void
    /** Closes the question until the next save asks again. */
    askLater: () => void
  }
}

/** The limit of a save, and what is called after it. A save is stored with the fields that were also changed elsewhere. */
export type SaveOptions = Pick<WriteOptions, 'timeoutMs'> & {
  onSaved?: (clashes: Clashes) => void
  /** Called after each attempt that failed, with the clashes in what the attempt has stored all the same. */
  onFailed?: (failure: Failure, clashes: Clashes) => void
}
