import { textBytes } from '../../lib/data-url'
import { DOCUMENT_MAX_BYTES, STORED_MAX_CHARS } from '../../limits'
import { TooLargeError } from '../client/errors'
import type { Fields } from '../content/parse'

/** The size of a value in bytes. Source: firebase.google.com/docs/firestore/storage-size */
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

/** The size of a document in bytes, including its overhead of 32. */
const documentBytes = (fields: Fields) => 32 + fieldsBytes(fields)

/** Checks the size before a write, because the emulator does not. @throws TooLargeError */
export function assertStorable(fields: Fields): void {
  for (const value of Object.values(fields)) {
    if (typeof value === 'string' && value.length > STORED_MAX_CHARS)
      throw new TooLargeError(value.length, STORED_MAX_CHARS)
  }
  const bytes = documentBytes(fields)
  if (bytes > DOCUMENT_MAX_BYTES) throw new TooLargeError(bytes, DOCUMENT_MAX_BYTES)
}

/** Removes `undefined` from objects and arrays, because Firestore rejects it. */
export function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutUndefined) as T
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  const kept = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutUndefined(item)])) as T
}
