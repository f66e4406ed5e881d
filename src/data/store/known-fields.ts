import { ORDER_MAX } from '../../limits'
import type { Fields } from '../client/document'
import { entityOf } from '../entities'

/**
 * What may be stored of these fields: those that a schema knows, a date of creation only if it is a time, and in a list the
 * own id and one place. A document that was stored by hand, or by an earlier release, can be saved and restored so.
 */
export function knownFields(path: string, fields: Fields): Fields {
  const entity = entityOf(path.split('/')[0] ?? '')
  if (!entity) return fields
  const kept = Object.fromEntries(
    Object.entries(fields).filter(([name]) => entity.keys.includes(name)),
  )
  // A number or a text is none.
  if (typeof kept['createdAt'] !== 'object') delete kept['createdAt']
  return entity.hasPlaces ? { ...withPlace(kept), id: path.split('/')[1] } : kept
}

/** A hidden document has no order. One without any place comes last, until the list is numbered again. */
function withPlace({ order, hidden, ...fields }: Fields): Fields {
  if (isPlace(hidden)) return { ...fields, hidden }
  return { ...fields, order: isPlace(order) ? order : ORDER_MAX }
}

const isPlace = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1
