/** Translates the values of documents: as code has them, and as the REST API of Firestore writes them. */

/** @typedef {null | boolean | number | string | Date | StoredFields} Single A value that a list may have. */
/** @typedef {Single | Single[]} Stored */
/** @typedef {{ [key: string]: Single | Single[] | undefined }} StoredFields */
/** @typedef {Record<string, unknown>} Encoded A value as the REST API writes it, by its type's name. */

/** @type {(data: StoredFields) => Record<string, Encoded>} */
export const encodeFields = (data) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, encode(value)]],
    ),
  )

/** @returns {StoredFields} */
export const decodeFields = (/** @type {Record<string, Encoded>} */ fields = {}) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value)]))

/** @type {(value: Stored) => Encoded} */
function encode(value) {
  if (value === null) return { nullValue: null }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } }
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  return Number.isInteger(value)
    ? { integerValue: String(value) }
    : { doubleValue: Number.isFinite(value) ? value : String(value) }
}

/** The values of a stored list. @type {(list: unknown) => Encoded[]} */
const valuesIn = (list) => /** @type {{ values?: Encoded[] }} */ (list).values ?? []

/** The fields of a stored map. @type {(map: unknown) => Record<string, Encoded> | undefined} */
const fieldsIn = (map) => /** @type {{ fields?: Record<string, Encoded> }} */ (map).fields

/** @type {(value: Encoded) => Stored} */
function decode(value) {
  const [[type, stored] = []] = Object.entries(value)
  if (type === 'timestampValue') return new Date(String(stored))
  if (type === 'integerValue') return Number(stored)
  if (type === 'arrayValue') return /** @type {Single[]} */ (valuesIn(stored).map(decode))
  if (type === 'mapValue') return decodeFields(fieldsIn(stored))
  return /** @type {Single} */ (stored)
}
