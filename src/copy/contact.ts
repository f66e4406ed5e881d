import { formatDayMonth } from '../lib/format'
import type { Hours, OpenState } from '../lib/hours'
import { quoteName, withoutStop } from '../lib/words'

const DAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'] as const

/** "13:30" as «1:30 م»; Latin digits, as everywhere beside words. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 || 12
  return `${hour}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours % 24 < 12 ? 'ص' : 'م'}`
}

const day = (index: number): string => DAYS[index % DAYS.length] ?? ''

/** Neighbouring days as a span, with the Saudi week from Sunday. */
function dayList(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  const runs: number[][] = []
  for (const index of sorted) {
    const run = runs.at(-1)
    if (run && run.at(-1) === index - 1) run.push(index)
    else runs.push([index])
  }
  return runs
    .map((run) => {
      const [first = 0, last = 0] = [run[0], run.at(-1)]
      return run.length > 2 ? `من ${day(first)} إلى ${day(last)}` : run.map(day).join(' و')
    })
    .join('، ')
}

const range = (opens: string, closes: string): string => `من ${clock(opens)} إلى ${clock(closes)}`

type Closed = Extract<OpenState, { isOpen: false }>

/** When the centre opens again: today, tomorrow, on a weekday of the next seven days, or on a date. */
function opening({ date, inDays, opens }: Closed): string {
  const when =
    inDays === 0
      ? 'اليوم'
      : inDays === 1
        ? 'غداً'
        : `يوم ${inDays < 7 ? day(new Date(date).getUTCDay()) : formatDayMonth(date)}`
  return `نفتح ${when} الساعة ${clock(opens)}`
}

/** Hours, place and the message composer. */
export const contact = {
  visit: 'ساعات العمل والعنوان',
  hours: {
    title: 'ساعات العمل',
    dayList,
    range,
    open: (closes: string): string => `مفتوح الآن حتى ${clock(closes)}`,
    opening: (state: Closed): string => opening(state),
    closed: (state: Closed): string => `مغلق الآن، ${opening(state)}`,
    /** Dates with other hours. */
    exceptions: 'مواعيد مختلفة قريباً',
    dates: (from: string, to: string): string =>
      from === to ? formatDayMonth(from) : `من ${formatDayMonth(from)} إلى ${formatDayMonth(to)}`,
    closedAllDay: 'مغلق',
    answered: (hours: readonly Hours[]): string =>
      `نردّ على الاتصال: ${hours.map(({ days, opens, closes }) => `${dayList(days)} ${range(opens, closes)}`).join('؛ ')}`,
    zone: 'بتوقيت الرياض',
  },
  place: {
    title: 'العنوان',
    comma: '، ',
    map: 'الاتجاهات على الخريطة',
  },
  composer: {
    title: 'جهّز رسالتك',
    text: 'اختر ما يناسبك، ونكتب الرسالة لك. لا نحفظ شيئاً هنا.',
    service: 'الخدمة',
    age: 'عمر طفلك',
    time: 'الوقت المناسب',
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
    privacy: 'لا ترسل اسم طفلك أو تقاريره في واتساب؛ أحضرها معك.',
    /** The message from what was chosen; empty choices leave their line out. */
    message: ({ service, age, time }: { service: string; age: string; time: string }): string =>
      [
        service
          ? `السلام عليكم، أودّ الاستفسار عن خدمة ${quoteName(service)}.`
          : 'السلام عليكم، أودّ أن أستشيركم بشأن طفلي.',
        age && `عمر طفلي: ${age}.`,
        time && `الوقت المناسب لي: ${time}.`,
      ]
        .filter(Boolean)
        .join('\n'),
  },
} as const
