import { dayFormatter, formatDayMonth } from '../lib/format'
import {
  dayRuns,
  isWholeDay,
  type DayPattern,
  type HoursException,
  type NextOpening,
} from '../lib/hours/openings'
import { isolate } from '../lib/text/arabic'
import { clockDigits, dayHalf, weekdays } from './clock'

// How times, days and dates are said, in the words of visitors and in the history.

/** The parts of a day as they are said, each with the hour before which it ends. */
const PERIODS = [
  [4, 'بعد منتصف الليل'],
  [12, 'صباحاً'],
  [15, 'ظهراً'],
  [18, 'عصراً'],
  [24, 'مساءً'],
] as const

const MIDNIGHT = 'منتصف الليل'

/** The part of the day, in a table as «ص» or «م». */
function periodOf(hours: number, minutes: number, isShort: boolean): string {
  if (!isShort) return PERIODS.find(([end]) => hours < end)?.[1] ?? ''
  if (hours === 12 && minutes === 0) return 'ظهراً'
  return dayHalf(hours)
}

/** Words between which no line ends. */
const unbroken = (...words: string[]): string => words.join('\u00a0')

/** "13:30" as «1:30 م», in a sentence as «1:30 ظهراً». */
export function clock(time: string, form: 'short' | 'sentence' = 'short'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (hours === 0 && minutes === 0) return MIDNIGHT
  return unbroken(clockDigits(time), periodOf(hours, minutes, form === 'short'))
}

/** «الساعة 9 صباحاً», «عند منتصف الليل» */
function at(time: string): string {
  const said = clock(time, 'sentence')
  return `${said === MIDNIGHT ? 'عند' : 'الساعة'} ${said}`
}

const day = (index: number): string => weekdays[index % weekdays.length] ?? ''

/** «من السبت إلى الخميس», «الأحد والثلاثاء» */
export function dayList(days: readonly number[]): string {
  const runs = dayRuns(days)
  if (runs[0]?.length === weekdays.length) return 'كل يوم'
  return runs
    .flatMap((run) =>
      run.length > 2 ? `من ${day(run[0] ?? 0)} إلى ${day(run.at(-1) ?? 0)}` : run.map(day),
    )
    .join(' و')
}

/** «من 9 ص إلى 1:30 م», «على مدار الساعة» */
export const range = (opens: string, closes: string): string =>
  isWholeDay(opens, closes)
    ? 'على مدار الساعة'
    : `${unbroken('من', clock(opens))} ${unbroken('إلى', clock(closes))}`

/** The openings of a day, each as a part of the sentence. */
export const spans = (pattern: DayPattern): string[] =>
  pattern.spans.map(({ opens, closes }, index) => `${index > 0 ? 'و' : ''}${range(opens, closes)}`)

/** The day on which the centre opens again: today, tomorrow, a weekday of the next seven days, or a date. */
function openingDay(
  { date, inDays }: NextOpening,
  words: { today: string; weekday: string },
): string {
  if (inDays === 0) return words.today
  if (inDays === 1) return 'غداً'
  return `${words.weekday}${inDays < 7 ? day(new Date(date).getUTCDay()) : formatDayMonth(date)}`
}

/** «غداً الساعة 9 صباحاً» */
export const openingTime = (next: NextOpening): string =>
  `${openingDay(next, { today: 'اليوم', weekday: 'يوم ' })} ${at(next.opens)}`

/** «غداً بعد 9 ص», on the same day «بعد 9 صباحاً» */
export const afterOpening = (next: NextOpening): string =>
  next.inDays === 0
    ? `بعد ${clock(next.opens, 'sentence')}`
    : `${openingDay(next, { today: '', weekday: '' })} بعد ${clock(next.opens)}`

/** «9 مارس», «من 9 إلى 13 مارس», «من 28 فبراير إلى 3 مارس» */
export function dates(from: string, to: string): string {
  const format = dayFormatter(from, to)
  if (from === to) return format(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `من ${isOneMonth ? Number(from.slice(8)) : format(from)} إلى ${format(to)}`
}

/** «نفتح غداً 9 ص» */
export const openingShort = (next: NextOpening): string =>
  ['نفتح', openingDay(next, { today: '', weekday: '' }), clock(next.opens)]
    .filter(Boolean)
    .join(' ')

/** Words about special days, after their name: «إجازة عيد الفطر: مغلق الآن». */
export const named = (exception: Pick<HoursException, 'note'> | null, words: string): string =>
  exception?.note ? `${isolate(exception.note)}: ${words}` : words
