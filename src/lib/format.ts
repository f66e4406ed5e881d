import { DAY_MS } from '../limits'
import { toDate, YEARLESS_DAYS, type DateLike } from './time'

/** The locale of dates, with Latin digits. Browsers disagree on the calendar of `ar-SA`, so it is fixed. */
const DATE_LOCALE = 'ar-SA-u-ca-gregory-nu-latn'
/** Fixed, so that the same date is shown everywhere. */
const TIME_ZONE = 'Asia/Riyadh'

const DAY_MONTH = { day: 'numeric', month: 'long', timeZone: TIME_ZONE } as const
const DAY = { ...DAY_MONTH, year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE } as const

/** A function that formats a date; its text is empty for an invalid one. */
const formatter =
  (options: Intl.DateTimeFormatOptions) =>
  (value: DateLike): string => {
    const date = toDate(value)
    return date ? new Intl.DateTimeFormat(DATE_LOCALE, options).format(date) : ''
  }

/** The Gregorian date with the month's name. */
export const formatDate = formatter(DAY)

export const formatDayMonth = formatter(DAY_MONTH)

/**
 * The formatter for days (ISO) that are read together: with the year, if a day could be taken for that of another year.
 */
export function dayFormatter(...days: string[]): typeof formatDate {
  const times = days.map(Date.parse)
  const span = Math.max(...times) - Math.min(...times)
  return span > YEARLESS_DAYS * DAY_MS ? formatDate : formatDayMonth
}

/** A formatter whose text ends with a time of day. The ص or م after the hour never stands alone on the next line. */
const timeFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = formatter(options)
  return (value: DateLike): string => format(value).replace(/ (?=\p{L}$)/u, '\u00a0')
}

/** The time of day in Riyadh. */
export const formatTime = timeFormatter(TIME)

export const formatDateTime = timeFormatter({ ...DAY, ...TIME })
