import type { DocumentReference, Transaction } from 'firebase/firestore'
import { move, renumber, repairOrder } from '../lib/order'
import { isSame } from '../lib/same'
import { codeOf, logged } from './errors'
import { writing, type WritingHandle } from './firebase'
import { readDate } from './parse'

/** The fields that decide a document's position. */
export type OrderedDocument = { id: string; order: number; createdAt: Date | null; updatedAt?: Date | null }

/** The list changed on the server since it was read. */
class StaleListError extends Error {}

/** Attempts with a fresh list before giving up; far more than two administrators can cause. */
const ATTEMPTS = 30
/** Refusals of an unchanged list before they are reported. */
const REFUSALS = 3
const MAX_ATTEMPTS = 20

/** A document, with the paths of the pictures under it. */
type WithPictures = { id: string; pictures: readonly string[] }

type Plan = {
  /** All ids in the new sequence; they get `order` 1..n. */
  sequence: string[]
  /** The document to delete. */
  removed?: WithPictures
  write?: (transaction: Transaction, handle: WritingHandle, orderOf: (id: string) => number) => void
  added?: WithPictures
}

async function freshList({ sdk, db }: WritingHandle, name: string): Promise<OrderedDocument[]> {
  const all = await sdk.getDocsFromServer(sdk.collection(db, name))
  return repairOrder(
    all.docs.map((doc) => ({
      id: doc.id,
      order: Number(doc.get('order')),
      createdAt: readDate(doc.get('createdAt')),
      updatedAt: readDate(doc.get('updatedAt')),
    })),
  )
}

/**
 * Changes the sequence of a collection in one transaction, so that `order` stays 1..n under concurrent edits. Writes
 * `order` and `updatedAt` of the documents whose position changes.
 * @param plan creates the new sequence; called again with a fresh list when the list was stale
 * @param lastSeen the list on the screen, which saves a read
 */
export function changeSequence(
  name: string,
  plan: (list: OrderedDocument[]) => Plan,
  lastSeen?: readonly OrderedDocument[],
): Promise<void> {
  return logged(`${name}.changeSequence`, async () => {
    const handle = await writing()
    // An empty list has no document whose version could be checked, so read it again.
    let list = lastSeen && lastSeen.length > 0 ? repairOrder(lastSeen) : await freshList(handle, name)
    let refusals = 0
    for (let attempt = 1; ; attempt += 1) {
      try {
        await commit(handle, name, list, plan(list))
        return
      } catch (error) {
        if (!isPerhapsStale(error) || attempt === ATTEMPTS) throw error
        const fresh = await freshList(handle, name)
        // The first fresh list may be outdated too, because the SDK answers two equal queries from one stream.
        refusals = error instanceof StaleListError || !isSame(ordersOf(fresh), ordersOf(list)) ? 0 : refusals + 1
        if (refusals === REFUSALS) throw error
        list = fresh
      }
    }
  })
}

/** The rules refuse to update a document that was just deleted. */
const isPerhapsStale = (error: unknown) => error instanceof StaleListError || codeOf(error) === 'permission-denied'

const ordersOf = (list: readonly OrderedDocument[]) => list.map(({ id, order }) => [id, order])

async function commit(handle: WritingHandle, name: string, list: OrderedDocument[], plan: Plan): Promise<void> {
  const { sdk, db } = handle
  const keep = await handle.versions.keeper(handle)
  const storedOrder = new Map(list.map((item) => [item.id, item.order]))
  const newOrder = new Map(
    renumber(plan.sequence.map((id) => ({ id, order: storedOrder.get(id) }))).map(({ id, order }) => [id, order]),
  )
  const { removed, added } = plan
  const changed = [...newOrder.keys()].filter((id) => id !== added?.id)
  // Adding at the end changes no other position. Touching the last document makes concurrent additions conflict.
  const last = list.at(-1)
  const touched = added && changed.length === 0 && last !== undefined ? [last.id] : changed
  // A document added after this list was read is only visible in the `updatedAt` of its neighbour.
  const guard = added || removed ? last : undefined
  const isNewer = (at: Date | null, seen: Date | null | undefined) =>
    seen !== undefined && at?.getTime() !== seen?.getTime()
  const refOf = (id: string): DocumentReference => sdk.doc(db, name, id)

  await sdk.runTransaction(
    db,
    async (transaction) => {
      const read = (refs: DocumentReference[]) => Promise.all(refs.map((ref) => transaction.get(ref)))
      const seen = new Set([...touched, ...(removed ? [removed.id] : []), ...(guard ? [guard.id] : [])])
      const [taken, stored, found] = await Promise.all([
        read(added ? [refOf(added.id)] : []),
        read([...seen].map(refOf)),
        read([...(removed?.pictures ?? []), ...(added?.pictures ?? [])].map((path) => sdk.doc(db, path))),
      ])
      if (taken.some((snapshot) => snapshot.exists())) throw new StaleListError()
      for (const snapshot of stored) {
        const { id } = snapshot
        if (id === guard?.id && snapshot.exists() && isNewer(readDate(snapshot.get('updatedAt')), guard.updatedAt))
          throw new StaleListError()
        const isDeletedAlready = !snapshot.exists() && removed?.id === id
        // Object.is treats two missing orders (NaN) as equal.
        if (!isDeletedAlready && (!snapshot.exists() || !Object.is(Number(snapshot.get('order')), storedOrder.get(id))))
          throw new StaleListError()
      }
      plan.write?.(transaction, handle, (id) => newOrder.get(id) ?? list.length)
      // A document that was deleted by hand leaves its pictures, which an added one replaces.
      const pictures = found.filter((picture) => picture.exists())
      const gone = stored.find(({ id }) => id === removed?.id)
      const owner = removed ?? added
      if (owner)
        keep(
          transaction,
          refOf(owner.id).path,
          gone?.data(),
          Object.fromEntries(pictures.map((one) => [one.id, one.data()])),
        )
      if (gone) for (const one of [gone, ...pictures]) if (one.exists()) transaction.delete(one.ref)
      for (const id of touched) {
        transaction.update(refOf(id), {
          order: newOrder.get(id) ?? storedOrder.get(id),
          updatedAt: sdk.serverTimestamp(),
        })
      }
    },
    { maxAttempts: MAX_ATTEMPTS },
  )
}

/** Moves one document to a 1-based position. Does nothing when it was deleted. */
export function moveTo(
  name: string,
  id: string,
  position: number,
  lastSeen?: readonly OrderedDocument[],
): Promise<void> {
  return changeSequence(
    name,
    (list) => {
      const from = list.findIndex((item) => item.id === id)
      const moved = from < 0 ? list : move(list, from, position - 1)
      return { sequence: moved.map((item) => item.id) }
    },
    lastSeen,
  )
}

/**
 * Adds one document at a 1-based position, or at the end. Does nothing when it is stored already.
 * @param write stores the document with this `order`, and its pictures
 * @param pictures the paths of those pictures
 */
export function insertAt(
  name: string,
  id: string,
  position: number | null,
  write: (transaction: Transaction, handle: WritingHandle, order: number) => void,
  pictures: readonly string[] = [],
  lastSeen?: readonly OrderedDocument[],
): Promise<void> {
  return changeSequence(
    name,
    (list) => {
      const sequence = list.map((item) => item.id)
      if (sequence.includes(id)) return { sequence }
      sequence.splice(position === null ? sequence.length : position - 1, 0, id)
      return {
        sequence,
        added: { id, pictures },
        write: (transaction, handle, orderOf) => write(transaction, handle, orderOf(id)),
      }
    },
    lastSeen,
  )
}
