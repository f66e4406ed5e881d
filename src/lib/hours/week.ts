import { replaceAt } from '../lists'
import { DAY_MINUTES, minutesOf } from '../time'
import type { Opening } from './openings'

/** Times in Riyadh, "HH:MM"; empty while they are typed. `closes` before `opens` is on the next day. */
export type Span = { opens: string; closes: string }
/**
 * Whether a row has the times of a span. Then its other fields belong to these times, and a merge takes the row whole.
 */
export const isSpan = (row: object): row is Span => 'opens' in row && 'closes' in row

/** The spans of the seven weekdays, Sunday first; an empty list is a closed day. */
export type Week = readonly (readonly Span[])[]

const WEEK_MINUTES = 7 * DAY_MINUTES
/** Sunday to Saturday, as `Date` numbers them. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
/** The number of spans that a day may have in the form. */
export const SPANS_MAX = 2
/** The hours of a day that is opened before any other. */
const USUAL: Span = { opens: '09:00', closes: '21:00' }

/** Stored openings as the spans of each weekday. */
export function toWeek(hours: readonly Opening[]): Week {
  return WEEKDAYS.map((day) =>
    hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1)),
  )
}

/** The openings of a week, as they are stored. Equal spans of several days become one opening. */
export function toHours(week: Week): Opening[] {
  const openings = new Map<string, Opening>()
  week.forEach((spans, day) => {
    for (const { opens, closes } of spans) {
      const key = `${opens} ${closes}`
      const { days } = openings.get(key) ?? { days: [] }
      openings.set(key, { days: [...days, day], opens, closes })
    }
  })
  return [...openings.values()]
}

/**
 * The week with a day opened or closed. It opens with the spans of the last open day before it, or from 9:00 to 21:00.
 */
export function withDayOpen(week: Week, day: number, isOpen: boolean): Week {
  const before = week.slice(0, day).findLast((list) => list.length > 0) ?? [USUAL]
  const spans = isOpen ? before.map((span) => ({ ...span })) : []
  return replaceAt(week, day, spans)
}

/**
 * The spans that begin while another one lasts, as "day.index": "0.1" is the second span of Sunday. A span of the day
 * before may last past midnight.
 */
export function overlaps(week: Week): string[] {
  const spans = week.flatMap((list, day) =>
    list.flatMap(({ opens, closes }, index) => {
      const from = minutesOf(opens)
      const to = minutesOf(closes)
      // A time may not be typed yet.
      if (from === null || to === null || from === to) return []
      const length = (to - from + DAY_MINUTES) % DAY_MINUTES
      return [{ key: `${day}.${index}`, start: day * DAY_MINUTES + from, length }]
    }),
  )
  return spans
    .filter((one, at) =>
      spans.some((other, otherAt) => {
        if (other === one) return false
        const since = (one.start - other.start + WEEK_MINUTES) % WEEK_MINUTES
        // When two spans begin together, the later one in the list is named.
        return since === 0 ? otherAt < at : since < other.length
      }),
    )
    .map(({ key }) => key)
}
