/**
 * Deep equality of JSON-like values and dates, in any order of keys. An undefined field counts as missing: it is not
 * stored.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  // Dates have no fields of their own, so a comparison of fields would call all of them the same.
  if (a instanceof Date || b instanceof Date) return isSameDate(a, b)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = definedFields(a)
  const right = new Map(definedFields(b))
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  )
}

const definedFields = (value: object) =>
  Object.entries(value).filter(([, field]) => field !== undefined)

const isSameDate = (a: object, b: object): boolean =>
  a instanceof Date && b instanceof Date && a.getTime() === b.getTime()
