import { expect, it } from 'vitest'
import { overlaps, toHours, toWeek, withDayOpen, type Span } from '../../../../src/lib/hours/week'

const HOURS = [
  { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '13:00' },
  { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:00' },
]
const span = (times: string): Span => {
  const [opens = '', closes = ''] = times.split('-')
  return { opens, closes }
}

it('the week of the form has a row for each day', () => {
  const week = toWeek(HOURS)
  expect(week.map((spans) => spans.length)).toEqual([2, 2, 2, 2, 2, 0, 0])
  expect(toHours(week)).toEqual(HOURS)
})

it('the week opens a day with the hours of the open day before it', () => {
  expect(withDayOpen(toWeek(HOURS), 6, true)[6]).toEqual([span('09:00-13:00'), span('16:00-21:00')])
  expect(withDayOpen([[span('09:00-13:00')], [span('10:00-14:00')], []], 2, true)[2]).toEqual([
    span('10:00-14:00'),
  ])
  expect(withDayOpen(toWeek([]), 0, true)[0]).toEqual([span('09:00-21:00')])
  expect(withDayOpen(toWeek(HOURS), 0, false)[0]).toEqual([])
})

it.each<[string, string[][], string[]]>([
  ['two spans of a day', [['09:00-13:00', '12:00-20:00']], ['0.1']],
  ['a span over midnight', [['20:00-02:00'], ['01:00-05:00']], ['1.0']],
  [
    'the night from Saturday to Sunday',
    [['01:00-05:00'], [], [], [], [], [], ['20:00-02:00']],
    ['0.0'],
  ],
  ['spans that touch', [['09:00-13:00', '13:00-20:00']], []],
  ['a span that is still typed', [['09:00-', '10:00-11:00']], []],
])('the week finds the overlap of %s', (_, days, found) => {
  expect(overlaps(days.map((spans) => spans.map(span)))).toEqual(found)
})
