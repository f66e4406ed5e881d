import { isShown, repairOrder } from '../../lib/order'
import { isSame } from '../../lib/same'
import { ORDER_MAX } from '../../limits'
import { asAdmin } from '../client/as-admin'
import { codeOf, DataError, logged } from '../client/errors'
import { fetchQuery } from '../client/rest'
import { readDate, type Fields } from '../content/parse'
import { inTransaction, type Next } from './transaction'

/** What decides the place of a document. A hidden one has no order, and remembers the place to which it returns. */
export type Placed = {
  id: string
  order?: number | undefined
  hidden?: number | undefined
  createdAt: Date | null
  updatedAt: Date | null
}

/** A new sequence of the shown documents, and the document that is added, hidden, shown or deleted with it. */
type Plan = { ids: string[]; changed?: { id: string; next: Next; picture?: string | undefined } }

class StaleListError extends Error {}
/** Between reading a list and its last document another device may change it again. */
const READINGS = 20

/**
 * Gives the shown documents of a list the places 1..n in one transaction.
 * @param name the collection, products or team
 * @param seen the list on the screen
 * @param plan makes the new sequence; called again when the list had changed elsewhere
 * @returns the id of the version of the document that was changed; null without one
 */
export const arrange = (
  name: string,
  seen: readonly Placed[],
  plan: (ids: string[]) => Plan,
): Promise<string | null> =>
  logged(`${name}.arrange`, async () => {
    let refusals = 0
    // The last document cannot prove an empty list, or half of a change: after a deletion the SDK shows the new places for
    // a moment beside the deleted document.
    const shown = shownOf(seen)
    const isNumbered = shown.length > 0 && shown.every(({ order }, index) => order === index + 1)
    let list = isNumbered ? shown : shownOf(await readList(name))
    for (let reading = 1; ; reading += 1) {
      try {
        const next = plan(list.map(({ id }) => id))
        const version = await commit(name, list, next)
        // Nothing proved that an empty list was still empty: another device may have filled it at the same moment.
        if (list.length === 0 && next.ids.length > 0) await arrange(name, [], (ids) => ({ ids }))
        return version
      } catch (error) {
        // A list that is out of date may name a document that was deleted.
        const isRefused =
          ['permission-denied', 'not-found'].includes(codeOf(error)) && (refusals += 1) === 1
        if (!(error instanceof StaleListError || isRefused) || reading === READINGS) throw error
        list = shownOf(await readList(name))
      }
    }
  })

const shownOf = (list: readonly Placed[]) => repairOrder(list).filter(isShown)

/** Every change of the sequence reads and writes the last document, so two of them at once conflict. */
const commit = (name: string, list: Placed[], { ids, changed }: Plan) =>
  inTransaction(async (transaction) => {
    if (ids.length > Math.max(ORDER_MAX, list.length))
      throw new DataError('full', 'The list is full')
    const last = list.at(-1)
    const guard = last && (await transaction.get(`${name}/${last.id}`))
    const sequence = await transaction.sequence(name)
    if (last && readDate(guard?.['updatedAt'])?.getTime() !== last.updatedAt?.getTime())
      throw new StaleListError()
    const inPlace: Next = (...now) => {
      const next = changed?.next(...now)
      const place = ids.indexOf(changed?.id ?? '') + 1
      return next && place ? { ...next, order: place } : next
    }
    const { isWritten, version } = changed
      ? await transaction.change(`${name}/${changed.id}`, inPlace, changed.picture)
      : { isWritten: false, version: null }
    const isPut = (id: string) => isWritten && id === changed?.id
    const orderOf = new Map(list.map(({ id, order }) => [id, order]))
    // Another device may have deleted what was to be shown.
    const shown = ids.filter((id) => orderOf.has(id) || isPut(id))
    const isMoved = (id: string, index: number) => !isPut(id) && orderOf.get(id) !== index + 1
    shown.forEach((id, index) => {
      const isGuard = id === last?.id && !isPut(id)
      if (isMoved(id, index) || isGuard) transaction.place(`${name}/${id}`, index + 1)
    })
    if (shown.some(isMoved) || !isSame(sequence.ids, shown)) sequence.replace(shown)
    return version
  })

/** By REST, because the SDK may answer from a live list that does not know the last write yet. */
async function readList(name: string): Promise<Placed[]> {
  const select = ['order', 'hidden', 'createdAt', 'updatedAt']
  const found = await asAdmin((request) => fetchQuery(name, { select }, request))
  return found.map(({ id, fields }) => ({ id, createdAt: null, updatedAt: null, ...fields }))
}

/** Adds a document at the end, once for each id: an earlier attempt may have arrived without an answer. */
export const addTo = (
  name: string,
  seen: readonly Placed[],
  id: string,
  fieldsAt: (order: number) => Fields,
  picture?: string,
): Promise<unknown> =>
  arrange(name, seen, (ids) => ({
    ids: ids.includes(id) ? ids : [...ids, id],
    changed: {
      id,
      next: (stored, now) =>
        stored ? undefined : { id, createdAt: now, ...fieldsAt(ids.length + 1) },
      picture,
    },
  }))

/** Moves a document to a 1-based position. A move is its own undo and leaves no version. */
export const moveTo = (
  name: string,
  seen: readonly Placed[],
  id: string,
  position: number,
): Promise<unknown> =>
  arrange(name, seen, (ids) => ({ ids: ids.includes(id) ? placed(ids, id, position) : ids }))

/** Deletes a document. Returns the id of its version, which `restoreVersion` stores again. */
export const removeFrom = (
  name: string,
  seen: readonly Placed[],
  id: string,
): Promise<string | null> =>
  arrange(name, seen, (ids) => ({ ids: without(ids, id), changed: { id, next: () => null } }))

/** Takes a document off the pages, or puts it back at its place. Does nothing to one that was deleted. */
export const setHidden = (
  name: string,
  seen: readonly Placed[],
  { id, hidden = 1 }: Pick<Placed, 'id' | 'hidden'>,
  isHidden: boolean,
): Promise<string | null> =>
  arrange(name, seen, (ids) => ({
    ids: isHidden ? without(ids, id) : ids.includes(id) ? ids : placed(ids, id, hidden),
    changed: {
      id,
      next: (stored) => {
        if (!stored || 'hidden' in stored === isHidden) return undefined
        return { ...stored, order: undefined, hidden: isHidden ? ids.indexOf(id) + 1 : undefined }
      },
    },
  }))

export const without = (ids: readonly string[], id: string): string[] =>
  ids.filter((other) => other !== id)

/** The sequence with this id at a 1-based place. */
export function placed(ids: readonly string[], id: string, position: number): string[] {
  const others = without(ids, id)
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)]
}
