import { DATE_LOCALE, MB, TIME_ZONE } from '../limits'
import { toDate, type DateLike } from './time'

// Bare `ar-SA` is Hijri in older browsers and Gregorian in newer ones (CLDR changed in 2024), so the calendar is pinned;
// the zone too, or one product would show two dates to two people.
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE } as const
const TIME = { hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE } as const

/** Day, month name and year as Saudi Arabia writes them, Gregorian; an empty text for what is no date. */
export function formatDate(value: DateLike): string {
  const date = toDate(value)
  return date ? new Intl.DateTimeFormat(DATE_LOCALE, DAY).format(date) : ''
}

/** The time of day in Riyadh, for "saved at"; an empty text for what is no date. */
export function formatTime(value: DateLike): string {
  const date = toDate(value)
  return date ? new Intl.DateTimeFormat(DATE_LOCALE, TIME).format(date) : ''
}

/** Day and time in one, as a sentence has them; an empty text for what is no date. */
export function formatMoment(value: DateLike): string {
  const date = toDate(value)
  return date ? new Intl.DateTimeFormat(DATE_LOCALE, { ...DAY, ...TIME }).format(date) : ''
}

/** Bytes as megabytes (1 MB = 1,048,576) in Latin digits, one decimal, at least 0.1 for what is not empty: "0.8". */
export function formatMegabytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0'
  return String(Math.max(0.1, Math.round((bytes / MB) * 10) / 10))
}
