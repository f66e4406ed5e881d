import { isSame } from '../../../lib/same'
import { isVisible } from '../../../lib/visibility'
import type { Fields } from '../../client/document'
import { codeOf, DataError, logFailure } from '../../client/errors'
import { documentPath } from '../../document-paths'
import { CONTENT, type ListName } from '../../entities'
import { placeFieldsIn, withPlaceFields, type PlaceFields, type Sequence } from '../shared/sequence'
import { LEAVE, type Decision } from '../transaction/decision'
import { inTransaction } from '../transaction/in-transaction'
import type { Trace, VersionedTransaction } from '../transaction/versioned-transaction'
import { repairSequence } from './repair-sequence'

/** The list, products or team, and the document that changes with its sequence. */
type ListTarget = { collection: ListName; id?: string }

/** The sequence and the document as they are stored by now. */
export type ListState = {
  sequence: Sequence
  stored: Fields | undefined
  /** Stands for the time at which the server takes the write. */
  serverTime: unknown
}

/** What is decided: a new sequence, and the effect on the document. */
export type ListChange = { sequence: Sequence; decision?: Decision }

type ListChangeResult<C> = {
  /** What `decide` has returned. */
  decided: C
  /** The trace of the document; null when it was not written. */
  trace: Trace | null
  /** Whether other documents get place fields, too. They are known from the sequence alone. */
  hasMovedOthers: boolean
}

/** The sequence lacks a document that is stored, or takes a hidden one for visible. */
export class OutdatedSequenceError extends Error {}

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
  const trace = storedDocument ? await transaction.apply(storedDocument, placedDecision) : null
  const writtenId = trace ? id : undefined
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
  return { decided, trace, hasMovedOthers }
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
