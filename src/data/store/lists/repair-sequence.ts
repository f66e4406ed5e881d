import { isSame } from '../../../lib/same'
import { toDate } from '../../../lib/time'
import { isVisible } from '../../../lib/visibility'
import { isPosition } from '../../accepted-fields'
import type { Fields } from '../../client/document'
import { logFailure } from '../../client/errors'
import { loadFirestore } from '../../client/firebase'
import { documentPath } from '../../document-paths'
import { LIST_NAMES, type ListName } from '../../entities'
import { LEAVE, storeDecision } from '../decision'
import { changeOne, inTransaction } from '../in-transaction'
import { isHalfHidden } from '../same-content'
import type { VersionedTransaction } from '../versioned-transaction'
import {
  completeSequence,
  placeOf,
  positionsIn,
  storedPosition,
  type PositionedItem,
  type Sequence,
} from './sequence'

/** A document of a list, as it is stored. */
type ListedItem = PositionedItem & { createdAt: Date | null }

/**
 * Repairs a sequence: a document that the sequence lacks is inserted where pages show it, the id of one that is gone is left out,
 * one that was hidden or made visible stays where it stood, and every document gets the position that it has in the sequence.
 */
export const repairSequence = (collection: ListName): Promise<void> =>
  logFailure(`${collection}.repairSequence`, async () => {
    const list = await readCompleteList(collection)
    await inTransaction(async (transaction) => {
      const sequence = await transaction.readSequence(collection)
      const known = sequence.places ?? []
      const items = await withNewest(transaction, { collection, list, known })
      const repaired = completeSequence(known, [...items.values()])
      const moved = [...positionsIn(repaired)].filter(
        ([id, position]) => !isSame(position, storedPosition(items.get(id) ?? {})),
      )
      for (const [id, position] of moved)
        transaction.setPosition(documentPath(collection, id), position)
      if (moved.length > 0 || !sequence.places || !isSame(known, repaired))
        sequence.replace(repaired)
    })
  })

/**
 * The documents by id, each as the transaction reads it where that may differ from `list`: the SDK may answer from a live list that
 * does not know the last write yet.
 */
async function withNewest(
  transaction: VersionedTransaction,
  { collection, list, known }: { collection: ListName; list: ListedItem[]; known: Sequence },
): Promise<Map<string, ListedItem>> {
  const items = new Map(list.map((item) => [item.id, item]))
  const isAsKnown = (id: string) => {
    const item = items.get(id)
    return item !== undefined && known.some((place) => isSame(place, placeOf(id, !isVisible(item))))
  }
  const ids = new Set([...known.map(({ id }) => id), ...items.keys()])
  const doubtful = [...ids].filter((id) => !isAsKnown(id))
  // All at once, because after an import the sequence lacks hundreds of documents.
  const stored = await Promise.all(
    doubtful.map((id) => transaction.readFields(documentPath(collection, id))),
  )
  doubtful.forEach((id, index) => {
    const fields = stored[index]
    if (fields) items.set(id, toItem(id, fields))
    else items.delete(id)
  })
  return items
}

const toItem = (id: string, fields: Fields): ListedItem => {
  const { order, hidden, createdAt } = fields as Fields & Omit<PositionedItem, 'id'>
  return { id, order, hidden, createdAt: toDate(createdAt) }
}

/** Reads a list. A document that was hidden by hand and kept its position loses the position first. */
async function readCompleteList(collection: ListName): Promise<ListedItem[]> {
  const list = await readList(collection)
  const halfHidden = list.filter(isHalfHidden)
  for (const { id } of halfHidden)
    await changeOne(documentPath(collection, id), (stored) => {
      if (!stored || !isHalfHidden(stored)) return LEAVE
      const { order, hidden, ...fields } = stored
      return storeDecision({ ...fields, hidden: [hidden, order].find(isPosition) ?? 1 })
    })
  return halfHidden.length > 0 ? readList(collection) : list
}

async function readList(collection: ListName): Promise<ListedItem[]> {
  const { sdk, db } = await loadFirestore()
  const { docs } = await sdk.getDocsFromServer(sdk.query(sdk.collection(db, collection)))
  return docs.map((document) => toItem(document.id, document.data()))
}

/**
 * Repairs each list after changes by hand. While the dashboard listens to the lists and nothing is to repair, that costs two reads:
 * those of the sequences.
 */
export async function repairSequences(): Promise<void> {
  for (const collection of LIST_NAMES) await repairSequence(collection)
}
