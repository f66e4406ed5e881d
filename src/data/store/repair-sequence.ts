import { isSame } from '../../lib/same'
import { inOrder } from '../../lib/sorting'
import { toDate } from '../../lib/time'
import { isVisible } from '../../lib/visibility'
import { isPosition } from '../accepted-fields'
import type { Fields } from '../client/document'
import { logFailure } from '../client/errors'
import { loadFirestore } from '../client/firebase'
import { documentPath } from '../document-paths'
import { LIST_NAMES, type ListName } from '../entities'
import { LEAVE, storeDecision } from './decision'
import { isHalfHidden } from './same-content'
import { putAtPosition, type PositionedItem } from './sequence'
import { changeOne, inTransaction, type Transaction } from './transaction'

/**
 * Repairs a sequence: a visible document that the sequence lacks is inserted at its stored position, the id of a document that
 * is gone is left out, and every document gets the position that it has in the sequence.
 */
export const repairSequence = (collection: ListName): Promise<void> =>
  logFailure(`${collection}.repairSequence`, async () => {
    const list = await readList(collection)
    const visible = inOrder(list).filter(isVisible)
    await inTransaction(async (transaction) => {
      const sequence = await transaction.readSequence(collection)
      const known = sequence.ids ?? []
      const orderOf = new Map(visible.map(({ id, order }) => [id, order]))
      const stillVisible = (ids: string[]) => visibleOf(transaction, collection, ids)
      const notInRead = await stillVisible(known.filter((id) => !orderOf.has(id)))
      const strays = await stillVisible([...orderOf.keys()].filter((id) => !known.includes(id)))
      const remaining = known.filter((id) => orderOf.has(id) || notInRead.includes(id))
      const ids = strays.reduce(
        (all, id) => putAtPosition(all, id, positionOf(orderOf.get(id))),
        remaining,
      )
      const moved = ids.filter((id, index) => orderOf.get(id) !== index + 1)
      moved.forEach((id) =>
        transaction.setPosition(documentPath(collection, id), ids.indexOf(id) + 1),
      )
      if (moved.length > 0 || !sequence.ids || !isSame(known, ids)) sequence.replace(ids)
    })
  })

/**
 * Filters these ids to those that are stored and visible, as the transaction reads them. The list that `repairSequence` has
 * read may be older: the SDK may answer from a live list that does not know the last write yet.
 */
async function visibleOf(
  transaction: Transaction,
  collection: ListName,
  ids: string[],
): Promise<string[]> {
  const stored = await Promise.all(
    ids.map((id) => transaction.readFields(documentPath(collection, id))),
  )
  return ids.filter((_, index) => {
    const fields = stored[index]
    return fields !== undefined && isVisible(fields)
  })
}

/** The stored position. Anything else comes after all positions. */
const positionOf = (order: unknown): number =>
  typeof order === 'number' && order >= 1 ? order : Infinity

/** Takes the position from documents that were hidden by hand and kept it. */
const completeHiding = (collection: ListName): Promise<void> =>
  logFailure(`${collection}.completeHiding`, async () => {
    for (const { id } of (await readList(collection)).filter(isHalfHidden))
      await changeOne(documentPath(collection, id), (stored) => {
        if (!stored || !isHalfHidden(stored)) return LEAVE
        const { order, hidden, ...fields } = stored
        return storeDecision({ ...fields, hidden: [hidden, order].find(isPosition) ?? 1 })
      })
  })

/**
 * Repairs each list after changes by hand, also of what is hidden. While the dashboard listens to the lists and nothing is to
 * repair, that costs two reads: those of the sequences.
 */
export async function repairSequences(): Promise<void> {
  for (const collection of LIST_NAMES) await repairSequence(collection)
  for (const collection of LIST_NAMES) await completeHiding(collection)
}

async function readList(
  collection: ListName,
): Promise<(PositionedItem & { createdAt: Date | null })[]> {
  const { sdk, db } = await loadFirestore()
  const { docs } = await sdk.getDocsFromServer(sdk.query(sdk.collection(db, collection)))
  return docs.map((document) => {
    const { order, hidden, createdAt } = document.data() as Fields & Omit<PositionedItem, 'id'>
    return { id: document.id, order, hidden, createdAt: toDate(createdAt) }
  })
}
