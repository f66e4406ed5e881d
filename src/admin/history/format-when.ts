import { adminHistory } from '../../copy/admin/history'
import { formatDate, formatDayMonth, formatTime } from '../../lib/format'

const isToday = (date: Date): boolean => formatDate(date) === formatDate(new Date())

/** The day as people say it, and the time. */
export const formatWhen = (date: Date): string =>
  isToday(date)
    ? adminHistory.today(formatTime(date))
    : adminHistory.dayAndTime(formatDayMonth(date), formatTime(date))

/** The time of a date of today, and the day of any other. */
export const formatWhenShort = (date: Date): string =>
  isToday(date) ? formatTime(date) : formatDayMonth(date)
