import { expect, it } from 'vitest'
import { formatTime } from '../../../src/lib/format'
import { nextQuota } from '../../../src/lib/next-quota'

it.each([
  {
    what: 'in summer at 10:00 in Riyadh',
    now: '2026-07-01T12:00:00Z',
    expected: '2026-07-02T07:00:00Z',
    hour: '10:00',
  },
  {
    what: 'in winter at 11:00 in Riyadh',
    now: '2026-12-01T12:00:00Z',
    expected: '2026-12-02T08:00:00Z',
    hour: '11:00',
  },
  {
    what: 'a day later at that very moment',
    now: '2026-12-01T08:00:00Z',
    expected: '2026-12-02T08:00:00Z',
    hour: '11:00',
  },
  {
    what: 'by winter time on the day that summer time begins',
    now: '2026-03-08T07:59:59Z',
    expected: '2026-03-08T08:00:00Z',
    hour: '11:00',
  },
  {
    what: 'by summer time on the day that it ends',
    now: '2026-11-01T00:00:00Z',
    expected: '2026-11-01T07:00:00Z',
    hour: '10:00',
  },
])('the free quota is renewed $what', ({ now, expected, hour }) => {
  const end = nextQuota(new Date(now))
  expect(end.toISOString()).toBe(new Date(expected).toISOString())
  expect(formatTime(end)).toContain(hour)
})
