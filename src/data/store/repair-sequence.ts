import { isSame } from '../../lib/same'
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
import { completeSequence, type PositionedItem } from './sequence'
import { changeOne, inTransaction, type Transaction } from './transaction'

/**
 * Repairs a sequence: a visible document that the sequence lacks is inserted where pages show it, the id of a document that is gone
 * is left out, and every document gets the position that it has in the sequence.
 */
export const repairSequence = (collection: ListName): Promise<void> =>
  logFailure(`${collection}.repairSequence`, async () => {
    const listed = new Map(
      (await readList(collection)).filter(isVisible).map((item) => [item.id, item]),
    )
    await inTransaction(async (transaction) => {
      const sequence = await transaction.readSequence(collection)
      const known = sequence.ids ?? []
      const unlisted = known.filter((id) => !listed.has(id))
      const strays = [...listed.keys()].filter((id) => !known.includes(id))
      const visible = [
        ...known.flatMap((id) => listed.get(id) ?? []),
        ...(await readVisible(transaction, collection, [...unlisted, ...strays])),
      ]
      const ids = completeSequence(known, visible)
      const orderOf = new Map(visible.map(({ id, order }) => [id, order]))
      const moved = ids.filter((id, index) => orderOf.get(id) !== index + 1)
      moved.forEach((id) =>
        transaction.setPosition(documentPath(collection, id), ids.indexOf(id) + 1),
      )
      if (moved.length > 0 || !sequence.ids || !isSame(known, ids)) sequence.replace(ids)
    })
  })

/**
 * The documents with these ids that are stored and visible, as the transaction reads them. The list that `repairSequence` has
 * read may be older: the SDK may answer from a live list that does not know the last write yet.
 */
async function readVisible(
  transaction: Transaction,
  collection: ListName,
  ids: string[],
): Promise<ListedItem[]> {
  const stored = await Promise.all(
    ids.map((id) => transaction.readFields(documentPath(collection, id))),
  )
  return ids
    .flatMap((id, index) => (stored[index] ? [toItem(id, stored[index])] : []))
    .filter(isVisible)
}

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

type ListedItem = PositionedItem & { createdAt: Date | null }

function toItem(id: string, fields: Fields): ListedItem {
  const { order, hidden, createdAt } = fields as Fields & Omit<PositionedItem, 'id'>
  return { id, order, hidden, createdAt: toDate(createdAt) }
}

async function readList(collection: ListName): Promise<ListedItem[]> {
  const { sdk, db } = await loadFirestore()
  const { docs } = await sdk.getDocsFromServer(sdk.query(sdk.collection(db, collection)))
  return docs.map((document) => toItem(document.id, document.data()))
}
