import { adminHistory } from '../../copy/admin-history'
import { contact } from '../../copy/contact'
import type { HoursException, Opening } from '../../data/content/centre'
import { isSame } from '../../lib/same'
import type { DescribeValue } from './field-changes'

const words = adminHistory.hours
const { range, dayList, dates, closedAllDay } = contact.hours

const WEEK = [0, 1, 2, 3, 4, 5, 6]

const spansOn = (day: number, hours: readonly Opening[]): string[] =>
  hours.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => range(opens, closes))

/** The opening hours before and after, one line for the days that changed alike. Spans that stayed are left out. */
export const hoursChange: DescribeValue<readonly Opening[]> = (before, after) => {
  const daysByChange = new Map<string, number[]>()
  for (const day of WEEK) {
    const [old, now] = [spansOn(day, before), spansOn(day, after)]
    if (isSame(old, now)) continue
    const [gone, added] = [old.filter((span) => !now.includes(span)), now.filter((span) => !old.includes(span))]
    const isReplaced = gone.length > 0 && added.length > 0
    const show = (spans: string[]) => (spans.length > 0 ? spans.join(words.join) : closedAllDay)
    const change = words.change(show(isReplaced ? gone : old), show(isReplaced ? added : now))
    daysByChange.set(change, [...(daysByChange.get(change) ?? []), day])
  }
  return [...daysByChange].map(([change, days]) => words.of(dayList(days), change))
}

/** A holiday or other hours in one line. */
export const exceptionText = ({ from, to, opens, closes, note }: HoursException): string =>
  [note, dates(from, to), opens && closes ? range(opens, closes) : closedAllDay].filter(Boolean).join(words.comma)
