import { adminHistory as words } from '../../copy/admin-history'
import { formatDate, formatDayMonth, formatTime } from '../../lib/format'

/** The day as people say it, and the time. */
export function when(date: Date, now = new Date()): string {
  const isToday = formatDate(date) === formatDate(now)
  return isToday ? words.today(formatTime(date)) : words.dayAndTime(formatDayMonth(date), formatTime(date))
}
