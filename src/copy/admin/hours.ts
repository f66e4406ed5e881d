import { dayFormatter } from '../../lib/format'
import { weekPatterns, type Opening } from '../../lib/hours/openings'
import { clockDigits, dayHalf } from '../clock'
import { contact } from '../contact'

type Times = { readonly opens: string; readonly closes: string }
type ExceptionTimes = Times & {
  readonly from: string
  readonly to: string
  readonly isClosed: boolean
}

const halfOf = (time: string): string => dayHalf(Number(time.slice(0, 2)))

/** A line would break after the dash of «9–13», and a time would lose its half of the day. */
const unbroken = (span: string): string => span.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060')

/** «9 ص–1 م» or «4–9 م»; a time that is not typed yet is a question mark. */
function shortSpan({ opens, closes }: Times): string {
  if (opens === '' || closes === '') return '؟'
  const [from, to] = [halfOf(opens), halfOf(closes)]
  const start = from === to ? clockDigits(opens) : `${clockDigits(opens)} ${from}`
  return unbroken(`${start}–${clockDigits(closes)} ${to}`)
}

export const shortSpans = (spans: readonly Times[]): string => spans.map(shortSpan).join('، ')

/** The days of each pattern with their times: «من الأحد إلى الخميس 9 ص–9 م». */
export const shortWeek = (hours: readonly Opening[]): string =>
  weekPatterns(hours)
    .filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) => `${contact.hours.dayList(days)} ${shortSpans(spans)}`)
    .join('؛ ')

/** «9–13 مارس», or both months; empty while no date is typed. */
function shortDates(from: string, to: string, today: string): string {
  const [start, end] = [from || to, to || from]
  const format = dayFormatter(start, end, today)
  if (start === end) return format(start)
  return start.slice(0, 7) === end.slice(0, 7)
    ? unbroken(`${Number(start.slice(8))}–${format(end)}`)
    : `${format(start)} – ${format(end)}`
}

/** The days of an exception and their hours: «9–13 مارس · مغلق». */
export const exceptionValue = (
  { from, to, isClosed, ...times }: ExceptionTimes,
  today: string,
): string =>
  [shortDates(from, to, today), isClosed ? contact.hours.closedAllDay : shortSpan(times)]
    .filter(Boolean)
    .join(' · ')
