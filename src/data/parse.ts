import * as v from 'valibot'
import { LIST_ITEM_MAX, LIST_MAX } from '../limits'

/** A document's fields as they come from Firestore, over the SDK or REST. */
export type Fields = Record<string, unknown>

/** Makes a typed value of a stored document; null means that it cannot be shown and is left out. */
export type Parse<T> = (fields: Fields, id: string) => T | null

/** Timestamp, Date, ISO text or milliseconds to Date; null while a server time is pending or when it is no date. */
export function readDate(value: unknown): Date | null {
  if (value === null || value === undefined) return null
  const isTimestamp = typeof value === 'object' && 'toDate' in value && typeof value.toDate === 'function'
  const date = isTimestamp ? (value.toDate as () => Date).call(value) : new Date(value as string | number | Date)
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : null
}

export const dateField = v.pipe(v.unknown(), v.transform(readDate))

/** A text that is repaired rather than refused: not a text becomes empty, too long is cut. */
export function textField(max: number) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? value.slice(0, max) : '')),
  )
}

/** A list of texts; entries that are not texts or are blank are left out. */
export const textListField = v.pipe(
  v.unknown(),
  v.transform((value): string[] => {
    const list: unknown[] = Array.isArray(value) ? value : []
    return list
      .filter((item): item is string => typeof item === 'string' && item.trim() !== '')
      .slice(0, LIST_MAX)
      .map((item) => item.slice(0, LIST_ITEM_MAX))
  }),
)

/** Reads a document with a schema; what does not fit is logged and left out, so that it never breaks a page. */
export function parser<S extends v.GenericSchema<unknown, unknown>>(name: string, schema: S): Parse<v.InferOutput<S>> {
  return (fields, id) => {
    const result = v.safeParse(schema, { ...fields, id })
    if (result.success) return result.output
    console.warn(`[data] ${name}/${id} is malformed and was left out`, v.flatten(result.issues))
    return null
  }
}
