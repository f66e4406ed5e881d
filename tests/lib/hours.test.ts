import { describe, expect, it } from 'vitest'
import { openState, type Hours } from '../../src/lib/hours'

/** Sunday to Thursday in two shifts, Saturday past midnight, closed on Friday. */
const HOURS: Hours[] = [
  { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '12:00' },
  { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:00' },
  { days: [6], opens: '20:00', closes: '02:00' },
]

/** A time in Riyadh; 2024-06-02 is a Sunday. */
const at = (date: string): Date => new Date(`2024-06-${date}:00+03:00`)

describe('the opening hours', () => {
  it.each([
    ['02T08:59', { isOpen: false, day: 0, opens: '09:00' }],
    ['02T09:00', { isOpen: true, closes: '12:00' }],
    ['02T11:59', { isOpen: true, closes: '12:00' }],
    ['02T12:00', { isOpen: false, day: 0, opens: '16:00' }],
    ['02T16:00', { isOpen: true, closes: '21:00' }],
    ['06T21:00', { isOpen: false, day: 6, opens: '20:00' }],
    ['07T12:00', { isOpen: false, day: 6, opens: '20:00' }],
    ['08T23:00', { isOpen: true, closes: '02:00' }],
    ['09T01:59', { isOpen: true, closes: '02:00' }],
    ['09T02:00', { isOpen: false, day: 0, opens: '09:00' }],
  ])('on %s are %j', (date, state) => {
    expect(openState(HOURS, at(date))).toEqual(state)
  })

  it('are computed in the time zone of Riyadh', () => {
    expect(openState(HOURS, new Date('2024-06-02T06:00:00Z'))).toEqual({ isOpen: true, closes: '12:00' })
  })

  it('are unknown when none are given', () => {
    expect(openState([], at('02T10:00'))).toBeNull()
    expect(openState([{ days: [0], opens: 'morning', closes: '25:00' }], at('02T10:00'))).toBeNull()
    expect(openState([{ days: [0], opens: '09:00', closes: '09:00' }], at('02T10:00'))).toBeNull()
    expect(openState([{ days: [0], opens: '09:00', closes: '12:60' }], at('02T10:00'))).toBeNull()
    expect(openState([{ days: [], opens: '09:00', closes: '12:00' }], at('02T10:00'))).toBeNull()
  })

  it('can cover the whole day', () => {
    const always = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '24:00' }]
    expect(openState(always, at('05T00:00'))).toEqual({ isOpen: true, closes: '24:00' })
    expect(openState(always, at('05T23:59'))).toEqual({ isOpen: true, closes: '24:00' })
  })
})
