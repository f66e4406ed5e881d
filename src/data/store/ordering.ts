import type { DocumentReference, DocumentSnapshot } from 'firebase/firestore'
import { isShown, move, renumber, repairOrder } from '../../lib/order'
import { isSame } from '../../lib/same'
import { ORDER_MAX } from '../../limits'
import { asAdmin } from '../client/as-admin'
import { codeOf, ListFullError, logged } from '../client/errors'
import { writing, type WritingHandle } from '../client/firebase'
import { readDate, type Fields } from '../content/parse'
import type { Next, Pictures } from './put-document'
import { decodeFields, fetchQuery } from '../client/rest'

/** The fields that decide a document's position. */
export type OrderedDocument = {
  id: string
  order: number
  createdAt: Date | null
  updatedAt?: Date | null
  /** The place to which a hidden document returns. Hidden documents have no order and are in no sequence. */
  hidden?: number | undefined
}

/** The list changed on the server since it was read. */
class StaleListError extends Error {}

/** Attempts with a fresh list before giving up. With 20 people at once, some needed 40. */
const ATTEMPTS = 200
const MAX_ATTEMPTS = 20

type Plan = {
  /** All ids in the new sequence; they get `order` 1..n. */
  sequence: string[]
  /** The document that the same transaction adds, moves, hides or deletes; its state before is kept. */
  changed?: { id: string; next: Next; pictures?: Pictures | undefined }
}

/** Reads a list by REST, because the SDK may answer from the stream of a live list, as before the last write. */
export async function readSequence(name: string): Promise<OrderedDocument[]> {
  const found = await asAdmin((request) =>
    fetchQuery(name, { select: ['order', 'createdAt', 'updatedAt', 'hidden'] }, request),
  )
  return repairOrder(
    found.map((document) => {
      const { order, createdAt, updatedAt, hidden } = decodeFields(document.fields)
      return {
        id: document.name.split('/').at(-1) ?? '',
        order: Number(order),
        createdAt: readDate(createdAt),
        updatedAt: readDate(updatedAt),
        hidden: hidden as number | undefined,
      }
    }),
  )
}

const shown = (list: readonly OrderedDocument[]) => repairOrder(list).filter(isShown)

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
    const seen = shown(lastSeen ?? [])
    let list = seen.length > 0 ? seen : shown(await readSequence(name))
    for (let attempt = 1; ; attempt += 1) {
      try {
        await commit(handle, name, list, plan(list))
        return
      } catch (error) {
        if (!isPerhapsStale(error) || attempt === ATTEMPTS) throw error
        const fresh = shown(await readSequence(name))
        const isRefused = !(error instanceof StaleListError) && isSame(statesOf(fresh), statesOf(list))
        if (isRefused) throw error
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
  const { sequence, changed } = plan
  if (sequence.length > Math.max(ORDER_MAX, list.length)) throw new ListFullError()
  const storedOrder = new Map(list.map((item) => [item.id, item.order]))
  const moved = new Map(
    renumber(sequence.map((id) => ({ id, order: storedOrder.get(id) }))).map(({ id, order }) => [id, order]),
  )
  const refOf = (id: string): DocumentReference => sdk.doc(db, name, id)
  // Every change of the sequence also writes the last document, so reading that one finds any change since the list was
  // read, and concurrent changes conflict. Reading all would take a request for each document.
  const last = list.at(-1)
  const touched = new Set([...moved.keys(), ...(last ? [last.id] : [])])
  if (changed) touched.delete(changed.id)

  await handle.versions.runKeeping(
    handle,
    async (write, transaction) => {
      const guard = last && (await transaction.get(refOf(last.id)))
      if (last && guard && !isAsSeen(guard, last)) throw new StaleListError()
      // Only now, because an outdated list may already be in the sequence that a move asks for.
      if (moved.size === 0 && !changed) return
      if (changed) {
        const { id, next, pictures } = changed
        const place = async (stored: Fields | undefined) => {
          const isListed = stored !== undefined && stored['hidden'] === undefined
          if (isListed !== storedOrder.has(id)) throw new StaleListError()
          const fields = await next(stored)
          return fields && sequence.includes(id) ? { ...fields, order: sequence.indexOf(id) + 1 } : fields
        }
        await write(`${name}/${id}`, place, pictures)
      }
      for (const id of touched) {
        transaction.update(refOf(id), {
          order: moved.get(id) ?? storedOrder.get(id),
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

/** Moves one document to a 1-based position, and keeps its state before. Does nothing when it was deleted. */
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
      const sequence = (from < 0 ? list : move(list, from, position - 1)).map((item) => item.id)
      const isMoved = from >= 0 && sequence[from] !== id
      return { sequence, ...(isMoved && { changed: { id, next: (stored: Fields | undefined) => stored } }) }
    },
    lastSeen,
  )
}

/** Deletes one document and renumbers the others. Returns what was stored of it. */
export async function removeFrom(
  name: string,
  id: string,
  lastSeen?: readonly OrderedDocument[],
): Promise<Fields | null> {
  let removed: Fields | null = null
  await changeSequence(
    name,
    (list) => {
      const sequence = list.map((item) => item.id).filter((other) => other !== id)
      const next = (stored: Fields | undefined) => {
        removed = stored ?? removed
        return null
      }
      return { sequence, changed: { id, next } }
    },
    lastSeen,
  )
  return removed
}

/** Takes one document off the pages; it keeps its place for `showIn`. Does nothing when it was deleted or is hidden. */
export const hideIn = (name: string, id: string, lastSeen?: readonly OrderedDocument[]): Promise<void> =>
  changeSequence(
    name,
    (list) => {
      const ids = list.map((item) => item.id)
      const place = ids.indexOf(id) + 1
      const next: Next = (stored) => {
        if (!stored || place === 0) return undefined
        const { order: _, ...fields } = stored
        return { ...fields, hidden: place }
      }
      return { sequence: ids.filter((other) => other !== id), ...(place > 0 && { changed: { id, next } }) }
    },
    lastSeen,
  )

/** Puts a hidden document back at its place. Does nothing when it was deleted or is shown. */
export const showIn = (
  name: string,
  { id, hidden = 1 }: Pick<OrderedDocument, 'id' | 'hidden'>,
  lastSeen?: readonly OrderedDocument[],
): Promise<void> =>
  changeSequence(
    name,
    (list) => {
      const sequence = list.map((item) => item.id)
      if (sequence.includes(id)) return { sequence }
      sequence.splice(hidden - 1, 0, id)
      const next: Next = (stored) => {
        if (!stored) return undefined
        const { hidden: _, ...fields } = stored
        return fields
      }
      return { sequence, changed: { id, next } }
    },
    lastSeen,
  )
