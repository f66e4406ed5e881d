import * as v from 'valibot'
import type { WritingHandle } from '../client/firebase'
import type { Fields } from '../content/parse'

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
/** Seconds and nanoseconds since 1970. Firestore supports the years 1 to 9999. */
const time = v.strictObject({
  $time: v.tuple([integer(-62_135_596_800, 253_402_300_799), integer(0, 999_999_999)]),
})

type Sdk = Pick<WritingHandle['sdk'], 'Timestamp'>

/** What the SDK returns for references, bytes, places and vectors: a backup cannot hold them. */
const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

function toValue(sdk: Sdk, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => toValue(sdk, item))
  // JSON has no -0, and no NaN.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : unsupported('number')
  if (value === null || typeof value !== 'object') return value
  if (value instanceof sdk.Timestamp) return { $time: [value.seconds, value.nanoseconds] }
  return isPlain(value) ? toJson(sdk, value as Fields) : unsupported(value.constructor.name)
}

const UNSUPPORTED = '$unsupported'
const unsupported = (name: string) => ({ [UNSUPPORTED]: name })

/** Whether a backup can hold these fields, which `toJson` made. */
export const isSupported = (value: unknown): boolean =>
  value === null || typeof value !== 'object' || (!(UNSUPPORTED in value) && Object.values(value).every(isSupported))

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
