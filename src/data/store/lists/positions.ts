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
  places: Sequence
  stored: Fields | undefined
  /** Stands for the time at which the server takes the write. */
  serverTime: unknown
}

/** A new sequence, and the decision about the document. */
type ListChange = { places: Sequence; decision?: Decision }

type ListChangeResult<C> = {
  change: C
  /** The trace of the document. */
  trace: Trace
  /** Whether other documents get place fields, too. They are known from the sequence alone. */
  placesOthers: boolean
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
 * @throws DataError 'full' when more documents would be visible than the list may have
 */
export const changeInList = <C extends ListChange>(
  target: ListTarget,
  decide: (state: ListState) => C,
): Promise<ListChangeResult<C>> =>
  logFailure(`${target.collection}.changeInList`, async () => {
    // The server refuses a transaction after its work has ended. So the error cannot carry what the work has placed.
    const lastAttempt = { placesOthers: false }
    const changeNow = () =>
      inTransaction(async (transaction) => {
        lastAttempt.placesOthers = false
        const result = await changeInTransaction(transaction, target, decide)
        lastAttempt.placesOthers = result.placesOthers
        return result
      })
    try {
      return await changeNow()
    } catch (error) {
      const isOutdated =
        error instanceof OutdatedSequenceError ||
        (lastAttempt.placesOthers && REFUSED_PLACE.includes(codeOf(error)))
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
  const sequence = await transaction.readSequence(collection)
  if (!sequence.places) throw new OutdatedSequenceError()
  const before = sequence.places
  const storedDocument =
    id === undefined ? undefined : await transaction.readDocument(documentPath(collection, id))
  const { serverTime } = transaction
  const change = decide({ places: before, stored: storedDocument?.fields, serverTime })
  const { places, decision = LEAVE } = change
  assertNotFull(collection, before, places)
  const placeFields = id === undefined ? undefined : placeFieldsIn(places).get(id)
  const placedDecision = decisionAt(decision, placeFields)
  const written = storedDocument && (await transaction.apply(storedDocument, placedDecision))
  const writtenId = written?.isWritten ? id : undefined
  // Another device has deleted a document that is neither in the sequence nor written now.
  const after = places.filter((place) => place.id === writtenId || isIn(before, place.id))
  // `transaction.apply` has already written the place fields of the document itself.
  const newPlaceFields = changedPlaceFields(before, after).filter(([other]) => other !== writtenId)
  for (const [other, fields] of newPlaceFields)
    transaction.setPlaceFields(documentPath(collection, other), fields)
  if (!isSame(before, after)) sequence.replace(after)
  return { change, trace: written?.trace ?? NO_TRACE, placesOthers: newPlaceFields.length > 0 }
}

/**
 * Refuses more visible documents than the limit, or than a list over its limit has already. @throws DataError 'full'
 */
function assertNotFull(collection: ListName, before: Sequence, after: Sequence): void {
  const max = Math.max(CONTENT[collection].max, countVisible(before))
  if (countVisible(after) > max) throw new DataError('full', 'The list is full')
}

/** The place fields that differ from those before, by id. */
function changedPlaceFields(before: Sequence, after: Sequence): [id: string, PlaceFields][] {
  const fieldsBefore = placeFieldsIn(before)
  return [...placeFieldsIn(after)].filter(([id, fields]) => !isSame(fieldsBefore.get(id), fields))
}

const countVisible = (places: Sequence): number => places.filter(isVisible).length

const isIn = (places: Sequence, id: string): boolean => places.some((place) => place.id === id)

/** The decision, with these place fields in the fields to store. */
const decisionAt = (decision: Decision, placeFields: PlaceFields | undefined): Decision =>
  decision.kind === 'store' && placeFields
    ? { ...decision, fields: withPlaceFields(decision.fields, placeFields) }
    : decision

type NewDocument = {
  id: string
  fieldsAt: (position: number) => Fields
  largeImage?: string
  /** Whether the document gets these fields when an earlier attempt has added it. By default it stays as it is. */
  changesStored?: boolean
}

/** Adds a document at the end. A retry with the same id adds no second one. @throws DataError 'full' */
export const addTo = (
  collection: ListName,
  { id, fieldsAt, largeImage, changesStored = false }: NewDocument,
): Promise<unknown> =>
  changeInList({ collection, id }, ({ places: before, stored, serverTime }) => {
    if (stored && !changesStored) return { places: before }
    const places = stored ? before : [...withoutId(before, id), { id }]
    const fields = stored ?? { id, createdAt: serverTime }
    const newFields = fieldsAt(positionIn(places, id))
    return { places, decision: storeDecision({ ...fields, ...newFields }, largeImage) }
  })

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
export async function moveIn(collection: ListName, move: Move): Promise<MoveResult> {
  const { id } = move
  type MoveChange = ListChange & { result: MoveResult }
  const { change } = await changeInList<MoveChange>({ collection, id }, ({ places, stored }) => {
    if (!stored) throw new GoneError(documentPath(collection, id))
    assertPlaced(places, id, stored)
    if (!isVisible(stored)) return { places, result: { kind: 'hidden' } }
    const movedPlaces = withMove(places, move)
    // The SDK does not tell the time of a write, only that of the state before it.
    const timeBefore = toMillis(stored['updatedAt'] as DateLike) ?? 0
    const shownFrom = isSame(places, movedPlaces) ? timeBefore : timeBefore + 1
    return { places: movedPlaces, result: { kind: 'moved', shownFrom } }
  })
  return change.result
}

/** Deletes a document. Returns the id of its version for `takeBackChange`; null when nothing was stored. */
export async function deleteFrom(collection: ListName, id: string): Promise<string | null> {
  const { trace } = await changeInList({ collection, id }, ({ places }) => ({
    places: withoutId(places, id),
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
  const { trace } = await changeInList({ collection, id }, ({ places, stored }) => {
    if (!stored) throw new GoneError(documentPath(collection, id))
    if (isVisible(stored) !== isHidden) return { places }
    assertPlaced(places, id, stored)
    return { places: withVisibility(places, id, isHidden), decision: storeDecision(stored) }
  })
  return trace.versionId
}

/** @throws OutdatedSequenceError where the sequence lacks a stored document, or is wrong about its visibility */
function assertPlaced(places: Sequence, id: string, stored: Fields): void {
  const place = places.find((each) => each.id === id)
  if (!place || isVisible(place) !== isVisible(stored)) throw new OutdatedSequenceError(id)
}
