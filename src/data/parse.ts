import * as v from 'valibot'
import { isAllowedImage } from '../lib/data-url'
import { toDate, type DateLike } from '../lib/time'
import { LIST_ITEM_MAX, LIST_MAX } from '../limits'

/** A document's fields as they come from Firestore, over the SDK or REST. */
export type Fields = Record<string, unknown>

/** Makes a typed value of a stored document; null means that it cannot be shown and is left out. */
export type Parse<T> = (fields: Fields, id: string) => T | null

/** Timestamp, Date, ISO text or milliseconds to Date; null while a server time is pending or when it is no date. */
export const readDate = (value: unknown): Date | null => toDate(value as DateLike)

/** A field that is always there: what is missing goes through the same repair as what is wrong. */
export const repaired = <T>(repair: (value: unknown) => T) => v.optional(v.pipe(v.unknown(), v.transform(repair)), null)

export const dateField = repaired(readDate)

/** A text that is repaired rather than refused: not a text becomes empty, too long is cut. */
export function textField(max: number) {
  return repaired((value) => (typeof value === 'string' ? value.slice(0, max) : ''))
}

/** A list of texts; entries that are not texts or are blank are left out. */
export const textListField = repaired((value): string[] => {
  const list: unknown[] = Array.isArray(value) ? value : []
  return list
    .filter((item): item is string => typeof item === 'string' && item.trim() !== '')
    .slice(0, LIST_MAX)
    .map((item) => item.slice(0, LIST_ITEM_MAX))
})

/** An image that a page may show, or an empty text. */
export const imageField = repaired((value) => (isAllowedImage(value) ? value : ''))

/** Reads a document with a schema; what does not fit is logged and left out, so that it never breaks a page. */
export function parser<S extends v.GenericSchema<unknown, unknown>>(name: string, schema: S): Parse<v.InferOutput<S>> {
  return (fields, id) => {
    const result = v.safeParse(schema, { ...fields, id })
    if (result.success) return result.output
    console.warn(`[data] ${name}/${id} is malformed and was left out`, v.flatten(result.issues))
    return null
  }
}
