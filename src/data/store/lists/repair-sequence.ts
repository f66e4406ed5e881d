import { isSame } from '../../../lib/same'
import { toDate } from '../../../lib/time'
import { isVisible } from '../../../lib/visibility'
import type { Fields } from '../../client/document'
import { logFailure } from '../../client/errors'
import { loadFirestore } from '../../client/firebase'
import { readFromServer } from '../../client/read-from-server'
import { documentPath } from '../../document-paths'
import { LIST_NAMES, type ListName } from '../../entities'
import {
  completeSequence,
  isListNumber,
  placeFieldsIn,
  placeOf,
  storedPlaceFields,
  type PlacedItem,
  type Sequence,
} from '../shared/sequence'
import { LEAVE, storeDecision } from '../transaction/decision'
import { inTransaction, writeOne } from '../transaction/in-transaction'
import { isHalfHidden } from '../transaction/same-content'
import type { VersionedTransaction } from '../transaction/versioned-transaction'

/** A document of a list, as it is stored. */
type ListedItem = PlacedItem & { createdAt: Date | null }

/**
 * Repairs the sequence of a list:
 * - A document that the sequence lacks is inserted where pages show it.
 * - The id of a document that is gone is left out.
 * - A document that was hidden or made visible stays where it stood.
 *
 * Every document then gets the position that it has in the sequence.
 */
export const repairSequence = (collection: ListName): Promise<void> =>
  logFailure(`${collection}.repairSequence`, async () => {
    const list = await readCompleteList(collection)
    await inTransaction(async (transaction) => {
      const { sequence: storedSequence, replace } = await transaction.readSequence(collection)
      const oldSequence = storedSequence ?? []
      const items = await newestItems(transaction, { collection, list, oldSequence })
      const repairedSequence = completeSequence(oldSequence, [...items.values()])
      const newPlaceFields = [...placeFieldsIn(repairedSequence)].filter(
        ([id, fields]) => !isSame(fields, storedPlaceFields(items.get(id) ?? {})),
      )
      for (const [id, fields] of newPlaceFields)
        transaction.setPlaceFields(documentPath(collection, id), fields)
      const isStoredAsRepaired = isSame(storedSequence, repairedSequence)
      if (newPlaceFields.length > 0 || !isStoredAsRepaired) replace(repairedSequence)
    })
  })

/**
 * The documents of a list by id. The SDK may have read them from a live list that lacks the last write. So the
 * transaction reads each document again that differs from its place in the sequence.
 */
async function newestItems(
  transaction: VersionedTransaction,
  {
    collection,
    list,
    oldSequence,
  }: { collection: ListName; list: ListedItem[]; oldSequence: Sequence },
): Promise<Map<string, ListedItem>> {
  const items = new Map(list.map((item) => [item.id, item]))
  const isInItsPlace = (id: string) => {
    const item = items.get(id)
    return (
      item !== undefined &&
      oldSequence.some((place) => isSame(place, placeOf(id, !isVisible(item))))
    )
  }
  const ids = new Set([...oldSequence.map(({ id }) => id), ...items.keys()])
  const doubtfulIds = [...ids].filter((id) => !isInItsPlace(id))
  // All at once, because after an import the sequence lacks hundreds of documents.
  const fieldsOfDoubtful = await Promise.all(
    doubtfulIds.map((id) => transaction.readFields(documentPath(collection, id))),
  )
  doubtfulIds.forEach((id, index) => {
    const fields = fieldsOfDoubtful[index]
    if (fields) items.set(id, toItem(id, fields))
    else items.delete(id)
  })
  return items
}

function toItem(id: string, fields: Fields): ListedItem {
  const { order, hidden, createdAt } = fields as Fields & Omit<PlacedItem, 'id'>
  return { id, order, hidden, createdAt: toDate(createdAt) }
}

/** Reads a list. First removes the position of each document that was hidden by hand and kept it. */
async function readCompleteList(collection: ListName): Promise<ListedItem[]> {
  const list = await readList(collection)
  const halfHidden = list.filter(isHalfHidden)
  for (const { id } of halfHidden)
    await writeOne(documentPath(collection, id), (stored) => {
      if (!stored || !isHalfHidden(stored)) return LEAVE
      const { order, hidden, ...fields } = stored
      return storeDecision({ ...fields, hidden: [hidden, order].find(isListNumber) ?? 1 })
    })
  return halfHidden.length > 0 ? readList(collection) : list
}

async function readList(collection: ListName): Promise<ListedItem[]> {
  const handle = await loadFirestore()
  const { sdk, db } = handle
  const all = sdk.collection(db, collection)
  const { docs } = await readFromServer(handle, () => sdk.getDocsFromServer(all))
  return docs.map((document) => toItem(document.id, document.data()))
}

/**
 * Repairs each list after changes by hand. While the dashboard listens to the lists and nothing is wrong, it costs two
 * reads.
 */
export async function repairSequences(): Promise<void> {
  for (const collection of LIST_NAMES) await repairSequence(collection)
}
