/** Firestore's values, as the REST API writes them and as we use them. */
/** @typedef {null | boolean | number | string | Date | StoredFields} Single A value outside a list: Firestore has no nested lists. */
/** @typedef {Single | Single[]} Stored */
/** @typedef {{ [key: string]: Single | Single[] | undefined }} StoredFields */
/** @typedef {Record<string, unknown>} Encoded A value as the REST API writes it, by its type's name. */

const TYPES = [
  'nullValue',
  'booleanValue',
  'integerValue',
  'doubleValue',
  'timestampValue',
  'stringValue',
  'arrayValue',
  'mapValue',
]

/**
 * @param {StoredFields} data
 * @returns {Record<string, Encoded>}
 */
export const encodeFields = (data) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (value === undefined ? [] : [[key, encode(value)]])),
  )

/** @returns {StoredFields} */
export const decodeFields = (/** @type {Record<string, Encoded>} */ fields = {}) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value)]))

/**
 * @param {Stored} value
 * @returns {Encoded}
 */
function encode(value) {
  if (value === null) return { nullValue: null }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } }
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  throw new TypeError(`Firestore cannot store a ${typeof value}`)
}

/**
 * @param {Encoded} value
 * @returns {Stored}
 */
function decode(value) {
  const type = TYPES.find((name) => name in value)
  if (type === undefined) throw new TypeError(`Not a type this site stores: ${Object.keys(value).join()}`)
  const stored = /** @type {any} */ (value[type])
  if (type === 'timestampValue') return new Date(stored)
  if (type === 'integerValue') return Number(stored)
  if (type === 'arrayValue') return (stored.values ?? []).map(decode)
  if (type === 'mapValue') return decodeFields(stored.fields)
  return stored
}
