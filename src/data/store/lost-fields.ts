import * as v from 'valibot'
import { trimText } from '../../lib/plain-text'
import type { Fields } from '../client/document'
import { isDirectorPlaceholder } from '../content/director-placeholder'
import type { Schema } from '../entities'

/** The names of the stored fields of which the reader leaves something out, so that no page shows it. */
export function lostFields(schema: Schema, stored: Fields): string[] {
  const read = v.safeParse(schema, stored).output as Fields
  return Object.keys(schema.entries).filter((name) => isLost(stored[name], read[name]))
}

function isLost(stored: unknown, read: unknown): boolean {
  if (isNothing(stored)) return false
  if (!Array.isArray(stored)) return isNothing(read)
  const items = stored.filter((item) => !isNothing(item))
  return items.length > (Array.isArray(read) ? read.length : 0)
}

/** Whether a value is missing, blank, or a placeholder. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && (trimText(value) === '' || isDirectorPlaceholder(value)))
