import type { DocumentReference, Transaction } from 'firebase/firestore'
import { move, renumber, repairOrder } from '../lib/order'
import { isSame } from '../lib/same'
import { codeOf, logged } from './errors'
import { writing, type WritingHandle } from './firebase'
import { readDate } from './parse'

/** The part of a listed document that decides its position. */
export type OrderedDocument = { id: string; order: number; createdAt: Date | null; updatedAt?: Date | null }

/** The list changed on the server between reading and writing. The plan is made again from a fresh list. */
class StaleListError extends Error {}

/** Attempts with a fresh list before giving up: far above what two administrators can cause. */
const ATTEMPTS = 30
/** Refusals of an unchanged list before they count as the rules' answer. */
const REFUSALS = 3
/** The SDK's own retries of one transaction while others hold its documents. */
const MAX_ATTEMPTS = 20

type Plan = {
  /** Every id in its new sequence; documents get `order` 1..n by it. */
  sequence: string[]
  /** Documents that are deleted in the same transaction. */
  removed?: string[]
  /** Further writes of the same transaction, for example the document that is added. */
  write?: (transaction: Transaction, handle: WritingHandle, orderOf: (id: string) => number) => void
  /** Documents that are new: they are written by `write` and must not be read as part of the list. */
  added?: string[]
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
 * `order` and `updatedAt` of the documents whose position changes, and nothing else.
 * @param plan makes the new sequence from the current one; called again when the list was stale
 * @param lastSeen the list as the screen shows it, which saves a read when nobody else is editing
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
        // Refused although nothing moved. The first time the fresh list may lag behind, because the SDK answers two queries
        // for the same list from one stream.
        refusals = error instanceof StaleListError || !isSame(ordersOf(fresh), ordersOf(list)) ? 0 : refusals + 1
        if (refusals === REFUSALS) throw error
        list = fresh
      }
    }
  })
}

/** The rules cannot judge a change of a document that was deleted a moment ago, and answer with a refusal. */
const isPerhapsStale = (error: unknown) => error instanceof StaleListError || codeOf(error) === 'permission-denied'

const ordersOf = (list: readonly OrderedDocument[]) => list.map(({ id, order }) => [id, order])

async function commit(handle: WritingHandle, name: string, list: OrderedDocument[], plan: Plan): Promise<void> {
  const { sdk, db } = handle
  const storedOrder = new Map(list.map((item) => [item.id, item.order]))
  const newOrder = new Map(
    renumber(plan.sequence.map((id) => ({ id, order: storedOrder.get(id) }))).map(({ id, order }) => [id, order]),
  )
  const added = new Set(plan.added ?? [])
  const removed = plan.removed ?? []
  const changed = [...newOrder.keys()].filter((id) => !added.has(id))
  // Adding at the end changes no other position. Touching the last document keeps two writers from taking the same one.
  const last = list.at(-1)
  const touched = added.size > 0 && changed.length === 0 && last !== undefined ? [last.id] : changed
  // A document that was added after this list was read shows only in the date of its neighbour.
  const guard = added.size > 0 || removed.length > 0 ? last : undefined
  const isNewer = (at: Date | null, seen: Date | null | undefined) =>
    seen !== undefined && at?.getTime() !== seen?.getTime()
  const refOf = (id: string): DocumentReference => sdk.doc(db, name, id)

  await sdk.runTransaction(
    db,
    async (transaction) => {
      for (const id of added) {
        if ((await transaction.get(refOf(id))).exists()) throw new StaleListError()
      }
      for (const id of new Set([...touched, ...removed, ...(guard ? [guard.id] : [])])) {
        const snapshot = await transaction.get(refOf(id))
        if (id === guard?.id && snapshot.exists() && isNewer(readDate(snapshot.get('updatedAt')), guard.updatedAt))
          throw new StaleListError()
        const isDeletedAlready = !snapshot.exists() && removed.includes(id)
        // Not `!==`: a document without an order has none here either, and gets one.
        if (!isDeletedAlready && (!snapshot.exists() || !Object.is(Number(snapshot.get('order')), storedOrder.get(id))))
          throw new StaleListError()
      }
      plan.write?.(transaction, handle, (id) => newOrder.get(id) ?? list.length)
      for (const id of removed) transaction.delete(refOf(id))
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

/** Moves one document to a position, counted from 1. Changes nothing when it was deleted meanwhile. */
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
