import { expect, it } from 'vitest'
import { exceptionDays, summaryOf } from '../../../src/admin/centre/summary'
import { GROUPS } from '../../../src/admin/centre/texts'
import { type TypedCentre } from '../../../src/admin/centre/typed-centre'
import { isolate } from '../../../src/lib/text/arabic'
import { exception, phone, rows, typedCentre } from '../../fixtures/typed-centre'
import { breakable } from '../../helpers/plain-words'

it('the groups say when an exception has passed, and from when families see it', () => {
  const text = (from: string, to?: string) =>
    breakable(exceptionDays(exception(from, to), new Date('2026-05-01T12:00:00Z')))
  expect(text('2026-04-30')).toBe('مضت · 30 أبريل · مغلق')
  expect(text('2026-05-15')).toBe('15 مايو · مغلق')
  expect(text('2026-05-16', '2026-05-20')).toBe('16–20 مايو · مغلق · تظهر للأسر من 2 مايو')
  expect(text('')).toBe('مغلق')
})

it('an exception has passed once its last night is over, as for visitors', () => {
  const night = { ...exception('2026-04-29', '2026-04-30'), opens: '20:00', closes: '02:00' }
  const hasPassed = (isClosed: boolean, time: string) =>
    exceptionDays({ ...night, isClosed }, new Date(`2026-05-01T${time}+03:00`)).startsWith('مضت')
  expect(hasPassed(false, '01:59')).toBe(false)
  expect(hasPassed(false, '02:00')).toBe(true)
  // The times that were typed stay in a row that became closed.
  expect(hasPassed(true, '00:00')).toBe(true)
})

it('the groups name the year of an exception that is a year or more away', () => {
  const text = (from: string, to?: string) =>
    breakable(exceptionDays(exception(from, to), new Date('2026-05-01T12:00:00Z')))
  expect(text('2025-05-01')).toBe('مضت · 1 مايو 2025 · مغلق')
  expect(text('2025-05-03')).toBe('مضت · 3 مايو · مغلق')
  expect(text('2027-05-01', '2027-05-03')).toBe('1–3 مايو 2027 · مغلق · تظهر للأسر من 17 أبريل')
  expect(text('2028-02-28', '2028-03-01')).toBe(
    '28 فبراير 2028 – 1 مارس 2028 · مغلق · تظهر للأسر من 14 فبراير 2028',
  )
})

const values = (part: Partial<TypedCentre>) =>
  GROUPS.map((group) => {
    const value = summaryOf(group, typedCentre(part))
    return value === null ? null : breakable(value)
  })

it('the groups say their values in one line', () => {
  expect(
    values({
      exceptions: [
        exception('2001-01-01', '2001-01-02', 'قديم'),
        exception('2999-03-09', '2999-03-13', 'عيد الفطر'),
      ],
      city: 'الرياض',
      licence: '1400',
      photosUrl: 'https://example.com/a',
      years: '',
      replyPromise: 'خلال ساعتين',
    }),
  ).toEqual([
    `${isolate('051 234 5678')} · واتساب ${isolate('051 234 5678')}`,
    'من الأحد إلى الخميس 9 ص–1 م، 4–9 م',
    'عيد الفطر · 9–13 مارس 2999 · مغلق',
    'الرياض',
    `ترخيص ${isolate('1400')}`,
    'إنستغرام',
    '0 من 9',
    '6 من 7',
    null,
    'خلال ساعتين',
  ])
})

it('the number of further exceptions keeps its sign before it', () => {
  const exceptions = ['2999-03-09', '2999-04-01', '2999-05-01'].map((from) => exception(from))
  expect(summaryOf('exceptions', typedCentre({ exceptions }))).toMatch(/ · \u2068\+2\u2069$/)
})

it('no line breaks within a span of times or days', () => {
  const ramadan = exception('2999-05-16', '2999-05-20')
  expect(exceptionDays({ ...ramadan, isClosed: false, opens: '20:00', closes: '23:30' })).toMatch(
    /^16–\u206020\u00a0مايو\u00a02999 · 8–\u206011:30\u00a0م/,
  )
})

it('the groups say what is missing', () => {
  const nothing = [
    null,
    null,
    'لا أيام خاصة بعد.',
    null,
    null,
    null,
    '0 من 9',
    '7 من 7',
    null,
    null,
  ]
  expect(values({ phones: [phone('')], hours: rows(7, []), agencyName: '' })).toEqual(nothing)
})
