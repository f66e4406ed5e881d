import { LIST_POSITIONS_MAX } from '../../../limits'
import type { Fields } from '../../client/document'
import { splitPath } from '../../document-paths'
import { entityOf } from '../../entities'
import { isListNumber } from '../shared/sequence'
import { isOnlyMovedOrHidden } from './same-content'

/**
 * The new fields of a document without those that the rules would refuse. All stay when the document is only moved,
 * hidden or made visible, because then the rules look at no other field.
 */
export const acceptedFields = (
  path: string,
  before: Fields | undefined,
  newFields: Fields,
): Fields => (isOnlyMovedOrHidden(before, newFields) ? newFields : repairedFields(path, newFields))

/**
 * The fields of the schema, and `createdAt` only if it is a time. A document of a list also has its id, and `order` or
 * `hidden`. So a document made by hand, or by an earlier release, can be saved.
 */
function repairedFields(path: string, fields: Fields): Fields {
  const { collection, id } = splitPath(path)
  const entity = entityOf(collection)
  if (!entity) return fields
  const schemaFields = Object.entries(fields).filter(([name]) => entity.fieldNames.includes(name))
  const { createdAt, ...otherFields } = Object.fromEntries(schemaFields)
  // A number or a text is not a time.
  const isTime = typeof createdAt === 'object'
  const result = isTime ? { ...otherFields, createdAt } : otherFields
  return entity.hasPositions ? { ...withRepairedPlace(result), id } : result
}

/** A hidden document has no order. One without `order` and `hidden` comes last, until the list is numbered again. */
function withRepairedPlace({ order, hidden, ...fields }: Fields): Fields {
  if (hidden !== undefined) return { ...fields, hidden: isListNumber(hidden) ? hidden : 1 }
  return { ...fields, order: isListNumber(order) ? order : LIST_POSITIONS_MAX }
}
