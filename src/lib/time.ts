/** Whatever a stored date may be: a Firestore timestamp, a Date, ISO text, milliseconds, or a pending server time (null). */
export type DateLike = { toDate(): Date } | Date | string | number | null | undefined

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/

/** A valid Date, or null for what is none (a pending server time, damaged text). Never an invalid Date, never throws. */
export function toDate(value: DateLike): Date | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' && !ISO_DATE.test(value)) return null
  try {
    const date = typeof value === 'object' && 'toDate' in value ? value.toDate() : new Date(value)
    return Number.isNaN(date.getTime()) ? null : date
  } catch {
    return null
  }
}

/** Milliseconds since 1970, or null for what is no date. */
export function toMillis(value: DateLike): number | null {
  return toDate(value)?.getTime() ?? null
}
