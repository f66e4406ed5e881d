import { inOrder } from '../../lib/sorting'
import { parseDate } from '../content/schema-fields'
import { documentPath, splitPath } from '../document-paths'
import type { Documents } from './read-all'

/** The visible documents of a list, in their sequence. */
export function sequenceOf(
  collection: string,
  documents: Documents,
): { id: string; order: number }[] {
  const list = [...documents].flatMap(([path, { order, hidden, createdAt }]) => {
    const { id } = splitPath(path)
    return path === documentPath(collection, id) && hidden === undefined
      ? [{ id, order: Number(order), createdAt: parseDate(createdAt) }]
      : []
  })
  return inOrder(list).map(({ id, order }) => ({ id, order }))
}
