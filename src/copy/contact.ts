import { isolate, isolatePhones, quoteName, withoutStop } from '../lib/arabic'
import { dayFormatter, formatDayMonth } from '../lib/format'
import {
  dayRuns,
  weekPatterns,
  type Closed,
  type DayPattern,
  type HoursException,
  type NextOpening,
  type Opening,
  type OpenState,
} from '../lib/hours'
import { clockDigits, dayHalf, weekdays } from './clock'

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
const kept = (...words: string[]): string => words.join('\u00a0')

/** "13:30" as «1:30 م», in a sentence as «1:30 ظهراً». */
function clock(time: string, form: 'short' | 'sentence' = 'short'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (hours === 0 && minutes === 0) return MIDNIGHT
  return kept(clockDigits(time), periodOf(hours, minutes, form === 'short'))
}

/** «الساعة 9 صباحاً», «عند منتصف الليل» */
function at(time: string): string {
  const said = clock(time, 'sentence')
  return `${said === MIDNIGHT ? 'عند' : 'الساعة'} ${said}`
}

const day = (index: number): string => weekdays[index % weekdays.length] ?? ''

/** «من السبت إلى الخميس», «الأحد والثلاثاء» */
function dayList(days: readonly number[]): string {
  const runs = dayRuns(days)
  if (runs[0]?.length === weekdays.length) return 'كل يوم'
  return runs
    .flatMap((run) =>
      run.length > 2 ? `من ${day(run[0] ?? 0)} إلى ${day(run.at(-1) ?? 0)}` : run.map(day),
    )
    .join(' و')
}

const range = (opens: string, closes: string): string =>
  `${kept('من', clock(opens))} ${kept('إلى', clock(closes))}`

/** The openings of a day, each as a part of the sentence. */
const spans = (pattern: DayPattern): string[] =>
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
const openingTime = (next: NextOpening): string =>
  `${openingDay(next, { today: 'اليوم', weekday: 'يوم ' })} ${at(next.opens)}`

/** «غداً بعد 9 ص», on the same day «بعد 9 صباحاً» */
const afterOpening = (next: NextOpening): string =>
  next.inDays === 0
    ? `بعد ${clock(next.opens, 'sentence')}`
    : `${openingDay(next, { today: '', weekday: '' })} بعد ${clock(next.opens)}`

