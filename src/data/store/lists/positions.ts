import { isSame } from '../../../lib/same'
import { toMillis, type DateLike } from '../../../lib/time'
import { isVisible } from '../../../lib/visibility'
import { positionIn, withMove, type Move } from '../../../lib/whole-list'
import type { Fields } from '../../client/document'
import { documentPath } from '../../document-paths'
import type { ListName } from '../../entities'
import { GoneError } from '../shared/gone-error'
import { withoutId, withVisibility, type Sequence } from '../shared/sequence'
import { DELETE, storeDecision } from '../transaction/decision'
import {
  changeInList,
  OutdatedSequenceError,
  type ListChange,
  type ListState,
} from './change-in-list'

// How positions work:
// 1. The document `lists/{name}` has the ids of all documents in their sequence, and the ids of the hidden ones. Every
//    change of a list reads and replaces it. So of two changes at once, the second one runs again.
// 2. The same transaction stores the place fields that have changed. A visible document has its position as `order`. A
//    hidden one has its number in the whole list as `hidden`, and so stays between its neighbours.
// 3. Somebody may add, hide or delete a document without the dashboard. `repairSequence` then repairs the sequence: a
//    minute after the dashboard opens, once it is idle, and when a change finds the difference.

type NewDocument = {
  id: string
  fieldsAt: (position: number) => Fields
  largeImage?: string
  /** Whether these fields may overwrite those that an earlier attempt has stored. By default those stay. */
  canOverwrite?: boolean
}

/** Adds a document at the end. A retry with the same id adds no second one. @throws DataError 'full' */
export const addTo = (
  collection: ListName,
  { id, fieldsAt, largeImage, canOverwrite = false }: NewDocument,
  signal?: AbortSignal,
): Promise<unknown> => {
  const decide = ({ sequence: oldSequence, stored, serverTime }: ListState): ListChange => {
    if (stored && !canOverwrite) return { sequence: oldSequence }
    const sequence = stored ? oldSequence : [...withoutId(oldSequence, id), { id }]
    const fields = stored ?? { id, createdAt: serverTime }
    const newFields = fieldsAt(positionIn(sequence, id))
    return { sequence, decision: storeDecision({ ...fields, ...newFields }, largeImage) }
  }
  return changeInList({ collection, id }, decide, signal)
}

/** The result of a move. */
export type MoveResult =
  /** A list contains the move when the `updatedAt` of its document is not before this time, in milliseconds. */
  | { kind: 'moved'; shownFrom: number }
  /** Another device has hidden the document. A hidden document has no position, so it stays where it stands. */
  | { kind: 'hidden' }

/**
 * Moves a document to where a screen shows it. A move leaves no version of the document, because another move undoes
 * it. It leaves one of the sequence, which the history does not list.
 * @throws GoneError when it was deleted
 */
export async function moveIn(
  collection: ListName,
  move: Move,
  signal?: AbortSignal,
): Promise<MoveResult> {
  const { id } = move
  const decide = ({ sequence, stored }: ListState): ListChange & { result: MoveResult } => {
    if (!stored) throw new GoneError(documentPath(collection, id))
    assertPlaced(sequence, id, stored)
    if (!isVisible(stored)) return { sequence, result: { kind: 'hidden' } }
    const movedSequence = withMove(sequence, move)
    // The SDK does not tell the time of a write, only that of the state before it.
    const timeBefore = toMillis(stored['updatedAt'] as DateLike) ?? 0
    const shownFrom = isSame(sequence, movedSequence) ? timeBefore : timeBefore + 1
    return { sequence: movedSequence, result: { kind: 'moved', shownFrom } }
  }
  return (await changeInList({ collection, id }, decide, signal)).decided.result
}

/** Deletes a document. Returns the id of its version for `takeBackChange`; null when nothing was stored. */
export async function deleteFrom(
  collection: ListName,
  id: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const decide = ({ sequence }: ListState): ListChange => ({
    sequence: withoutId(sequence, id),
    decision: DELETE,
  })
  return (await changeInList({ collection, id }, decide, signal)).trace?.id ?? null
}

/**
 * Hides a document where it stands, or makes it visible there. Returns the id of its version; null when nothing
 * changed.
 * @throws GoneError when it was deleted, and DataError 'full' when it does not fit among the visible ones
 */
export async function setHidden(
  collection: ListName,
  { id, isHidden }: { id: string; isHidden: boolean },
  signal?: AbortSignal,
): Promise<string | null> {
  const decide = ({ sequence, stored }: ListState): ListChange => {
    if (!stored) throw new GoneError(documentPath(collection, id))
    if (isVisible(stored) !== isHidden) return { sequence }
    assertPlaced(sequence, id, stored)
    return { sequence: withVisibility(sequence, id, isHidden), decision: storeDecision(stored) }
  }
  return (await changeInList({ collection, id }, decide, signal)).trace?.id ?? null
}

/** @throws OutdatedSequenceError where the sequence lacks a stored document, or is wrong about its visibility */
function assertPlaced(sequence: Sequence, id: string, stored: Fields): void {
  const place = sequence.find((each) => each.id === id)
  if (!place || isVisible(place) !== isVisible(stored)) throw new OutdatedSequenceError(id)
}
