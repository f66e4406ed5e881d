import { dayFormatter } from '../lib/format'
import {
  weekPatterns,
  type Closed,
  type HoursException,
  type Opening,
  type OpenState,
} from '../lib/hours/openings'
import { isolateParts, quoteName, withoutStop } from '../lib/text/arabic'
import {
  afterOpening,
  clock,
  dates,
  dayList,
  named,
  openingShort,
  openingTime,
  range,
  spans,
} from './hours-words'

const CLOSED_NOW = 'مغلق الآن'

/** «حتى 9 م»; empty for a centre that stays open. */
const until = (closes: string, form?: 'sentence'): string => closes && `حتى ${clock(closes, form)}`

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
      if (state.isOpen) return `مفتوح ${until(state.closes) || 'الآن'}`
      return state.next ? openingShort(state.next) : CLOSED_NOW
    },
    open: (closes: string): string =>
      closes ? `مفتوح الآن ${until(closes, 'sentence')}` : 'مفتوح الآن',
    /** Stands below the words of the call button. */
    until,
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
      isolateParts([address, city].filter(Boolean).join('، ')),
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
    reply: (promise: string): string => `راسلنا الآن، ونردّ ${isolateParts(withoutStop(promise))}.`,
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