/** «9 مارس», «من 9 إلى 13 مارس», «من 28 فبراير إلى 3 مارس» */
function dates(from: string, to: string): string {
  const format = dayFormatter(from, to)
  if (from === to) return format(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `من ${isOneMonth ? Number(from.slice(8)) : format(from)} إلى ${format(to)}`
}

/** «نفتح غداً 9 ص» */
const openingShort = (next: NextOpening): string =>
  ['نفتح', openingDay(next, { today: '', weekday: '' }), clock(next.opens)]
    .filter(Boolean)
    .join(' ')

const CLOSED_NOW = 'مغلق الآن'

/** Words about special days, after their name: «إجازة عيد الفطر: مغلق الآن». */
const named = (exception: Pick<HoursException, 'note'> | null, words: string): string =>
  exception?.note ? `${isolate(exception.note)}: ${words}` : words

/** The choices that make up a message. */
type Choice = { service: string; concern?: string; age: string; time: string }

/** Hours, address and the message composer. */
export const contact = {
  visit: 'الساعات والعنوان',
  hours: {
    title: 'ساعات العمل',
    dayList,
    range,
    spans,
    named,
    /** Stands before the link to the hours and the address. */
    now: (state: OpenState): string => {
      if (state.isOpen) return `مفتوح حتى ${clock(state.closes)}`
      return state.next ? openingShort(state.next) : CLOSED_NOW
    },
    open: (closes: string): string => `مفتوح الآن حتى ${clock(closes, 'sentence')}`,
    /** Stands below the words of the call button. */
    until: (closes: string): string => `حتى ${clock(closes)}`,
    closed: ({ next }: Closed): string =>
      next ? `${CLOSED_NOW}، ونفتح ${openingTime(next)}` : CLOSED_NOW,
    /** Stands beside the chat while the centre is closed, below the time of its opening. */
    writeNow: (isNight: boolean): string =>
      `${isNight ? 'الوقت متأخر؟ ' : ''}اكتب لنا ما يقلقك الآن، ونردّ عليك حين نفتح.`,
    /** Stands below the words of the chat button while the centre is closed. */
    answerFrom: ({ next }: Closed): string => (next ? `نردّ ${afterOpening(next)}` : ''),
    /** Dates with other hours. */
    exceptions: 'العطل والساعات الخاصة',
    /** Today's exception from the usual hours. */
    today: (exception: HoursException): string => {
      const { from, to } = exception
      const when = exception.opens
        ? range(exception.opens, exception.closes)
        : `مغلق ${from === to ? 'اليوم' : `حتى نهاية ${dayFormatter(from, to)(to)}`}`
      return exception.note || !exception.opens
        ? named(exception, when)
        : `ساعات العمل اليوم ${when}`
    },
    dates,
    closedAllDay: 'مغلق',
    /** The week in one line; where none is given, how to learn it. */
    week: (hours: readonly Opening[]): string =>
      weekPatterns(hours)
        .filter((pattern) => pattern.spans.length > 0)
        .map((pattern) => `${dayList(pattern.days)} ${spans(pattern).join('، ')}`)
        .join('؛ و') || 'اتصل بنا لمعرفة ساعات العمل',
  },
  address: {
    title: 'العنوان',
    /** Empty while the centre has given neither. */
    line: ({ address, city }: { address: string; city: string }): string =>
      isolatePhones([address, city].filter(Boolean).join('، ')),
    map: 'الاتجاهات على الخريطة',
  },
  composer: {
    title: 'جهّز رسالتك',
    text: 'اختر ما يناسبك، ونكتب الرسالة لك. ولا نحفظ شيئاً مما تختاره.',
    service: 'الخدمة',
    age: 'عمر طفلك',
    time: 'الوقت المناسب للزيارة',
    anyService: 'لا أعرف بعد',
    noAge: 'أفضّل ألا أذكره',
    ages: [
      'أقل من سنتين',
      'من سنتين إلى 3 سنوات',
      'من 4 إلى 5 سنوات',
      'من 6 إلى 8 سنوات',
      'من 9 إلى 12 سنة',
      'من 13 إلى 18 سنة',
    ],
    anyTime: 'أي وقت',
    times: ['صباحاً', 'بعد الظهر', 'مساءً'],
    preview: 'نص رسالتك',
    send: 'افتح الرسالة في واتساب',
    share: 'أرسل هذا لوالد الطفل',
    reply: (promise: string): string => `راسلنا الآن، ونردّ ${isolatePhones(withoutStop(promise))}.`,
    replyClosed: ({ next }: Closed): string =>
      `راسلنا الآن، ونردّ عليك ${next ? `بعد أن نفتح ${openingTime(next)}` : 'حين نفتح'}.`,
    privacy: 'حفاظاً على خصوصية طفلك، لا تكتب اسمه ولا ترسل تقاريره في واتساب. أحضرها معك.',
    /** The message from the choices; an empty one leaves its line out. */
    message: ({ service, concern, age, time }: Choice): string =>
      [
        service
          ? `السلام عليكم، أودّ الاستفسار عن خدمة ${quoteName(service)}.`
          : 'السلام عليكم، أودّ أن أستشيركم بشأن طفلي.',
        concern && `ما يقلقني: ${concern}.`,
        age && `عمر طفلي: ${age}.`,
        time && `الوقت المناسب للزيارة: ${time}.`,
      ]
        .filter(Boolean)
        .join('\n'),
  },
} as const
