import { formatDayMonth } from '../lib/format'
import { dayRuns, weekPatterns, type DayPattern, type Hours, type OpenState } from '../lib/hours'
import { quoteName, withoutStop } from '../lib/words'

const DAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'] as const

const PERIODS = { short: ['ص', 'م', 'ظهراً', 'منتصف الليل'], long: ['صباحاً', 'مساءً', 'ظهراً', 'منتصف الليل'] } as const

/** "13:30" as «1:30 م», in a sentence as «1:30 مساءً»; Latin digits, as everywhere beside words. */
function clock(time: string, period: keyof typeof PERIODS = 'short'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const [morning, afternoon, noon, midnight] = PERIODS[period]
  const half = hours % 24 < 12 ? morning : afternoon
  const name = minutes > 0 ? half : hours % 24 === 0 ? midnight : hours === 12 ? noon : half
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${name}`
}

const day = (index: number): string => DAYS[index % DAYS.length] ?? ''

/** «من السبت إلى الخميس», «الأحد والثلاثاء» */
function dayList(days: readonly number[]): string {
  const runs = dayRuns(days)
  if (runs[0]?.length === DAYS.length) return 'كل يوم'
  return runs
    .flatMap((run) => (run.length > 2 ? `من ${day(run[0] ?? 0)} إلى ${day(run.at(-1) ?? 0)}` : run.map(day)))
    .join(' و')
}

const range = (opens: string, closes: string): string => `من ${clock(opens)} إلى ${clock(closes)}`

/** The openings of a day, each as a part of the sentence. */
const spans = (pattern: DayPattern): string[] =>
  pattern.spans.map(({ opens, closes }, index) => `${index > 0 ? 'و' : ''}${range(opens, closes)}`)

type Closed = Extract<OpenState, { isOpen: false }>

/** The day on which the centre opens again: today, tomorrow, a weekday of the next seven days, or a date. */
function openingDay({ date, inDays }: Closed, words: { today: string; weekday: string }): string {
  if (inDays === 0) return words.today
  if (inDays === 1) return 'غداً'
  return `${words.weekday}${inDays < 7 ? day(new Date(date).getUTCDay()) : formatDayMonth(date)}`
}

/** «غداً الساعة 9 صباحاً» */
const openingTime = (state: Closed): string =>
  `${openingDay(state, { today: 'اليوم', weekday: 'يوم ' })} الساعة ${clock(state.opens, 'long')}`

/** Hours, place and the message composer. */
export const contact = {
  visit: 'ساعات العمل والعنوان',
  hours: {
    title: 'ساعات العمل',
    dayList,
    range,
    spans,
    open: (closes: string): string => `مفتوح الآن حتى ${clock(closes, 'long')}`,
    opening: (state: Closed): string => `نفتح ${openingTime(state)}`,
    /** Where there is little room. */
    openingShort: (state: Closed): string =>
      ['نفتح', openingDay(state, { today: '', weekday: '' }), clock(state.opens)].filter(Boolean).join(' '),
    closed: (state: Closed): string => `مغلق الآن، ونفتح ${openingTime(state)}`,
    /** Beside the chat while the centre is closed. */
    writeNow: (state: Closed): string =>
      `${state.inDays > 0 ? 'الوقت متأخر؟ ' : ''}اكتب لنا ما يقلقك الآن، ونردّ ${openingTime(state)}.`,
    /** Dates with other hours. */
    exceptions: 'ساعات مختلفة قريباً',
    dates: (from: string, to: string): string =>
      from === to ? formatDayMonth(from) : `من ${formatDayMonth(from)} إلى ${formatDayMonth(to)}`,
    closedAllDay: 'مغلق',
    answered: (hours: readonly Hours[]): string =>
      `نردّ على المكالمات ${weekPatterns(hours)
        .filter((pattern) => pattern.spans.length > 0)
        .map((pattern) => `${dayList(pattern.days)}: ${spans(pattern).join('، ')}`)
        .join('؛ و')}.`,
    zone: 'بتوقيت الرياض',
  },
  place: {
    title: 'العنوان',
    comma: '، ',
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
    reply: (promise: string): string => `راسلنا الآن، ونردّ ${withoutStop(promise)}.`,
    privacy: 'حفاظاً على خصوصية طفلك، لا تكتب اسمه ولا ترسل تقاريره في واتساب. أحضرها معك.',
    /** The message from what was chosen; empty choices leave their line out. */
    message: ({ service, age, time }: { service: string; age: string; time: string }): string =>
      [
        service
          ? `السلام عليكم، أودّ الاستفسار عن خدمة ${quoteName(service)}.`
          : 'السلام عليكم، أودّ أن أستشيركم بشأن طفلي.',
        age && `عمر طفلي: ${age}.`,
        time && `الوقت المناسب للزيارة: ${time}.`,
      ]
        .filter(Boolean)
        .join('\n'),
  },
} as const
