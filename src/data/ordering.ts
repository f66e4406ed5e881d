import type { DocumentReference, Transaction } from 'firebase/firestore'
import { move, renumber, repairOrder } from '../lib/order'
import { isSame } from '../lib/same'
import { codeOf, logged } from './errors'
import { writing, type WritingHandle } from './firebase'
import { readDate } from './parse'

/** As much of a listed document as its place in the list needs. */
export type Placed = { id: string; order: number; createdAt: Date | null; updatedAt?: Date | null }

/** The list changed on the server between reading and writing; worked out again from a fresh list. */
class StaleListError extends Error {}

/** Attempts with a fresh list before giving up: far above what two administrators can cause. */
const ATTEMPTS = 30
/** Refusals of an unchanged list before they count as the rules' own word. */
const REFUSALS = 3
/** The SDK's own retries of one transaction while others hold its documents. */
const MAX_ATTEMPTS = 20

type Plan = {
  /** Every id in its new sequence; documents get `order` 1..n by it. */
  sequence: string[]
  /** Documents that leave the list in the same transaction. */
  removed?: string[]
  /** Further writes of the same transaction, for example the document that is added. */
  write?: (transaction: Transaction, handle: WritingHandle, orderOf: (id: string) => number) => void
  /** Documents that are new: they are written by `write` and must not be read as part of the list. */
  added?: string[]
}

async function freshList({ sdk, db }: WritingHandle, name: string): Promise<Placed[]> {
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
 * Changes the sequence of a collection in one transaction, so that `order` stays 1..n whatever happens at the same
 * time. Touches `order` and `updatedAt` of the documents that change place, and nothing else.
 * @param plan works the new sequence out from the current one; called again when the list was stale
 * @param known the list as the screen shows it, which saves a read when nobody else is editing
 */
export function changeSequence(name: string, plan: (list: Placed[]) => Plan, known?: readonly Placed[]): Promise<void> {
  return logged(`${name}.changeSequence`, async () => {
    const handle = await writing()
    // Of an empty list nothing tells whether it is still empty.
    let list = known && known.length > 0 ? repairOrder(known) : await freshList(handle, name)
    let refusals = 0
    for (let attempt = 1; ; attempt += 1) {
      try {
        await commit(handle, name, list, plan(list))
        return
      } catch (error) {
        if (!isPerhapsStale(error) || attempt === ATTEMPTS) throw error
        const fresh = await freshList(handle, name)
        // Refused although nothing moved meanwhile. Once may be a list that lags behind: the SDK answers two questions for
        // the same list from one stream.
        refusals = error instanceof StaleListError || !isSame(placesOf(fresh), placesOf(list)) ? 0 : refusals + 1
        if (refusals === REFUSALS) throw error
        list = fresh
      }
    }
  })
}

/** The rules cannot judge a change of a document that was deleted a moment ago, and answer with a refusal. */
const isPerhapsStale = (error: unknown) => error instanceof StaleListError || codeOf(error) === 'permission-denied'

const placesOf = (list: readonly Placed[]) => list.map(({ id, order }) => [id, order])

async function commit(handle: WritingHandle, name: string, list: Placed[], plan: Plan): Promise<void> {
  const { sdk, db } = handle
  const storedOrder = new Map(list.map((item) => [item.id, item.order]))
  const newOrder = new Map(
    renumber(plan.sequence.map((id) => ({ id, order: storedOrder.get(id) }))).map(({ id, order }) => [id, order]),
  )
  const added = new Set(plan.added ?? [])
  const removed = plan.removed ?? []
  const changed = [...newOrder.keys()].filter((id) => !added.has(id))
  // Who adds at the end changes nobody's place: touching the last document keeps two adders from taking one place.
  const last = list.at(-1)
  const touched = added.size > 0 && changed.length === 0 && last !== undefined ? [last.id] : changed
  // A document that was added behind this list is in nobody's way, and only its neighbour's date tells of it.
  const guard = added.size > 0 || removed.length > 0 ? last : undefined
  const isNewer = (at: Date | null, known: Date | null | undefined) =>
    known !== undefined && at?.getTime() !== known?.getTime()
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
        const isGoneAlready = !snapshot.exists() && removed.includes(id)
        // Not `!==`: a document without an order has none here either, and gets one.
        if (!isGoneAlready && (!snapshot.exists() || !Object.is(Number(snapshot.get('order')), storedOrder.get(id))))
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

/** Moves one document to a 1-based place. A document that is gone meanwhile changes nothing. */
export function moveTo(name: string, id: string, place: number, known?: readonly Placed[]): Promise<void> {
  return changeSequence(
    name,
    (list) => {
      const from = list.findIndex((item) => item.id === id)
      const moved = from < 0 ? list : move(list, from, place - 1)
      return { sequence: moved.map((item) => item.id) }
    },
    known,
  )
}
