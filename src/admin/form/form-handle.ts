import type { Clashes } from '../../lib/merge'
import type { FormImages } from '../image-fields/pending-images'
import type { Failure, WriteOptions } from '../writes/tracked-write'
import type { WriteState } from '../writes/write-state'
import type { DraftInfo } from './state/form-drafts'

/**
 * What `useForm` returns. A component takes only the part that it needs. The values are those of the last render. The
 * functions use the values of the time at which they are called.
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
  /** The paths of what another device has changed, too. `videos.v1` is a video that only one of both has deleted. */
  clashes: Clashes
  /** The fields with changes that no save under way has sent. `discard` gives up only these. */
  unsent: readonly (keyof V)[]
  /** The base once the saves under way are stored. */
  nextBase: V
  /** The draft of an earlier visit whose changes are not sent yet; null without one. */
  draft: DraftInfo | null
  /** The values of the form at this moment; the last render may be older. */
  getCurrent: () => Pick<FormValues<V>, 'typed' | 'baseOrBlank' | 'changed'>
  /** Remembers the changes. The returned function gives them later, made to what is stored or sent by then. */
  remember: () => () => V
}

/** Typing. Each edit is a change of the newest typed value. */
export type FormEdits<V> = {
  edit: (change: (typed: V) => V) => void
  /** Changes one field by a function of its value. */
  editField: <K extends keyof V>(field: K) => (change: (value: V[K]) => V[K]) => void
  /** Replaces the values of some fields. `from` is the earlier base of which they were made, if there was one. */
  set: (fields: Partial<V>, from?: V) => void
}

/** Discarding changes, without a message; `discardWithUndo` shows one. */
export type FormDiscarding<V> = {
  /** Discards all unsent changes, or those of these fields. Returns a function that brings them back. */
  discard: (fields?: readonly (keyof V)[]) => () => void
  /**
   * Like `discard`, for documents that are being deleted: also discards what a save under way has sent of them. A
   * document about which the form asks keeps its changes.
   */
  discardDeleted: (fields: readonly (keyof V)[]) => () => void
}

/** Saving, its status, and the question that a save may ask. */
export type FormSaving<V> = {
  write: WriteState
  /** Saves all changes, or those of these fields. */
  save: (options?: SaveOptions & { fields?: readonly (keyof V)[] }) => Promise<void>
  /** The question about a document that a save found deleted, and its answers. */
  gone: {
    /** The path of the document; null while there is no question. */
    path: string | null
    storeAsNew: (options?: SaveOptions) => Promise<void>
    leaveDeleted: () => void
    /** Closes the question until the next save asks again. */
    askLater: () => void
  }
}

/** The time limit of a save, and what is called after it. */
export type SaveOptions = Pick<WriteOptions, 'timeoutMs'> & {
  /** Called once the save is stored, with the fields that were also changed elsewhere. */
  onSaved?: (clashes: Clashes) => void
  /** Called after each attempt that failed, with the clashes of the documents that it has stored. */
  onFailed?: (failure: Failure, clashes: Clashes) => void
}
