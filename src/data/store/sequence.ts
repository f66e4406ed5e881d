import { inOrder } from '../../lib/order'
import { readDate } from '../content/parse'
import type { Documents } from './read-all'

/** The visible documents of a list, in their sequence. */
export function sequenceOf(name: string, documents: Documents): { id: string; order: number }[] {
  const list = [...documents].flatMap(([path, { order, hidden, createdAt }]) => {
    const [collection, id = '', ...deeper] = path.split('/')
    return collection === name && deeper.length === 0 && hidden === undefined
      ? [{ id, order: Number(order), createdAt: readDate(createdAt) }]
      : []
  })
  return inOrder(list).map(({ id, order }) => ({ id, order }))
}
