import { isSame } from '../../../lib/same'
import { toMillis, type DateLike } from '../../../lib/time'
import { isVisible } from '../../../lib/visibility'
import { positionIn, withMove, type Move } from '../../../lib/whole-list'
import type { Fields } from '../../client/document'
import { codeOf, DataError, logFailure } from '../../client/errors'
import { documentPath } from '../../document-paths'
import { CONTENT, type ListName } from '../../entities'
import { GoneError } from '../gone-error'
import { DELETE, LEAVE, storeDecision, type Decision } from '../transaction/decision'
import { inTransaction } from '../transaction/in-transaction'
import {
  NO_TRACE,
  type Trace,
  type VersionedTransaction,
} from '../transaction/versioned-transaction'
import { repairSequence } from './repair-sequence'
import {
  placeFieldsIn,
  withoutId,
  withPlaceFields,
  withVisibility,
  type PlaceFields,
  type Sequence,
} from './sequence'

// How positions work:
// 1. The document `lists/{name}` has the ids of all documents in their sequence, and the ids of the hidden ones. Every
//    change of a list reads and replaces it. So of two changes at once, the second one runs again.
// 2. The same transaction stores the place fields that have changed. A visible document has its position as `order`. A
//    hidden one has its number in the whole list as `hidden`, and so stays between its neighbours.
// 3. Somebody may add, hide or delete a document without the dashboard. `repairSequence` then repairs the sequence: a
//    minute after the dashboard opens, once it is idle, and when a change finds the difference.

/** The list, products or team, and the document that changes with its sequence. */
type ListTarget = { collection: ListName; id?: string }

/** The sequence and the document as they are stored by now. */
type ListState = {
  sequence: Sequence
  stored: Fields | undefined
  /** Stands for the time at which the server takes the write. */
  serverTime: unknown
}

/** What is decided: a new sequence, and the effect on the document. */
type ListChange = { sequence: Sequence; decision?: Decision }

type ListChangeResult<C> = {
  /** What `decide` has returned. */
  decided: C
  /** The trace of the document. */
  trace: Trace
  /** Whether other documents get place fields, too. They are known from the sequence alone. */
  hasMovedOthers: boolean
}

/** The sequence lacks a document that is stored, or takes a hidden one for visible. */
class OutdatedSequenceError extends Error {}

/**
 * The codes of refused place fields. `not-found`: the document was deleted by hand. `permission-denied`: it was hidden
 * by hand, and the rules take no `order` beside `hidden`.
 */
const REFUSED_PLACE = ['not-found', 'permission-denied']

/**
 * Gives a list another sequence, and changes one of its documents, in one transaction. When the sequence does not match
 * the documents, it is repaired, and the change runs again. For example the sequence is [a, b, c], but b was deleted by
 * hand. The deletion of a gives b the position 1, which the server refuses. The repair makes the sequence [a, c].
 *
 * @param decide called again when another device wrote first
 * @param signal as of `inTransaction`
 * @throws DataError 'full' when more documents would be visible than the list may have
 */
export const changeInList = <C extends ListChange>(
  target: ListTarget,
  decide: (state: ListState) => C,
  signal?: AbortSignal,
): Promise<ListChangeResult<C>> =>
  logFailure(`${target.collection}.changeInList`, async () => {
    // The server refuses a transaction after its work has ended. So the error cannot carry what the work has placed.
    const lastAttempt = { hasMovedOthers: false }
    const changeNow = () =>
      inTransaction(async (transaction) => {
        lastAttempt.hasMovedOthers = false
        const result = await changeInTransaction(transaction, target, decide)
        lastAttempt.hasMovedOthers = result.hasMovedOthers
        return result
      }, signal)
    try {
      return await changeNow()
    } catch (error) {
      const isOutdated =
        error instanceof OutdatedSequenceError ||
        (lastAttempt.hasMovedOthers && REFUSED_PLACE.includes(codeOf(error)))
      if (!isOutdated) throw error
      await repairSequence(target.collection)
      return changeNow()
    }
  })

