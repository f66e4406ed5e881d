import { expect, it } from 'vitest'
import { greetingAt } from '../../../src/admin/overview/greeting'
import { adminOverview } from '../../../src/copy/admin/overview'

it.each([
  { time: '2026-05-03T21:00:00Z', greeting: adminOverview.morning },
  { time: '2026-05-04T08:59:00Z', greeting: adminOverview.morning },
  { time: '2026-05-04T09:00:00Z', greeting: adminOverview.evening },
  { time: '2026-05-04T20:59:00Z', greeting: adminOverview.evening },
])('the greeting at $time is that of the hour in Riyadh', ({ time, greeting }) => {
  expect(greetingAt(new Date(time))).toBe(greeting)
})
