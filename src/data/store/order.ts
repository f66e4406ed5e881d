import { isShown, repairOrder } from '../../lib/order'
import { isSame } from '../../lib/same'
import { ORDER_MAX } from '../../limits'
import { codeOf, DataError, logged } from '../client/errors'
import { firestore } from '../client/firebase'
import type { Fields } from '../client/document'
import { readDate } from '../content/parse'
import { LISTS } from '../entities'
import { inTransaction, type Next, type Transaction } from './transaction'

/*
 * A place in a list, in three sentences. The document `lists/{name}` has the ids of the visible documents in their sequence,
 * and every change reads and replaces it, so that of two changes at once the second is worked out again. In the same
 * transaction each document whose place in that sequence is another one gets it. What was made, hidden or deleted past the
 * dashboard is taken up by `adopt`: when the dashboard opens, and when a change meets it.
 */

/** What decides the place of a document. A hidden one has no order, and remembers the place to which it returns. */
export type Placed = {
  id: string
  order?: number | undefined
  hidden?: number | undefined
}

/** A new sequence of the visible documents, and the document that is added, hidden, shown or deleted with it. */
type Plan = { ids: string[]; changed?: { id: string; next: Next; picture?: string | undefined } }
/** `isAdopted` tells that the sequence has just been compared with what is stored. */
type MakePlan = (ids: string[], isAdopted?: boolean) => Plan

/** The sequence does not have what is stored. */
class OutdatedSequenceError extends Error {}

/** A document that the sequence has may be gone, and one that it lacks has no place to which it could return. */
const isOutdated = (error: unknown): boolean =>
  error instanceof OutdatedSequenceError ||
  ['not-found', 'permission-denied'].includes(codeOf(error))

/**
 * Gives the visible documents of a list, products or team, the places 1..n in one transaction.
 * @param plan makes the new sequence; called again when another device was faster
 * @returns the id of the version of the document that was changed; null without one
 */
export const arrange = (name: string, plan: MakePlan): Promise<string | null> =>
  logged(`${name}.arrange`, async () => {
    try {
      return await inTransaction((transaction) => arrangeIn(transaction, name, plan))
    } catch (error) {
      if (!isOutdated(error)) throw error
      await adopt(name)
      const planned: MakePlan = (ids) => plan(ids, true)
      return inTransaction((transaction) => arrangeIn(transaction, name, planned))
    }
  })

async function arrangeIn(
  transaction: Transaction,
  name: string,
  plan: MakePlan,
): Promise<string | null> {
  const sequence = await transaction.sequence(name)
  if (!sequence.ids) throw new OutdatedSequenceError()
  const before = sequence.ids
  const { ids, changed } = plan(before)
  if (ids.length > Math.max(ORDER_MAX, before.length))
    throw new DataError('full', 'The list is full')
  const inPlace: Next = (stored, now) => {
    const next = changed?.next(stored, now)
    const place = ids.indexOf(changed?.id ?? '') + 1
    return next && place ? { ...next, order: place } : next
  }
  const { isWritten, version } = changed
    ? await transaction.change(`${name}/${changed.id}`, inPlace, changed.picture)
    : { isWritten: false, version: null }
  const isPut = (id: string) => isWritten && id === changed?.id
  // Another device may have deleted what was to be shown.
  const after = ids.filter((id) => before.includes(id) || isPut(id))
  after.forEach((id, index) => {
    if (!isPut(id) && before[index] !== id) transaction.place(`${name}/${id}`, index + 1)
  })
  if (!isSame(before, after)) sequence.replace(after)
  return version
}

