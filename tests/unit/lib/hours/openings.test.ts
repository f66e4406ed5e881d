import { describe, expect, it } from 'vitest'
import {
  exceptionOf,
  isNightTime,
  nearExceptions,
  openState,
  type HoursException,
  type Opening,
} from '../../../../src/lib/hours/openings'

/** Sunday to Thursday in two shifts, Saturday past midnight, closed on Friday. */
const HOURS: Opening[] = [
  { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:00' },
  { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '12:00' },
  { days: [6], opens: '20:00', closes: '02:00' },
]

/** A time in Riyadh; 2024-06-02 is a Sunday. */
const at = (date: string): Date => new Date(`2024-06-${date}:00+03:00`)

const open = (day: string, closes: string) => ({ isOpen: true, date: `2024-06-${day}`, closes })
const closed = (day: string, inDays: number, opens: string) => ({
  isOpen: false,
  next: { date: `2024-06-${day}`, inDays, opens },
})
const CLOSED = { isOpen: false, next: null }
const opening = (day: number, opens: string, closes: string): Opening => ({
  days: [day],
  opens,
  closes,
})

it.each([
  ['02T09:00', open('02', '12:00')],
  ['02T12:00', closed('02', 0, '16:00')],
  ['02T16:00', open('02', '21:00')],
  ['06T21:00', closed('08', 2, '20:00')],
  ['09T01:59', open('08', '02:00')],
  ['09T02:00', closed('09', 0, '09:00')],
])('the state of the opening hours on %s is %j', (date, state) => {
  expect(openState(HOURS, [], at(date))).toEqual(state)
})

it('the state of the opening hours is unknown when none are given', () => {
  expect(openState([], [], at('02T10:00'))).toBeNull()
})

it.each([
  ['morning', '12:00'],
  ['09:00', '25:00'],
  ['09:00', '09:00'],
  ['09:00', '12:60'],
])('an opening from %s to %s is left out', (opens, closes) => {
  expect(openState([{ days: [0], opens, closes }], [], at('02T10:00'))).toEqual(CLOSED)
})

it.each([
  // The morning goes over into the afternoon.
  [[opening(0, '09:00', '13:00'), opening(0, '13:00', '21:00')], open('02', '21:00')],
  // The night was entered as two days.
  [[opening(0, '09:00', '00:00'), opening(1, '00:00', '02:00')], open('02', '02:00')],
  [[opening(0, '09:00', '13:00'), opening(0, '13:15', '21:00')], open('02', '13:00')],
  // A time without a day would be read as that of today.
  [[opening(0, '09:00', '00:00'), opening(1, '00:00', '23:00')], open('02', '')],
  // A time field cannot show the end of the day.
  [[opening(0, '00:00', '23:59')], open('02', '00:00')],
  [[opening(0, '09:00', '23:59')], open('02', '23:59')],
  [[opening(0, '09:00', '23:59'), opening(1, '00:00', '02:00')], open('02', '02:00')],
  [[opening(0, '00:00', '23:59'), opening(1, '00:00', '23:59')], open('02', '')],
])('the centre with the hours %j is %j', (hours, state) => {
  expect(openState(hours, [], at('02T10:00'))).toEqual(state)
})

it('a centre that is open round the clock does not close at midnight', () => {
  const always = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '23:59' }]
  expect(openState(always, [], at('02T23:59'))).toEqual(open('02', ''))
  expect(openState(always, [], at('03T00:00'))).toEqual(open('03', ''))
})

it('opening hours can last until midnight', () => {
  const friday = [{ days: [5], opens: '16:00', closes: '00:00' }]
  expect(openState(friday, [], at('07T23:59'))).toEqual(open('07', '00:00'))
})

