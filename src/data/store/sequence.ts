import { inOrder, type Sortable } from '../../lib/sorting'
import { toDate } from '../../lib/time'
import type { Fields } from '../client/document'
import { documentPath, splitPath } from '../document-paths'
import type { ListName } from '../entities'
import type { Documents } from './read-all'

/** The fields that decide the position of a document. A hidden one has no order, but the position to which it returns. */
export type PositionedItem = {
  id: string
  order?: number | undefined
  hidden?: number | undefined
}

/** The visible documents of a list, in their sequence. */
export function sequenceOf(
  collection: ListName,
  documents: Documents,
): { id: string; order: number }[] {
  const list = [...documents].flatMap(([path, { order, hidden, createdAt }]) => {
    const { id } = splitPath(path)
    return path === documentPath(collection, id) && hidden === undefined
      ? [{ id, order: Number(order), createdAt: toDate(createdAt) }]
      : []
  })
  return inOrder(list).map(({ id, order }) => ({ id, order }))
}

/**
 * The sequence with all visible documents and no others, as pages show them. The sequence goes before the stored position of a
 * document; one that it lacks has that alone.
 */
export function completeSequence(ids: readonly string[], visible: readonly Sortable[]): string[] {
  const positions = new Map(ids.map((id, index) => [id, index + 1]))
  const numbered = visible.map((item) => ({ ...item, order: positions.get(item.id) ?? item.order }))
  return inOrder(numbered).map(({ id }) => id)
}

/** The sequence without this id. */
export const withoutId = (ids: readonly string[], id: string): string[] =>
  ids.filter((other) => other !== id)

/** The sequence with this id at a 1-based position. */
export function putAtPosition(ids: readonly string[], id: string, position: number): string[] {
  const others = withoutId(ids, id)
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)]
}

/**
 * Whether Firestore takes a text as the id of a document; its 1,500 bytes are 375 characters at least.
 * Source: firebase.google.com/docs/firestore/quotas#limits
 */
const isDocumentId = (id: string): boolean =>
  id.length <= 375 && /^(?!\.\.?$|__.*__$)[^/]+$/s.test(id)

/** The ids of a stored sequence, each once. A value that can be no id of a document would stop every change of the list. */
export function idsIn({ ids }: Fields): string[] {
  const texts = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  return [...new Set(texts.filter(isDocumentId))]
}
