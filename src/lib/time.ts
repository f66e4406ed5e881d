import { HOUR_MS } from '../limits'

/** A stored date: a Firestore timestamp, Date, ISO string, milliseconds, or null. */
export type DateLike = { toDate(): Date } | Date | string | number | null | undefined

/** Whether a text is a day of the calendar (ISO), of a year from 1900 to 2999: no 13th month, no 30th of February. */
export function isDay(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  // Some browsers read the 30th of February as the 1st of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Whether a text is a time of the day, "HH:MM" from "00:00" to "23:59", as a time field has it. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

export const DAY_MINUTES = 24 * 60

/** The offset of Riyadh from UTC, in summer and in winter. */
export const TIME_ZONE_OFFSET_MS = 3 * HOUR_MS

/** A date and time in Riyadh, as a `datetime-local` field has it, such as "2026-01-31T09:05". */
export const isoInRiyadh = (moment: Date): string =>
  // Without Intl.DateTimeFormat: with a time zone it takes a phone 100 ms.
  new Date(moment.getTime() + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 16)

/** The days of a span in which every date is clear without its year. */
export const YEARLESS_DAYS = 364

/** Minutes since midnight of a time of the day; null for another text. */
export const minutesOf = (time: string): number | null =>
  isTime(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : null

/** A day, alone or with a time. */
const isIsoDate = (text: string): boolean => isDay(text.slice(0, 10)) && /^.{10}(T|$)/.test(text)

/** Converts a stored value to a Date; null for a missing or invalid one. */
export function toDate(stored: unknown): Date | null {
  if (stored === null || stored === undefined) return null
  if (typeof stored === 'string' && !isIsoDate(stored)) return null
  // A value of another type throws, or makes an invalid date.
  const value = stored as NonNullable<DateLike>
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
