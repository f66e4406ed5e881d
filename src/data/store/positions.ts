import { isSame } from '../../lib/same'
import type { Fields } from '../client/document'
import { codeOf, DataError, GoneError, logFailure } from '../client/errors'
import { documentPath } from '../document-paths'
import { CONTENT, type ListName } from '../entities'
import { DELETE, LEAVE, storeDecision, type Decision } from './decision'
import { repairSequence } from './repair-sequence'
import { putAtPosition, withoutId, type PositionedItem } from './sequence'
import { inTransaction, NO_TRACE, type Trace, type Transaction } from './transaction'

/*
 * How positions work:
 * 1. The document `lists/{name}` has the ids of the visible documents in their sequence. Every change reads and replaces it, so
 *    that the second of two changes at once is worked out again.
 * 2. In the same transaction each document whose position has changed gets the new one.
 * 3. `repairSequence` repairs the sequence after somebody has added, hidden or deleted a document without the dashboard: when the
 *    dashboard opens, and when a change finds the difference.
 */

/** The list and the document for which a plan is made. */
type ListState = {
  /** The sequence of the visible documents. */
  ids: string[]
  /** The document that may change with the sequence, as it is stored. */
  stored: Fields | undefined
  /** Stands for the time at which the server takes the write. */
  serverTime: unknown
}

/** A new sequence, and the decision about the document that is changed. */
type Plan = { ids: string[]; decision?: Decision }

/** The list, products or team, and the document that changes with its sequence. */
type ListTarget = { collection: ListName; id?: string }

/** The sequence lacks a document that is stored. */
class OutdatedSequenceError extends Error {}

/** Whether this says that the sequence no longer matches the documents: it lacks one, or names one that is gone. */
const isOutdated = (error: unknown): boolean =>
  error instanceof OutdatedSequenceError ||
  ['not-found', 'permission-denied'].includes(codeOf(error))

/** The plan that was carried out, and the trace of the changed document. */
type ArrangeResult<P> = { trace: Trace; plan: P }

/**
 * Gives the visible documents of a list the positions 1..n in one transaction.
 * @param makePlan called again when another device was faster
 */
export const arrange = <P extends Plan>(
  target: ListTarget,
  makePlan: (found: ListState) => P,
): Promise<ArrangeResult<P>> =>
  logFailure(`${target.collection}.arrange`, async () => {
    const arrangeNow = () =>
      inTransaction((transaction) => arrangeIn(transaction, target, makePlan))
    try {
      return await arrangeNow()
    } catch (error) {
      if (!isOutdated(error)) throw error
      await repairSequence(target.collection)
      return arrangeNow()
    }
  })

async function arrangeIn<P extends Plan>(
  transaction: Transaction,
  { collection, id }: ListTarget,
  makePlan: (found: ListState) => P,
): Promise<ArrangeResult<P>> {
  const sequence = await transaction.readSequence(collection)
  if (!sequence.ids) throw new OutdatedSequenceError()
  const before = sequence.ids
  const stored =
    id === undefined ? undefined : await transaction.readDocument(documentPath(collection, id))
  const { serverTime } = transaction
  const plan = makePlan({ ids: before, stored: stored?.fields, serverTime })
  const { ids, decision = LEAVE } = plan
  if (ids.length > Math.max(CONTENT[collection].max, before.length))
    throw new DataError('full', 'The list is full')
  const position = ids.findIndex((other) => other === id) + 1
  const change = stored && (await transaction.change(stored, atPosition(decision, position)))
  const writtenId = change?.isWritten ? id : undefined
  // Leaves out an id that is neither in the sequence nor written now: another device has deleted its document.
  const after = ids.filter((other) => before.includes(other) || other === writtenId)
  after.forEach((other, index) => {
    // `transaction.change` has already written the position of this document.
    if (other !== writtenId && before[index] !== other)
      transaction.setPosition(documentPath(collection, other), index + 1)
  })
  if (!isSame(before, after)) sequence.replace(after)
  return { plan, trace: change?.trace ?? NO_TRACE }
}

/** A document that is stored in the sequence gets its position there. */
const atPosition = (decision: Decision, position: number): Decision =>
  decision.kind === 'store' && position > 0
    ? { ...decision, fields: { ...decision.fields, order: position } }
    : decision

type NewDocument = { id: string; fieldsAt: (position: number) => Fields; largeImage?: string }

/** Adds a document at the end, once for each id: an earlier attempt may have arrived without an answer. */
export const addTo = (
  collection: ListName,
  { id, fieldsAt, largeImage }: NewDocument,
): Promise<unknown> =>
  arrange({ collection, id }, ({ ids, stored, serverTime }) => {
    if (stored) return { ids }
    const others = withoutId(ids, id)
    const fields = { id, createdAt: serverTime, ...fieldsAt(others.length + 1) }
    return { ids: [...others, id], decision: storeDecision(fields, largeImage) }
  })

/**
 * Moves a document to a 1-based position. A move is its own undo and leaves no version. Resolves with false when the document was
 * hidden, because then it has no position.
 * @throws GoneError when it was deleted
 */
export async function moveTo(collection: ListName, id: string, position: number): Promise<boolean> {
  const { plan } = await arrange({ collection, id }, ({ ids, stored }) => {
    if (!stored) throw new GoneError(documentPath(collection, id))
    if ('hidden' in stored) return { ids: withoutId(ids, id), isMoved: false }
    if (!ids.includes(id)) throw new OutdatedSequenceError(id)
    return { ids: putAtPosition(ids, id, position), isMoved: true }
  })
  return plan.isMoved
}

/** Deletes a document. Returns the id of its version, with which `takeBackChange` stores it again. */
export async function deleteFrom(collection: ListName, id: string): Promise<string | null> {
  const plan = ({ ids }: ListState): Plan => ({ ids: withoutId(ids, id), decision: DELETE })
  return (await arrange({ collection, id }, plan)).trace.versionId
}

/** Takes a document off the pages, or puts it back at its position. @throws GoneError when it was deleted */
export async function setHidden(
  collection: ListName,
  { id, hidden: position = 1 }: Pick<PositionedItem, 'id' | 'hidden'>,
  isHidden: boolean,
): Promise<string | null> {
  const plan = ({ ids, stored }: ListState): Plan => {
    if (!stored) throw new GoneError(documentPath(collection, id))
    return isHidden ? hidePlan(id, { ids, stored }) : unhidePlan(id, position, { ids, stored })
  }
  return (await arrange({ collection, id }, plan)).trace.versionId
}

/** The sequence, and a document that is stored. */
type StoredListState = { ids: string[]; stored: Fields }

function hidePlan(id: string, { ids, stored }: StoredListState): Plan {
  const left = withoutId(ids, id)
  if ('hidden' in stored) return { ids: left }
  // A document that the sequence lacks has no position to which it could return.
  if (!ids.includes(id)) throw new OutdatedSequenceError(id)
  const { order: _, ...fields } = stored
  return { ids: left, decision: storeDecision({ ...fields, hidden: ids.indexOf(id) + 1 }) }
}

function unhidePlan(id: string, position: number, { ids, stored }: StoredListState): Plan {
  if (!('hidden' in stored)) return { ids }
  const { hidden: _, ...fields } = stored
  const visible = ids.includes(id) ? ids : putAtPosition(ids, id, position)
  return { ids: visible, decision: storeDecision(fields) }
}
