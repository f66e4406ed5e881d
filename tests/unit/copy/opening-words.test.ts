import { describe, expect, it } from 'vitest'
import { contact } from '../../../src/copy/contact'
import { weekPatterns, type Closed, type Opening } from '../../../src/lib/hours/openings'
import { isolate } from '../../../src/lib/text/arabic'
import { breakable } from '../../helpers/plain-words'

const {
  answerFrom,
  closed,
  closedAllDay,
  dates,
  dayList,
  open,
  now,
  range,
  spans,
  today,
  until,
  week,
} = contact.hours

describe('the words for opening hours', () => {
  const on = (days: number[], opens: string, closes: string): Opening => ({ days, opens, closes })
  const SHORT_THURSDAY = [
    on([0, 1, 2, 3], '16:00', '21:00'),
    on([0, 1, 2, 3, 4], '09:00', '13:00'),
    on([4], '16:00', '18:00'),
  ]

  it.each<[what: string, hours: Opening[], ...lines: string[]]>([
    [
      'a shorter Thursday',
      SHORT_THURSDAY,
      'من الأحد إلى الأربعاء: من 9 ص إلى 1 م ومن 4 م إلى 9 م',
      'الخميس: من 9 ص إلى 1 م ومن 4 م إلى 6 م',
      'الجمعة والسبت: مغلق',
    ],
    [
      'every day until midnight',
      [on([0, 1, 2, 3, 4, 5, 6], '12:30', '00:00')],
      'كل يوم: من 12:30 م إلى منتصف الليل',
    ],
    [
      'every day round the clock',
      [on([0, 1, 2, 3, 4, 5, 6], '00:00', '23:59')],
      'كل يوم: على مدار الساعة',
    ],
    [
      'a run and a single day, stored out of order and past midnight',
      [on([6], '20:00', '01:00'), on([2, 1, 0], '20:00', '01:00'), on([4], '20:00', '01:00')],
      'من السبت إلى الثلاثاء والخميس: من 8 م إلى 1 ص',
      'الأربعاء والجمعة: مغلق',
    ],
  ])('the words for opening hours join the days of %s', (_, hours, ...lines) => {
    const table = weekPatterns(hours).map(
      (pattern) => `${dayList(pattern.days)}: ${spans(pattern).join(' ') || closedAllDay}`,
    )
    expect(table.map(breakable)).toEqual(lines)
  })

  it('an open centre that does not close within a day has no closing time in its words', () =>
    expect([open(''), now({ isOpen: true, date: '2024-06-02', closes: '' }), until('')]).toEqual([
      'مفتوح الآن',
      'مفتوح الآن',
      '',
    ]))

  it('the opening hours of a week are one line without the closed days', () =>
    expect(breakable(week(SHORT_THURSDAY))).toBe(
      'من الأحد إلى الأربعاء من 9 ص إلى 1 م، ومن 4 م إلى 9 م؛ والخميس من 9 ص إلى 1 م، ومن 4 م إلى 6 م',
    ))

  it.each([
    {
      what: 'today',
      inDays: 0,
      opens: '16:30',
      expected: ['مغلق الآن، ونفتح اليوم الساعة 4:30 عصراً', 'نفتح 4:30 م', 'نردّ بعد 4:30 عصراً'],
    },
    {
      what: 'tomorrow',
      inDays: 1,
      opens: '09:00',
      expected: ['مغلق الآن، ونفتح غداً الساعة 9 صباحاً', 'نفتح غداً 9 ص', 'نردّ غداً بعد 9 ص'],
    },
    {
      what: 'at midnight',
      inDays: 1,
      opens: '00:00',
      expected: [
        'مغلق الآن، ونفتح غداً عند منتصف الليل',
        'نفتح غداً منتصف الليل',
        'نردّ غداً بعد منتصف الليل',
      ],
    },
    {
      what: 'on a weekday',
      inDays: 6,
      opens: '12:00',
      expected: [
        'مغلق الآن، ونفتح يوم السبت الساعة 12 ظهراً',
        'نفتح السبت 12 ظهراً',
        'نردّ السبت بعد 12 ظهراً',
      ],
    },
    {
      what: 'on a date',
      inDays: 30,
      opens: '09:00',
      expected: [
        'مغلق الآن، ونفتح يوم 8 يونيو الساعة 9 صباحاً',
        'نفتح 8 يونيو 9 ص',
        'نردّ 8 يونيو بعد 9 ص',
      ],
    },
  ])(
    'the words for a closed centre name an opening $what, and when a message is answered',
    ({ inDays, opens, expected }) => {
      const state: Closed = { isOpen: false, next: { date: '2024-06-08', inDays, opens } }
      expect([closed, now, answerFrom].map((words) => breakable(words(state)))).toEqual(expected)
    },
  )

  it('the words for a centre that is closed without a known opening name no day', () => {
    const state: Closed = { isOpen: false, next: null }
    expect([closed, now, answerFrom].map((words) => words(state))).toEqual([
      'مغلق الآن',
      'مغلق الآن',
      '',
    ])
  })

  it.each([
    ['00:00', 'منتصف الليل'],
    ['00:30', '12:30 بعد منتصف الليل'],
    ['03:59', '3:59 بعد منتصف الليل'],
    ['04:00', '4 صباحاً'],
    ['11:59', '11:59 صباحاً'],
    ['12:00', '12 ظهراً'],
    ['15:00', '3 عصراً'],
    ['17:59', '5:59 عصراً'],
    ['18:00', '6 مساءً'],
  ])('the words for an open centre name the part of the day of %s as «%s»', (time, words) => {
    expect(breakable(open(time))).toBe(`مفتوح الآن حتى ${words}`)
  })

  const exception = {
    from: '2027-02-08',
    to: '2027-03-08',
    opens: '20:00',
    closes: '23:30',
    note: 'رمضان',
  }
  it.each([
    ['with their hours', exception, `${isolate('رمضان')}: من 8 م إلى 11:30 م`],
    [
      'closed for a day',
      { ...exception, to: exception.from, opens: '', note: 'عيد' },
      `${isolate('عيد')}: مغلق اليوم`,
    ],
    ['closed without a name', { ...exception, opens: '', note: '' }, 'مغلق حتى نهاية 8 مارس'],
    [
      'closed for more than a year',
      { ...exception, to: '2028-03-08', opens: '', note: '' },
      'مغلق حتى نهاية 8 مارس 2028',
    ],
    ['open without a name', { ...exception, note: '' }, 'ساعات العمل اليوم من 8 م إلى 11:30 م'],
  ])('the words for today tell of special days %s', (_, days, text) =>
    expect(breakable(today(days))).toBe(text),
  )

  it.each([
    { what: 'a day', from: '2026-03-09', to: '2026-03-09', text: '9 مارس' },
    { what: 'days of one month', from: '2026-03-09', to: '2026-03-13', text: 'من 9 إلى 13 مارس' },
    {
      what: 'days of two months',
      from: '2026-02-28',
      to: '2026-03-03',
      text: 'من 28 فبراير إلى 3 مارس',
    },
    {
      what: 'days up to the same day a year later',
      from: '2026-12-28',
      to: '2027-12-28',
      text: 'من 28 ديسمبر 2026 إلى 28 ديسمبر 2027',
    },
    {
      what: 'the same month of two years',
      from: '2026-12-28',
      to: '2027-12-30',
      text: 'من 28 ديسمبر 2026 إلى 30 ديسمبر 2027',
    },
    {
      what: 'days up to a year',
      from: '2026-12-28',
      to: '2027-12-27',
      text: 'من 28 ديسمبر إلى 27 ديسمبر',
    },
  ])('the words for dates name $what', ({ from, to, text }) => expect(dates(from, to)).toBe(text))

  it('a line never ends inside a time of the opening hours', () => {
    const table = weekPatterns(SHORT_THURSDAY).flatMap(spans)
    for (const words of [...table, range('09:00', '13:00'), open('13:00')])
      expect(words).not.toMatch(/(من|إلى|\d) (\d|[صم](?!\p{L}))/u)
  })
})
