import { textBytes } from '../lib/data-url'
import { DOCUMENT_MAX_BYTES, STORED_MAX_CHARS } from '../limits'
import { TooLargeError } from './errors'
import type { Fields } from './parse'

/**
 * Bytes a value takes in Firestore.
 * Source: firebase.google.com/docs/firestore/storage-size (texts: UTF-8 + 1, numbers and dates: 8, boolean and null: 1).
 */
function valueBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value) + 1
  if (typeof value === 'boolean' || value === null || value === undefined) return 1
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + valueBytes(item), 0)
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return fieldsBytes(value as Fields)
  return 8
}

function fieldsBytes(fields: Fields): number {
  return Object.entries(fields).reduce((sum, [name, value]) => sum + textBytes(name) + 1 + valueBytes(value), 0)
}

/** Bytes of a document with these fields, its own overhead of 32 included. */
export const documentBytes = (fields: Fields) => 32 + fieldsBytes(fields)

/**
 * Refuses what Firestore would refuse, before any call: the emulator does not enforce the ceiling and an oversized
 * request can block the ones behind it.
 * @throws TooLargeError
 */
export function assertStorable(fields: Fields): void {
  for (const value of Object.values(fields)) {
    if (typeof value === 'string' && value.length > STORED_MAX_CHARS)
      throw new TooLargeError(value.length, STORED_MAX_CHARS)
  }
  const bytes = documentBytes(fields)
  if (bytes > DOCUMENT_MAX_BYTES) throw new TooLargeError(bytes, DOCUMENT_MAX_BYTES)
}

/** Drops `undefined`, at any depth of plain objects and lists: Firestore refuses it. */
export function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutUndefined) as T
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  const kept = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutUndefined(item)])) as T
}
