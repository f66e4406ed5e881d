import { LIST_NUMBER_MAX, LIST_POSITIONS_MAX } from '../limits'
import type { Fields } from './client/document'
import { splitPath } from './document-paths'
import { entityOf } from './entities'

/**
 * The fields of a document that the rules take: those of its schema, and `createdAt` only if it is a time. A document
 * of a list also has its id, and `order` or `hidden`. So a document made by hand, or by an earlier release, can be
 * saved.
 */
export function acceptedFields(path: string, fields: Fields): Fields {
  const { collection, id } = splitPath(path)
  const entity = entityOf(collection)
  if (!entity) return fields
  const schemaFields = Object.entries(fields).filter(([name]) => entity.fieldNames.includes(name))
  const { createdAt, ...otherFields } = Object.fromEntries(schemaFields)
  // A number or a text is not a time.
  const isTime = typeof createdAt === 'object'
  const result = isTime ? { ...otherFields, createdAt } : otherFields
  return entity.hasPositions ? { ...withAcceptedPlace(result), id } : result
}

/** A hidden document has no order. One without `order` and `hidden` comes last, until the list is numbered again. */
function withAcceptedPlace({ order, hidden, ...fields }: Fields): Fields {
  if (hidden !== undefined) return { ...fields, hidden: isListNumber(hidden) ? hidden : 1 }
  return { ...fields, order: isListNumber(order) ? order : LIST_POSITIONS_MAX }
}

/** Whether the rules take a value as `order`, a position, or as `hidden`, a number in the whole list. */
export const isListNumber = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LIST_NUMBER_MAX
