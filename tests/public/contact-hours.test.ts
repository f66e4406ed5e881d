import { describe, expect, it } from 'vitest'
import { contact } from '../../src/copy/contact'
import { isolate } from '../../src/lib/words'
import { weekPatterns, type Hours, type OpenState } from '../../src/lib/hours'

const { answered, closedAllDay, dayList, spans, opening, openingShort, open, writeNow, answerFrom, today } =
  contact.hours

const on = (days: number[], opens: string, closes: string): Hours => ({ days, opens, closes })

/** [what is special, the stored hours, the lines of the table, the sentence] */
const WEEKS: [string, Hours[], string[], string][] = [
  [
    'a shorter Thursday',
    [on([0, 1, 2, 3], '16:00', '21:00'), on([0, 1, 2, 3, 4], '09:00', '13:00'), on([4], '16:00', '18:00')],
    [
      'من الأحد إلى الأربعاء: من 9 ص إلى 1 م ومن 4 م إلى 9 م',
      'الخميس: من 9 ص إلى 1 م ومن 4 م إلى 6 م',
      'الجمعة والسبت: مغلق',
    ],
    'من الأحد إلى الأربعاء من 9 ص إلى 1 م، ومن 4 م إلى 9 م؛ والخميس من 9 ص إلى 1 م، ومن 4 م إلى 6 م.',
  ],
  [
    'every other day',
    [on([1, 3, 5], '16:00', '21:00')],
    ['الاثنين والأربعاء والجمعة: من 4 م إلى 9 م', 'السبت والأحد والثلاثاء والخميس: مغلق'],
    'الاثنين والأربعاء والجمعة من 4 م إلى 9 م.',
  ],
  [
    'every day, until midnight',
    [on([0, 1, 2, 3, 4, 5, 6], '12:30', '24:00')],
    ['كل يوم: من 12:30 م إلى 12 منتصف الليل'],
    'كل يوم من 12:30 م إلى 12 منتصف الليل.',
  ],
  [
    'a run and a single day, stored out of order and past midnight',
    [on([6], '20:00', '01:00'), on([2, 1, 0], '20:00', '01:00'), on([4], '20:00', '01:00')],
    ['من السبت إلى الثلاثاء والخميس: من 8 م إلى 1 ص', 'الأربعاء والجمعة: مغلق'],
    'من السبت إلى الثلاثاء والخميس من 8 م إلى 1 ص.',
  ],
]

describe('the hours of a week', () => {
  it.each(WEEKS)('%s', (_, hours, lines, sentence) => {
    const table = weekPatterns(hours).map(
      (pattern) => `${dayList(pattern.days)}: ${spans(pattern).join(' ') || closedAllDay}`,
    )
    expect(table).toEqual(lines)
    expect(answered(hours)).toBe(`نردّ على المكالمات في ساعات العمل: ${sentence}`)
  })
})

describe('the next opening', () => {
  const closed = (inDays: number, opens: string): Extract<OpenState, { isOpen: false }> => ({
    isOpen: false,
    date: '2024-06-08',
    inDays,
    opens,
  })

  it.each([
    ['today', closed(0, '16:30'), 'نفتح اليوم الساعة 4:30 عصراً', 'نفتح 4:30 م'],
    ['tomorrow', closed(1, '09:00'), 'نفتح غداً الساعة 9 صباحاً', 'نفتح غداً 9 ص'],
    ['on a weekday', closed(6, '12:00'), 'نفتح يوم السبت الساعة 12 ظهراً', 'نفتح السبت 12 ظهراً'],
    ['on a date', closed(30, '09:00'), 'نفتح يوم 8 يونيو الساعة 9 صباحاً', 'نفتح 8 يونيو 9 ص'],
  ])('%s', (_, state, sentence, short) => {
    expect(opening(state)).toBe(sentence)
    expect(openingShort(state)).toBe(short)
  })

  it('is the time of the reply to a message', () => {
    const [today, tomorrow] = [closed(0, '16:00'), closed(1, '09:00')]
    const write = 'اكتب لنا ما يقلقك الآن، ونردّ عليك بعد أن نفتح'
    expect(writeNow(tomorrow, true)).toBe(`الوقت متأخر؟ ${write} غداً الساعة 9 صباحاً.`)
    expect(writeNow(today, false)).toBe(`${write} اليوم الساعة 4 عصراً.`)
    expect([today, tomorrow, closed(6, '16:00')].map(answerFrom)).toEqual([
      'نردّ الساعة 4 عصراً',
      'نردّ غداً 9 ص',
      'نردّ السبت 4 م',
    ])
  })
})

describe('the hour of the day', () => {
  it.each([
    ['00:00', '12 منتصف الليل'],
    ['01:30', '1:30 بعد منتصف الليل'],
    ['03:59', '3:59 بعد منتصف الليل'],
    ['04:00', '4 صباحاً'],
    ['11:59', '11:59 صباحاً'],
    ['12:00', '12 ظهراً'],
    ['12:30', '12:30 ظهراً'],
    ['13:00', '1 ظهراً'],
    ['15:00', '3 عصراً'],
    ['17:59', '5:59 عصراً'],
    ['18:00', '6 مساءً'],
    ['24:00', '12 منتصف الليل'],
  ])('%s is said as «%s»', (time, said) => {
    expect(open(time)).toBe(`مفتوح الآن حتى ${said}`)
  })
})

describe('the special days that are on', () => {
  const special = { from: '2027-02-08', to: '2027-03-08', opens: '20:00', closes: '23:30', note: 'رمضان' }

  it.each([
    ['with their hours', special, `${isolate('رمضان')}: من 8 م إلى 11:30 م.`],
    ['closed for days', { ...special, opens: '', closes: '', note: 'عيد' }, `${isolate('عيد')}: مغلق حتى 8 مارس.`],
    ['closed for a day', { ...special, to: special.from, opens: '', note: 'عيد' }, `${isolate('عيد')}: مغلق اليوم.`],
    ['closed without a name', { ...special, opens: '', note: '' }, 'مغلق حتى 8 مارس.'],
    ['open without a name', { ...special, note: '' }, 'ساعات العمل اليوم من 8 م إلى 11:30 م.'],
  ])('are said %s', (_, days, text) => expect(today(days)).toBe(text))
})
