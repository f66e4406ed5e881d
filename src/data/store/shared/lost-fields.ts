import * as v from 'valibot'
import { trimText } from '../../../lib/text/plain-text'
import type { Fields } from '../../client/document'
import { isDirectorPlaceholder } from '../../content/director-placeholder'
import type { Schema } from '../../entities'

/** The names of the stored fields that the reader leaves out, or of which it leaves out a part. No page shows that. */
export function lostFields(schema: Schema, stored: Fields): string[] {
  const parsedFields = v.safeParse(schema, stored).output as Fields
  return Object.keys(schema.entries).filter((name) => isLost(stored[name], parsedFields[name]))
}

/** Whether a stored value is missing after the reader has parsed it, or a part of a list is. */
function isLost(storedValue: unknown, parsedValue: unknown): boolean {
  if (isNothing(storedValue)) return false
  if (!Array.isArray(storedValue)) return isNothing(parsedValue)
  const storedItems = storedValue.filter((item) => !isNothing(item))
  return storedItems.length > (Array.isArray(parsedValue) ? parsedValue.length : 0)
}

/** Whether a value is missing, blank, or a placeholder. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && (trimText(value) === '' || isDirectorPlaceholder(value)))
