import { DAY_MS } from '../../limits'
import { DAY_MINUTES, isoInRiyadh, minutesOf, YEARLESS_DAYS } from '../time'

/**
 * Opening hours of some days, such as { days: [0, 1], opens: '09:00', closes: '21:00' }. 0 is Sunday; times are in
 * Riyadh. A closing time before the opening time is on the next day; "00:00" is the midnight between both. Equal times
 * are invalid.
 */
export type Opening = { days: number[]; opens: string; closes: string }

/** Other hours from a date to a date (ISO, both included); closed when `opens` is empty. */
export type HoursException = {
  from: string
  to: string
  opens: string
  closes: string
  note: string
}

/** An opening at `opens` on `date`, which is `inDays` days from today. */
export type NextOpening = { date: string; inDays: number; opens: string }
/** Closed until the next opening; null when none is known. */
export type Closed = { isOpen: false; next: NextOpening | null }
/**
 * Whether the centre is open. `date` is the day on which the opening began. `closes` is empty when it is a day away or
 * more.
 */
export type OpenState = { isOpen: true; date: string; closes: string } | Closed

/** The state of a closed centre; null while it is open, and where that is not known. */
export const closedState = (state: OpenState | null): Closed | null =>
  state?.isOpen === false ? state : null

/** The days within which an exception is announced. */
export const NEAR_DAYS = 14

/** An opening until this time lasts until midnight, because a time field cannot show "24:00". */
const DAY_END = '23:59'

/** Whether an opening lasts from midnight to midnight. */
export const isWholeDay = (opens: string, closes: string): boolean =>
  opens === '00:00' && closes === DAY_END

/** The date in Riyadh and the minutes since its midnight. */
function riyadhTime(now: Date): { date: string; minute: number } {
  const [date = '', time = ''] = isoInRiyadh(now).split('T')
  return { date, minute: minutesOf(time) ?? 0 }
}

/** The date in Riyadh (ISO). */
export const todayInRiyadh = (now = new Date()): string => riyadhTime(now).date

/** A date (ISO) some days later, or earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Whether `one` applies on the days that it shares with `other`: it begins later, or begins on the same day and ends
 * earlier.
 */
const isNarrower = (one: HoursException, other: HoursException): boolean =>
  one.from > other.from || (one.from === other.from && one.to < other.to)

/** An exception without the days of another one: 1 to 9 March without 4 to 5 March is 1 to 3 and 6 to 9 March. */
function withoutDaysOf<T extends HoursException>(one: T, { from, to }: HoursException): T[] {
  const shareNoDay = to < one.from || one.to < from
  if (shareNoDay) return [one]
  const partBefore = { ...one, to: addDays(from, -1) }
  const partAfter = { ...one, from: addDays(to, 1) }
  return [partBefore, partAfter].filter((part) => part.from <= part.to)
}

/**
 * Each exception on the days on which it applies. Of several on a day, the narrowest applies; of equal ones, the first.
 */
const onAppliedDays = <T extends HoursException>(exceptions: readonly T[]): T[] =>
  exceptions.flatMap((one, index) => {
    const appliesBeforeOne = (other: T, otherIndex: number) =>
      isNarrower(other, one) || (otherIndex < index && !isNarrower(one, other))
    let parts = [one]
    for (const other of exceptions.filter(appliesBeforeOne))
      parts = parts.flatMap((part) => withoutDaysOf(part, other))
    return parts
  })

/** The exception of a date; `appliedExceptions` are those of `onAppliedDays`. */
const exceptionOn = <T extends HoursException>(
  date: string,
  appliedExceptions: readonly T[],
): T | null => appliedExceptions.find(({ from, to }) => from <= date && date <= to) ?? null

/** An opening in minutes since the midnight with which a day began. */
type MinuteSpan = { opens: string; closes: string; from: number; to: number }

/** The openings that start on a date, in the order of the day, in minutes since its midnight. */
function openingsOn(
  date: string,
  hours: readonly Opening[],
  appliedExceptions: readonly HoursException[],
): MinuteSpan[] {
  const exception = exceptionOn(date, appliedExceptions)
  const openings = exception
    ? [exception]
    : hours.filter(({ days }) => days.includes(new Date(date).getUTCDay()))
  return openings
    .flatMap(({ opens, closes }) => {
      const from = minutesOf(opens)
      const end = closes === DAY_END ? DAY_MINUTES : minutesOf(closes)
      if (from === null || end === null || opens === closes) return []
      const to = end > from ? end : end + DAY_MINUTES
      return [{ opens, closes: isWholeDay(opens, closes) ? '00:00' : closes, from, to }]
    })
    .sort((a, b) => a.from - b.from)
}

/**
 * The time at which the centre, open at `minute`, closes. An opening that begins before the end prolongs it. Empty when
 * the end is a day away or more: pages say "until 9:00" without a day, and visitors take that for the next 9:00.
 */
