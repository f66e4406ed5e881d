import type * as v from 'valibot'
import { trimText } from '../../../lib/text/plain-text'
import { SYSTEM_FIELDS, type FormFields } from '../../content/schema-fields'

const systemFields: readonly string[] = SYSTEM_FIELDS

/**
 * Creates a function that returns the fields of a form or a document as they are stored: trimmed, without blank lines,
 * and without fields that the schema does not name.
 */
export function cleanerOf<E extends v.ObjectEntries>(schema: v.ObjectSchema<E, undefined>) {
  type Value = FormFields<v.InferOutput<typeof schema>>
  const names = Object.keys(schema.entries).filter(
    (name) => !systemFields.includes(name),
  ) as (keyof Value)[]
  return (value: Value): Value =>
    Object.fromEntries(names.map((name) => [name, trimTexts(value[name])])) as unknown as Value
}

/** Trims every text, and leaves out the empty ones of a list. */
export function trimTexts<T>(value: T): T {
  if (typeof value === 'string') return trimText(value) as T
  if (Array.isArray(value)) return value.map(trimTexts).filter((line) => line !== '') as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, trimTexts(part)]),
  ) as T
}
