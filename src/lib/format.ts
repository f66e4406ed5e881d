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

/** A text that keeps its own direction inside a sentence (U+2068 … U+2069), as <bdi> does where there is no markup. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

/** A name as a sentence has it: isolated, in «». */
export function quoteName(name: string): string {
  return `«${isolate(name)}»`
}

/** The six plural forms of Arabic. A form may be a text or anything else that the caller picks by number. */
export type PluralForms<T> = Record<Intl.LDMLPluralRule, T>

const arabic = new Intl.PluralRules('ar')

/** The form that Arabic uses with `count`: 0 zero, 1 one, 2 two, 3-10 few, 11-99 many, 100 other (by the last two digits). */
export function plural<T>(count: number, forms: PluralForms<T>): T {
  return forms[arabic.select(count)]
}
