import { DATE_LOCALE, MB, TIME_ZONE } from '../limits'
import { toDate, type DateLike } from './time'

// Browsers disagree on the calendar of `ar-SA`, so it is fixed. The time zone is fixed for the same date everywhere.
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE } as const
const TIME = { hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE } as const

/** The Gregorian date with the month's name; empty for an invalid date. */
export function formatDate(value: DateLike): string {
  const date = toDate(value)
  return date ? new Intl.DateTimeFormat(DATE_LOCALE, DAY).format(date) : ''
}

/** The day and month without the year; empty for an invalid date. */
export function formatDayMonth(value: DateLike): string {
  const date = toDate(value)
  const { day, month, timeZone } = DAY
  return date ? new Intl.DateTimeFormat(DATE_LOCALE, { day, month, timeZone }).format(date) : ''
}

/** The time of day in Riyadh; empty for an invalid date. */
export function formatTime(value: DateLike): string {
  const date = toDate(value)
  return date ? new Intl.DateTimeFormat(DATE_LOCALE, TIME).format(date) : ''
}

/** The date and time; empty for an invalid date. */
export function formatMoment(value: DateLike): string {
  const date = toDate(value)
  return date ? new Intl.DateTimeFormat(DATE_LOCALE, { ...DAY, ...TIME }).format(date) : ''
}

/** Bytes as megabytes (1 MB = 1,048,576) with one decimal, at least 0.1 unless zero: "0.8". */
export function formatMegabytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0'
  return String(Math.max(0.1, Math.round((bytes / MB) * 10) / 10))
}