function closingTime(
  current: MinuteSpan,
  following: readonly MinuteSpan[],
  minute: number,
): string {
  let end = current
  for (const one of following) if (one.from <= end.to && one.to > end.to) end = one
  return end.to < minute + DAY_MINUTES ? end.closes : ''
}

/** A span of the next day in minutes since the midnight of this one. */
const oneDayLater = (span: MinuteSpan): MinuteSpan => ({
  ...span,
  from: span.from + DAY_MINUTES,
  to: span.to + DAY_MINUTES,
})

/** Whether the centre is open at `now`; null where neither weekly hours nor an exception say so. */
export function openState(
  hours: readonly Opening[],
  exceptions: readonly HoursException[],
  now: Date,
): OpenState | null {
  const today = riyadhTime(now)
  const appliedExceptions = onAppliedDays(exceptions)
  const isKnown = (date: string) =>
    hours.length > 0 || exceptionOn(date, appliedExceptions) !== null
  // From yesterday, because its opening may last past midnight. Within a year, because the words for the next one have
  // no year.
  for (let inDays = -1; inDays <= YEARLESS_DAYS; inDays += 1) {
    const date = addDays(today.date, inDays)
    if (inDays >= 0 && !isKnown(date)) break
    // The minutes from the midnight of `date` until now: negative for a later day, and more than a day for yesterday.
    const minute = today.minute - inDays * DAY_MINUTES
    const ahead = openingsOn(date, hours, appliedExceptions).filter(({ to }) => minute < to)
    const [next] = ahead
    if (!next) continue
    if (minute < next.from) return { isOpen: false, next: { date, inDays, opens: next.opens } }
    const following = openingsOn(addDays(date, 1), hours, appliedExceptions).map(oneDayLater)
    return { isOpen: true, date, closes: closingTime(next, [...ahead, ...following], minute) }
  }
  return isKnown(today.date) ? { isOpen: false, next: null } : null
}

/** Days with the same openings; closed on them when there are none. */
export type DayPattern = { days: number[]; spans: { opens: string; closes: string }[] }

/** The days of a week grouped by equal hours: in the order of the week from Sunday, closed days last. */
export function weekPatterns(hours: readonly Opening[]): DayPattern[] {
  const patterns = new Map<string, DayPattern>()
  for (let day = 0; day < 7; day += 1) {
    const spans = hours
      .filter(({ days, opens, closes }) => days.includes(day) && opens !== closes)
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => a.opens.localeCompare(b.opens))
    const key = JSON.stringify(spans)
    const pattern = patterns.get(key) ?? { days: [], spans }
    patterns.set(key, { ...pattern, days: [...pattern.days, day] })
  }
  return [...patterns.values()].sort(
    (a, b) => Number(a.spans.length === 0) - Number(b.spans.length === 0),
  )
}

/**
 * Groups neighbouring days: [0, 1, 3] are the runs [0, 1] and [3]. A run over the end of the week, such as [6, 0],
 * comes first.
 */
export function dayRuns(days: readonly number[]): number[][] {
  if (new Set(days).size === 7) return [[0, 1, 2, 3, 4, 5, 6]]
  const starts = [0, 1, 2, 3, 4, 5, 6].filter(
    (day) => days.includes(day) && !days.includes((day + 6) % 7),
  )
  const runs = starts.map((start) => {
    const run = [start]
    for (let day = (start + 1) % 7; days.includes(day); day = (day + 1) % 7) run.push(day)
    return run
  })
  const wraps = (run: readonly number[]) => Number(run.includes(6) && run.includes(0))
  return runs.sort((a, b) => wraps(b) - wraps(a))
}

/** The exception to which this state belongs: that of the day on which the opening began, or of today. */
export function exceptionOf<T extends HoursException>(
  state: OpenState | null,
  exceptions: readonly T[],
  now: Date,
): T | null {
  return exceptionOn(state?.isOpen ? state.date : todayInRiyadh(now), onAppliedDays(exceptions))
}

/** Whether it is between 8 in the evening and 5 in the morning in Riyadh. */
export function isNightTime(now: Date): boolean {
  const { minute } = riyadhTime(now)
  return minute >= 20 * 60 || minute < 5 * 60
}

/** The exceptions of today and later by date, each on the days on which it applies. */
export function comingExceptions<T extends HoursException>(
  exceptions: readonly T[],
  now: Date,
): T[] {
  const { date } = riyadhTime(now)
  return onAppliedDays(exceptions)
    .filter(({ to }) => to >= date)
    .sort((a, b) => a.from.localeCompare(b.from))
}

/** The exceptions of today and the next two weeks. */
export function nearExceptions<T extends HoursException>(exceptions: readonly T[], now: Date): T[] {
  const last = addDays(todayInRiyadh(now), NEAR_DAYS)
  return comingExceptions(exceptions, now).filter(({ from }) => from <= last)
}
