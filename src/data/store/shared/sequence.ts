import type { Sortable } from '../../../lib/sorting'
import { toDate } from '../../../lib/time'
import { isVisible } from '../../../lib/visibility'
import { indexAtPosition, inWholeOrder } from '../../../lib/whole-list'
import { LIST_NUMBER_MAX } from '../../../limits'
import type { Fields } from '../../client/document'
import { documentPath, splitPath } from '../../document-paths'
import type { ListName } from '../../entities'
import type { DocumentsByPath } from './read-all'

/** A document with the fields that say where it stands in its list. */
export type PlacedItem = {
  id: string
  /** The position of a visible document. */
  order?: number | undefined
  /** The number of a hidden document in the whole list. */
  hidden?: number | undefined
}

/** A document in the sequence of its list, for example { id: 'a' }, or { id: 'b', hidden: true }. */
export type Place = { id: string; hidden?: true }

/** The documents of a list in their sequence, hidden ones among the visible ones. */
export type Sequence = readonly Place[]

export type PlaceFields = { order: number } | { hidden: number }

export const placeOf = (id: string, isHidden: boolean): Place =>
  isHidden ? { id, hidden: true } : { id }

/** The sequence of these documents by their own place fields. */
export function sequenceOf(collection: ListName, documents: DocumentsByPath): Place[] {
  const items = [...documents].flatMap(([path, { order, hidden, createdAt }]) => {
    const { id } = splitPath(path)
    if (path !== documentPath(collection, id)) return []
    return [{ id, order: Number(order), hidden, createdAt: toDate(createdAt) }]
  })
  return inWholeOrder(items).map((item) => placeOf(item.id, !isVisible(item)))
}

/**
 * The place fields of each document of a sequence, by id. Of [a, b, c] with b hidden they are
 * { order: 1 }, { hidden: 2 }, { order: 2 }.
 */
export function placeFieldsIn(sequence: Sequence): Map<string, PlaceFields> {
  const fieldsById = new Map<string, PlaceFields>()
  let visibleBefore = 0
  for (const [index, place] of sequence.entries()) {
    if (isVisible(place)) visibleBefore += 1
    fieldsById.set(place.id, isVisible(place) ? { order: visibleBefore } : { hidden: index + 1 })
  }
  return fieldsById
}

/**
 * The sequence of these documents and no others, as pages show them. A document stands where the sequence has it. One
 * that the sequence lacks stands where its own place fields say. Its own field `hidden` says whether it is hidden.
 */
export function completeSequence(sequence: Sequence, items: readonly Sortable[]): Place[] {
  const itemsById = new Map(items.map((item) => [item.id, item]))
  // Deleted documents still count here. For example b of [a, b, c] was deleted, and d was made by hand at position 2: d
  // comes between a and c.
  const currentSequence = sequence.map((place) => {
    const item = itemsById.get(place.id)
    return item ? placeOf(place.id, !isVisible(item)) : place
  })
  const fieldsById = placeFieldsIn(currentSequence)
  const placedItems = items.map((item) => ({ ...item, ...fieldsById.get(item.id) }))
  return inWholeOrder(placedItems).map((item) => placeOf(item.id, !isVisible(item)))
}

/** Whether the rules take a value as `order`, a position, or as `hidden`, a number in the whole list. */
export const isListNumber = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LIST_NUMBER_MAX

export const storedPlaceFields = ({ order, hidden }: Fields): Fields =>
  isVisible({ hidden }) ? { order } : { hidden }

/** The index at which a document belongs by its stored place fields. One without them belongs at the end. */
export function storedIndex(sequence: Sequence, { order, hidden }: Fields): number {
  if (isListNumber(hidden)) return Math.min(Number(hidden) - 1, sequence.length)
  return indexAtPosition(sequence, isListNumber(order) ? Number(order) : Infinity)
}

export const withoutId = (sequence: Sequence, id: string): Place[] =>
  sequence.filter((place) => place.id !== id)

/** The sequence with this document hidden, or visible, where it stands. */
export const withVisibility = (sequence: Sequence, id: string, isHidden: boolean): Place[] =>
  sequence.map((place) => (place.id === id ? placeOf(id, isHidden) : place))

/** The fields of a document, with these place fields instead of its own. */
export const withPlaceFields = (
  { order: _, hidden: __, ...fields }: Fields,
  placeFields: PlaceFields,
): Fields => ({ ...fields, ...placeFields })

/**
 * Whether Firestore takes a text as the id of a document; its 1,500 bytes are 375 characters at least.
 * Source: firebase.google.com/docs/firestore/quotas#limits
 */
const isDocumentId = (id: string): boolean =>
  id.length <= 375 && /^(?!\.\.?$|__.*__$)[^/]+$/s.test(id)

/** Each id of a stored list once. A value that can be no id of a document would stop every change of the list. */
function idsIn(stored: unknown): string[] {
  const texts = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  return [...new Set(texts.filter(isDocumentId))]
}

/** Parses a stored sequence, such as { ids: ['a', 'b'], hidden: ['b'] }. Values that are no ids are left out. */
export function parseSequence({ ids, hidden }: Fields): Place[] {
  const hiddenIds = new Set(idsIn(hidden))
  return idsIn(ids).map((id) => placeOf(id, hiddenIds.has(id)))
}

/** A sequence as it is stored: all ids, and beside them those of the hidden documents. */
export const fieldsOfSequence = (sequence: Sequence): Fields => ({
  ids: sequence.map(({ id }) => id),
  hidden: sequence.filter((place) => !isVisible(place)).map(({ id }) => id),
})
