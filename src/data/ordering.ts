import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase/firestore'
import { move, renumber, repairOrder } from '../lib/order'
import { isSame } from '../lib/same'
import { codeOf, logged } from './errors'
import { writing, type WritingHandle } from './firebase'
import { readDate, type Fields } from './parse'

/** The fields that decide a document's position. */
export type OrderedDocument = { id: string; order: number; createdAt: Date | null; updatedAt?: Date | null }

/** The list changed on the server since it was read. */
class StaleListError extends Error {}

/** Attempts with a fresh list before giving up. With 20 people at once, some needed 40. */
const ATTEMPTS = 200
/** Refusals of an unchanged list before they are reported. */
const REFUSALS = 3
const MAX_ATTEMPTS = 20
/** The pause before the next attempt with an unchanged list: the stream that answers may be behind the database. */
const STREAM_BEHIND_MS = 100

/** A document, with the paths of the pictures under it. */
type WithPictures = { id: string; pictures: readonly string[] }

type Plan = {
  /** All ids in the new sequence; they get `order` 1..n. */
  sequence: string[]
  /** The document to delete. `check` receives what is stored of it and may throw. */
  removed?: WithPictures
  check?: (stored: Fields | undefined) => void
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
 * `order` and `updatedAt` of the documents whose position changes, and of the last one.
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
        const isUnchanged = isSame(statesOf(fresh), statesOf(list))
        refusals = error instanceof StaleListError || !isUnchanged ? 0 : refusals + 1
        if (refusals === REFUSALS) throw error
        if (isUnchanged) await new Promise((resolve) => setTimeout(resolve, STREAM_BEHIND_MS))
        list = fresh
      }
    }
  })
}

/** The rules refuse to update a document that was just deleted, or to delete one that was just written. */
const isPerhapsStale = (error: unknown) =>
  error instanceof StaleListError || ['permission-denied', 'not-found'].includes(codeOf(error))

const statesOf = (list: readonly OrderedDocument[]) =>
  list.map(({ id, order, updatedAt }) => [id, order, updatedAt?.getTime()])

async function commit(handle: WritingHandle, name: string, list: OrderedDocument[], plan: Plan): Promise<void> {
  const { sdk, db } = handle
  const keep = await handle.versions.keeper(handle)
  const storedOrder = new Map(list.map((item) => [item.id, item.order]))
  const newOrder = new Map(
    renumber(plan.sequence.map((id) => ({ id, order: storedOrder.get(id) }))).map(({ id, order }) => [id, order]),
  )
  const { removed, added } = plan
  const changed = [...newOrder.keys()].filter((id) => id !== added?.id)
  const refOf = (id: string): DocumentReference => sdk.doc(db, name, id)
  // Every change of the sequence also writes the last document, so reading that one finds any change since the list was
  // read, and concurrent changes conflict. Reading all would take a request for each document.
  const last = list.at(-1)
  const touched = new Set([...changed, ...(last && last.id !== removed?.id ? [last.id] : [])])

  await sdk.runTransaction(
    db,
    async (transaction) => {
      const read = (refs: DocumentReference[]) => Promise.all(refs.map((ref) => transaction.get(ref)))
      const [guards, [gone], [taken], found] = await Promise.all([
        read(last ? [refOf(last.id)] : []),
        read(removed ? [refOf(removed.id)] : []),
        read(added ? [refOf(added.id)] : []),
        read([...(removed?.pictures ?? []), ...(added?.pictures ?? [])].map((path) => sdk.doc(db, path))),
      ])
      if (taken?.exists() || (last && !guards.some((guard) => isAsSeen(guard, last)))) throw new StaleListError()
      // Only now, because an outdated list may already be in the sequence that a move asks for.
      if (changed.length === 0 && !removed && !added) return
      plan.check?.(gone?.data())
      plan.write?.(transaction, handle, (id) => newOrder.get(id) ?? list.length)
      // A document that was deleted by hand leaves its pictures, which an added one replaces.
      const pictures = found.filter((picture) => picture.exists())
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

/** Whether a document is stored as it was in the list. */
function isAsSeen(snapshot: DocumentSnapshot, seen: OrderedDocument): boolean {
  if (!snapshot.exists()) return false
  const isSameTime =
    seen.updatedAt === undefined || readDate(snapshot.get('updatedAt'))?.getTime() === seen.updatedAt?.getTime()
  // Object.is treats two missing orders (NaN) as equal.
  return isSameTime && Object.is(Number(snapshot.get('order')), seen.order)
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
 * Adds one document at a 1-based position, or at the end. Does nothing and resolves with false when it is stored already.
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
): Promise<boolean> {
  let isNew = false
  return changeSequence(
    name,
    (list) => {
      const sequence = list.map((item) => item.id)
      isNew = !sequence.includes(id)
      if (!isNew) return { sequence }
      sequence.splice(position === null ? sequence.length : position - 1, 0, id)
      return {
        sequence,
        added: { id, pictures },
        write: (transaction, handle, orderOf) => write(transaction, handle, orderOf(id)),
      }
    },
    lastSeen,
  ).then(() => isNew)
}
