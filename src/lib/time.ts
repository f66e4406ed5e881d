/** A stored date: a Firestore timestamp, Date, ISO string, milliseconds, or null. */
export type DateLike = { toDate(): Date } | Date | string | number | null | undefined

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/

/** Converts to a Date; null for a missing or invalid one. */
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

/** Milliseconds since 1970; null for a missing or invalid one. */
export function toMillis(value: DateLike): number | null {
  return toDate(value)?.getTime() ?? null
}
