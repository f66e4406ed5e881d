import * as v from 'valibot'
import { isTimestampId } from '../../lib/ids'
import { isAllowedImage } from '../../lib/images/allowed-image'
import { cutText, trimText } from '../../lib/text/plain-text'
import { toDate } from '../../lib/time'
import { LINE_MAX_CHARS, LINES_MAX } from '../../limits'
import type { Parse } from '../client/document'

/** A field that is repaired when it is missing or invalid. */
/* @__NO_SIDE_EFFECTS__ */
export const repairedField = <T>(repair: (value: unknown) => T) =>
  v.optional(v.pipe(v.unknown(), v.transform(repair)), null)

/** A stored time as a Date; null when it is missing or invalid. */
export const dateField = repairedField(toDate)

/** Whether a value is a text with something to see. */
const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && trimText(value) !== ''

/** A string that is cut to `max` characters; empty when it is blank or not a string. */
/* @__NO_SIDE_EFFECTS__ */
export function textField(max: number) {
  return repairedField((value) => (isFilled(value) ? cutText(value, max) : ''))
}

/** A whole number from 0 to `max`; null for anything else. */
/* @__NO_SIDE_EFFECTS__ */
export const figureField = (max: number) =>
  repairedField((value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
      ? value
      : null,
  )

/** A list that is repaired, with the most items that it may have. */
/* @__NO_SIDE_EFFECTS__ */
const limitedField = <T>(max: number, repair: (list: unknown[]) => T[]) => ({
  ...repairedField((value) => repair(Array.isArray(value) ? value : [])),
  max,
})

/** A list of strings without blank ones. */
export const textListField = limitedField(LINES_MAX, (list) =>
  list
    .filter(isFilled)
    .slice(0, LINES_MAX)
    .map((item) => cutText(item, LINE_MAX_CHARS)),
)

/** A list of at most `max` items. Leaves out invalid ones. */
/* @__NO_SIDE_EFFECTS__ */
export const listField = <S extends v.GenericSchema>(schema: S, max: number) =>
  limitedField(max, (list) =>
    list.slice(0, max).flatMap((item): v.InferOutput<S>[] => {
      const result = v.safeParse(schema, item)
      return result.success ? [result.output] : []
    }),
  )

/** An image that a page may show, or an empty string. */
export const imageField = repairedField((value) => (isAllowedImage(value) ? value : ''))

/**
 * The fields that the data layer sets in a document. A video is no document of its own: the form of the list edits its
 * `hidden`.
 */
export const SYSTEM_FIELDS = [
  'id',
  'order',
  'hidden',
  'createdAt',
  'updatedAt',
  'imageTag',
] as const

/** The fields of a form: those of the document's schema that the data layer does not set. */
export type FormFields<T> = Omit<T, (typeof SYSTEM_FIELDS)[number]>

/** A position in a list, from 1. */
export const positionField = v.fallback(v.optional(v.number()), undefined)
/** The number of a hidden document in the whole list. A document with this field is hidden, whatever its value. */
export const hiddenField = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'number' && value >= 1 ? value : 1)),
  ),
)

/**
 * An id. A name that every object has, such as `constructor`, is none: an object with documents by id has it already.
 */
export const idField = v.custom<string>(
  (id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && !(id in Object.prototype),
)

export const timestampIdField = v.custom<string>(isTimestampId)

/** Leaves out each item of a list whose id an earlier item has. */
export const eachIdOnce = <T extends { id: string }>(list: T[]): T[] =>
  list.filter(({ id }, index) => list.findIndex((other) => other.id === id) === index)

/** Creates a parser from a schema. An invalid document is logged and becomes null. */
/* @__NO_SIDE_EFFECTS__ */
export function parser<S extends v.GenericSchema<unknown, unknown>>(
  name: string,
  schema: S,
): Parse<v.InferOutput<S>> {
  return (fields, id) => {
    const result = v.safeParse(schema, { ...fields, id })
    if (result.success) return result.output
    console.warn(`[data] ${name}/${id} is malformed and was left out`, v.flatten(result.issues))
    return null
  }
}