async function changeInTransaction<C extends ListChange>(
  transaction: VersionedTransaction,
  { collection, id }: ListTarget,
  decide: (state: ListState) => C,
): Promise<ListChangeResult<C>> {
  const { sequence: oldSequence, replace } = await transaction.readSequence(collection)
  if (!oldSequence) throw new OutdatedSequenceError()
  const storedDocument =
    id === undefined ? undefined : await transaction.readDocument(documentPath(collection, id))
  const { serverTime } = transaction
  const decided = decide({ sequence: oldSequence, stored: storedDocument?.fields, serverTime })
  const { sequence: decidedSequence, decision = LEAVE } = decided
  assertNotFull(collection, oldSequence, decidedSequence)
  const ownPlaceFields = id === undefined ? undefined : placeFieldsIn(decidedSequence).get(id)
  const placedDecision = withPlace(decision, ownPlaceFields)
  const written = storedDocument && (await transaction.apply(storedDocument, placedDecision))
  const writtenId = written?.isWritten ? id : undefined
  // Another device has deleted a document that is neither in the old sequence nor written now.
  const newSequence = decidedSequence.filter(
    (place) => place.id === writtenId || isIn(oldSequence, place.id),
  )
  // `transaction.apply` has already written the place fields of the document itself.
  const placeFieldsOfOthers = changedPlaceFields(oldSequence, newSequence).filter(
    ([otherId]) => otherId !== writtenId,
  )
  for (const [otherId, placeFields] of placeFieldsOfOthers)
    transaction.setPlaceFields(documentPath(collection, otherId), placeFields)
  if (!isSame(oldSequence, newSequence)) replace(newSequence)
  const hasMovedOthers = placeFieldsOfOthers.length > 0
  return { decided, trace: written?.trace ?? NO_TRACE, hasMovedOthers }
}

/**
 * Refuses more visible documents than the limit, or than a list over its limit has already. @throws DataError 'full'
 */
function assertNotFull(collection: ListName, oldSequence: Sequence, newSequence: Sequence): void {
  const max = Math.max(CONTENT[collection].max, countVisible(oldSequence))
  if (countVisible(newSequence) > max) throw new DataError('full', 'The list is full')
}

/** The place fields that differ from those of the old sequence, by id. */
function changedPlaceFields(
  oldSequence: Sequence,
  newSequence: Sequence,
): [id: string, PlaceFields][] {
  const oldPlaceFields = placeFieldsIn(oldSequence)
  return [...placeFieldsIn(newSequence)].filter(
    ([id, placeFields]) => !isSame(oldPlaceFields.get(id), placeFields),
  )
}

const countVisible = (sequence: Sequence): number => sequence.filter(isVisible).length

const isIn = (sequence: Sequence, id: string): boolean => sequence.some((place) => place.id === id)

/** The decision, with these place fields in the fields to store. */
const withPlace = (decision: Decision, placeFields: PlaceFields | undefined): Decision =>
  decision.kind === 'store' && placeFields
    ? { ...decision, fields: withPlaceFields(decision.fields, placeFields) }
    : decision

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
 * Moves a document to where a screen shows it. A move leaves no version, because another move undoes it.
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
export async function deleteFrom(collection: ListName, id: string): Promise<string | null> {
  const { trace } = await changeInList({ collection, id }, ({ sequence }) => ({
    sequence: withoutId(sequence, id),
    decision: DELETE,
  }))
  return trace.versionId
}

/**
 * Hides a document where it stands, or makes it visible there. Returns the id of its version; null when nothing
 * changed.
 * @throws GoneError when it was deleted, and DataError 'full' when it does not fit among the visible ones
 */
export async function setHidden(
  collection: ListName,
  id: string,
  isHidden: boolean,
): Promise<string | null> {
  const { trace } = await changeInList({ collection, id }, ({ sequence, stored }) => {
    if (!stored) throw new GoneError(documentPath(collection, id))
    if (isVisible(stored) !== isHidden) return { sequence }
    assertPlaced(sequence, id, stored)
    return { sequence: withVisibility(sequence, id, isHidden), decision: storeDecision(stored) }
  })
  return trace.versionId
}

/** @throws OutdatedSequenceError where the sequence lacks a stored document, or is wrong about its visibility */
function assertPlaced(sequence: Sequence, id: string, stored: Fields): void {
  const place = sequence.find((each) => each.id === id)
  if (!place || isVisible(place) !== isVisible(stored)) throw new OutdatedSequenceError(id)
}
