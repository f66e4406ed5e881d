import * as v from 'valibot'
import type { WritingHandle } from './firebase'
import type { Fields } from './parse'
import { time } from './stored-schemas'

type Sdk = Pick<WritingHandle['sdk'], 'Timestamp'>

/** What the SDK returns for references, bytes, places and vectors: a backup cannot hold them. */
const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

function toValue(sdk: Sdk, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => toValue(sdk, item))
  // JSON has no -0.
  if (typeof value === 'number') return value + 0
  if (value === null || typeof value !== 'object') return value
  if (value instanceof sdk.Timestamp) return { $time: [value.seconds, value.nanoseconds] }
  // No schema accepts it.
  return isPlain(value) ? toJson(sdk, value as Fields) : { $unsupported: value.constructor.name }
}

function fromValue(sdk: Sdk, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => fromValue(sdk, item))
  if (value === null || typeof value !== 'object') return value
  return v.is(time, value) ? new sdk.Timestamp(...value.$time) : fromJson(sdk, value as Fields)
}

/** Fields of the SDK as a backup holds them: times as `{ $time: [seconds, nanoseconds] }`. */
export const toJson = (sdk: Sdk, fields: Fields): Fields => mapValues(fields, (value) => toValue(sdk, value))

/** The reverse of `toJson`. */
export const fromJson = (sdk: Sdk, fields: Fields): Fields => mapValues(fields, (value) => fromValue(sdk, value))

const mapValues = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]))