/** Takes up what the sequence lacks, at its own place, leaves out what is gone, and numbers the rest as the sequence has it. */
export const adopt = (name: string): Promise<void> =>
  logged(`${name}.adopt`, async () => {
    const list = await readList(name)
    const visible = repairOrder(list).filter(isShown)
    await inTransaction(async (transaction) => {
      const sequence = await transaction.sequence(name)
      const known = sequence.ids ?? []
      const isKnown = new Set(known)
      const isListed = new Set(visible.map(({ id }) => id))
      // The list may have been read a moment ago, or come from a live one that does not know the last write yet.
      const isThere = async (id: string): Promise<boolean> => {
        const stored = await transaction.get(`${name}/${id}`)
        return stored !== undefined && isShown(stored)
      }
      const there = async (ids: string[]): Promise<string[]> => {
        const found = await Promise.all(ids.map(isThere))
        return ids.filter((_, index) => found[index])
      }
      const missing = await there(known.filter((id) => !isListed.has(id)))
      const strays = await there(visible.flatMap(({ id }) => (isKnown.has(id) ? [] : [id])))
      const kept = known.filter((id) => isListed.has(id) || missing.includes(id))
      const orderOf = new Map(visible.map(({ id, order }) => [id, order]))
      const ids = strays.reduce((all, id) => placed(all, id, placeOf(orderOf.get(id))), kept)
      const moved = ids.filter((id, index) => orderOf.get(id) !== index + 1)
      moved.forEach((id) => transaction.place(`${name}/${id}`, ids.indexOf(id) + 1))
      if (moved.length > 0 || !sequence.ids || !isSame(known, ids)) sequence.replace(ids)
    })
  })

/** What is no place is behind all others. */
const placeOf = (order: unknown): number =>
  typeof order === 'number' && order >= 1 ? order : Infinity

/** Takes up what was made by hand in all lists. While they are on the screen, that costs two reads. */
export async function adoptAll(): Promise<void> {
  for (const name of LISTS) await adopt(name)
}

async function readList(name: string): Promise<(Placed & { createdAt: Date | null })[]> {
  const { sdk, db } = await firestore()
  const { docs } = await sdk.getDocsFromServer(sdk.query(sdk.collection(db, name)))
  return docs.map((document) => {
    const { order, hidden, createdAt } = document.data() as Fields & Omit<Placed, 'id'>
    return { id: document.id, order, hidden, createdAt: readDate(createdAt) }
  })
}

type NewDocument = { id: string; fieldsAt: (order: number) => Fields; picture?: string }

/** Adds a document at the end, once for each id: an earlier attempt may have arrived without an answer. */
export const addTo = (name: string, { id, fieldsAt, picture }: NewDocument): Promise<unknown> =>
  arrange(name, (ids) => ({
    ids: ids.includes(id) ? ids : [...ids, id],
    changed: {
      id,
      next: (stored, now) =>
        stored ? undefined : { id, createdAt: now, ...fieldsAt(ids.length + 1) },
      picture,
    },
  }))

/** Moves a document to a 1-based position. A move is its own undo and leaves no version. */
export const moveTo = (name: string, id: string, position: number): Promise<unknown> =>
  arrange(name, (ids, isAdopted) => {
    if (ids.includes(id)) return { ids: placed(ids, id, position) }
    if (isAdopted) return { ids }
    throw new OutdatedSequenceError(id)
  })

/** Deletes a document. Returns the id of its version, which `restoreVersion` stores again. */
export const removeFrom = (name: string, id: string): Promise<string | null> =>
  arrange(name, (ids) => ({ ids: without(ids, id), changed: { id, next: () => null } }))

/** Takes a document off the pages, or puts it back at its place. Does nothing to one that was deleted. */
export const setHidden = (
  name: string,
  { id, hidden = 1 }: Pick<Placed, 'id' | 'hidden'>,
  isHidden: boolean,
): Promise<string | null> =>
  arrange(name, (ids) => {
    const shown = ids.includes(id) ? ids : placed(ids, id, hidden)
    return {
      ids: isHidden ? without(ids, id) : shown,
      changed: {
        id,
        next: (stored) => {
          if (!stored || 'hidden' in stored === isHidden) return undefined
          // What the sequence lacks has no place to return to.
          if (isHidden && !ids.includes(id)) throw new OutdatedSequenceError(id)
          return { ...stored, order: undefined, hidden: isHidden ? ids.indexOf(id) + 1 : undefined }
        },
      },
    }
  })

export const without = (ids: readonly string[], id: string): string[] =>
  ids.filter((other) => other !== id)

/** The sequence with this id at a 1-based place. */
export function placed(ids: readonly string[], id: string, position: number): string[] {
  const others = without(ids, id)
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)]
}