describe('exceptions from the opening hours', () => {
  const exception = (
    from: string,
    to: string,
    { opens = '', closes = '' } = {},
  ): HoursException => ({
    from: `2024-06-${from}`,
    to: `2024-06-${to}`,
    opens,
    closes,
    note: '',
  })
  const state = (exceptions: HoursException[], date: string) =>
    openState(HOURS, exceptions, at(date))
  const exceptionAt = (exceptions: HoursException[], date: string) =>
    exceptionOf(state(exceptions, date), exceptions, at(date))

  it('an exception closes the centre on its dates', () => {
    const holiday = [exception('03', '04')]
    expect(state(holiday, '02T10:00')).toEqual(open('02', '12:00'))
    expect(state(holiday, '02T21:00')).toEqual(closed('05', 3, '09:00'))
    expect(state(holiday, '03T00:00')).toEqual(closed('05', 2, '09:00'))
    expect(state(holiday, '04T10:00')).toEqual(closed('05', 1, '09:00'))
    // The opening of the day before goes on after midnight.
    expect(state([exception('09', '09')], '09T01:00')).toEqual(open('08', '02:00'))
  })

  it('an exception of months closes the centre until the day after it', () => {
    const months = [{ ...exception('01', '01'), to: '2024-12-31' }]
    const next = { date: '2025-01-01', inDays: 213, opens: '09:00' }
    expect(state(months, '02T10:00')).toEqual({ isOpen: false, next })
  })

  it('an exception of a year or more closes the centre without a known opening', () => {
    const years = [{ ...exception('03', '03'), to: '2025-06-07' }]
    expect(state(years, '03T10:00')).toEqual(CLOSED)
    // The weekly hours end on the evening before.
    expect(state(years, '02T22:00')).toEqual(CLOSED)
    expect(state(years, '02T20:00')).toEqual(open('02', '21:00'))
  })

  it('an exception tells the state of its own days alone where no weekly hours are given', () => {
    const [closedDays, evening] = [
      exception('03', '04'),
      exception('06', '06', { opens: '20:00', closes: '01:00' }),
    ]
    const stateOn = (date: string) => openState([], [closedDays, evening], at(date))
    expect(stateOn('02T10:00')).toBeNull()
    expect(stateOn('03T10:00')).toEqual(CLOSED)
    expect(stateOn('04T23:59')).toEqual(CLOSED)
    expect(stateOn('05T00:00')).toBeNull()
    expect(stateOn('06T10:00')).toEqual(closed('06', 0, '20:00'))
    expect(stateOn('07T00:59')).toEqual(open('06', '01:00'))
    expect(stateOn('07T01:00')).toBeNull()
    const nextDay = [closedDays, { ...evening, from: '2024-06-05', to: '2024-06-05' }]
    expect(openState([], nextDay, at('04T10:00'))).toEqual(closed('05', 1, '20:00'))
  })

  it('an exception replaces the hours of its dates', () => {
    const evenings = [exception('03', '07', { opens: '21:00', closes: '01:00' })]
    expect(state(evenings, '03T10:00')).toEqual(closed('03', 0, '21:00'))
    // A Friday, which has no weekly hours, and the night after the last date.
    expect(state(evenings, '07T22:00')).toEqual(open('07', '01:00'))
    expect(state(evenings, '08T00:59')).toEqual(open('07', '01:00'))
    expect(state(evenings, '08T01:00')).toEqual(closed('08', 0, '20:00'))
  })

  it('an exception gives way to one that starts later', () => {
    const [month, day] = [
      exception('01', '30', { opens: '21:00', closes: '23:00' }),
      exception('04', '04'),
    ]
    expect(state([month, day], '04T22:00')).toEqual(closed('05', 1, '21:00'))
    expect(state([day, month], '04T22:00')).toEqual(closed('05', 1, '21:00'))
  })

  it('exceptions that overlap are each announced for the days on which they apply', () => {
    const [days, evening] = [
      exception('03', '05'),
      exception('03', '03', { opens: '20:00', closes: '23:00' }),
    ]
    for (const list of [
      [days, evening],
      [evening, days],
    ]) {
      expect(exceptionAt(list, '03T12:00')).toEqual(evening)
      expect(nearExceptions(list, at('01T12:00'))).toEqual([
        evening,
        { ...days, from: '2024-06-04' },
      ])
    }
  })

  it('an exception applies today on its dates only, the first and the last included', () => {
    const list = [exception('03', '30'), exception('04', '04')]
    const daysAt = (date: string) => {
      const applied = exceptionAt(list, date)
      return applied && `${applied.from.slice(-2)}-${applied.to.slice(-2)}`
    }
    // The longer one is told on its days before and after the other.
    expect(['02T23:59', '03T00:00', '04T12:00', '05T00:00'].map(daysAt)).toEqual([
      null,
      '03-03',
      '04-04',
      '05-30',
    ])
  })

  it('an exception applies in the night after its last date until it closes', () => {
    const night = exception('03', '03', { opens: '20:00', closes: '02:00' })
    const [feast, lateNight] = [
      exception('04', '05'),
      exception('04', '05', { opens: '22:00', closes: '04:00' }),
    ]
    for (const next of [feast, lateNight]) {
      expect(exceptionAt([night, next], '04T01:59')).toBe(night)
      expect(exceptionAt([night, next], '04T02:00')).toBe(next)
    }
    expect(exceptionAt([night], '04T01:59')).toBe(night)
    // The Saturday before was a usual one.
    const sunday = exception('09', '09')
    expect(exceptionAt([sunday], '09T01:59')).toBeNull()
    expect(exceptionAt([sunday], '09T02:00')).toBe(sunday)
  })

  it('an exception is near from two weeks before to its last date, the list by date', () => {
    const list = [
      exception('20', '21'),
      exception('01', '02'),
      exception('17', '17'),
      exception('16', '16'),
    ]
    const near = (date: string) => nearExceptions(list, at(date)).map(({ from }) => from.slice(-2))
    expect(near('02T23:59')).toEqual(['01', '16'])
    expect(near('03T00:00')).toEqual(['16', '17'])
    expect(near('22T00:00')).toEqual([])
  })
})

it('the night is from 20:00 to 5:00', () => {
  const isNight = (time: string) => isNightTime(at(`05T${time}`))
  expect(['20:00', '23:59', '00:00', '01:30', '04:59'].filter((time) => !isNight(time))).toEqual([])
  expect(['05:00', '12:00', '19:59'].filter(isNight)).toEqual([])
})
