import { expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDayMonth, formatTime } from '../../../src/lib/format'
import { toMillis } from '../../../src/lib/time'

/** 00:30 on the 6th in Riyadh, still the 5th in Greenwich. */
const NIGHT = '2024-03-05T21:30:00.000Z'

// Requirement 103; contradiction 29
it('dates are Gregorian in the time zone of Riyadh', () => {
  expect(formatDate(NIGHT)).toMatch(/^6\s*مارس\s*2024$/)
  expect(formatDate('2024-03-05')).toMatch(/^5\s*مارس\s*2024$/)
})

it('dates are the same for every accepted type', () => {
  const date = new Date(NIGHT)
  const values = [date, NIGHT, date.getTime(), { toDate: () => date }, '2024-03-06T00:30:00+03:00']
  expect(new Set(values.map(formatDate)).size).toBe(1)
})

const damaged = { toDate: (): Date => JSON.parse('a damaged timestamp') as Date }
const invalid = [NaN, Infinity, new Date(NaN), { toDate: () => new Date(NaN) }, damaged]
it.each([
  null,
  undefined,
  '',
  'yesterday',
  '5',
  '2024-99-99',
  '2024-02-30',
  '2023-02-29T10:00:00Z',
  '0024-01-01',
  '2024-03-05 21:30',
  ...invalid,
])('a date of %j is an empty text, never "Invalid Date"', (value) => {
  for (const format of [formatDate, formatDayMonth, formatTime, formatDateTime])
    expect(format(value)).toBe('')
  expect(toMillis(value)).toBeNull()
})

it('a time of day is that of Riyadh', () => {
  expect(formatTime(NIGHT)).toMatch(/^12:30\s*ص$/)
  expect(formatDateTime(NIGHT)).toMatch(/^6\s*مارس\s*2024\D+12:30\s*ص$/)
})

it('no line breaks between the hour and its half of the day', () => {
  for (const format of [formatTime, formatDateTime])
    expect(format(NIGHT)).toMatch(/12:30[\u00a0\u202f]ص$/)
})
