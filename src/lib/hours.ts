import { TIME_ZONE } from '../limits'

/** Opening hours of some days: 0 = Sunday, "HH:MM" in Riyadh. `closes` before `opens` is on the next day; equal times are invalid. */
export type Hours = { readonly days: readonly number[]; readonly opens: string; readonly closes: string }

/** Open until `closes`, or closed until `day` at `opens`. */
export type OpenState = { isOpen: true; closes: string } | { isOpen: false; day: number; opens: string }

const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = 7 * DAY_MINUTES
const DAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Minutes since midnight, "24:00" included; null for an invalid time. */
function minutesOf(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time)
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : NaN
  return minutes <= DAY_MINUTES && Number(match?.[2]) < 60 ? minutes : null
}

/** Minutes since Sunday midnight in Riyadh. */
function minuteOfWeek(now: Date): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: TIME_ZONE,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map((part) => [part.type, part.value]))
  return DAY_NAMES.indexOf(parts['weekday'] ?? '') * DAY_MINUTES + Number(parts['hour']) * 60 + Number(parts['minute'])
}

/** Whether the centre is open at `now`; null when no hours are configured. */
export function openState(hours: readonly Hours[], now: Date): OpenState | null {
  const minute = minuteOfWeek(now)
  let next: { wait: number; day: number; opens: string } | null = null
  for (const { days, opens, closes } of hours) {
    const from = minutesOf(opens)
    const to = minutesOf(closes)
    if (from === null || to === null || from === to) continue
    const length = to > from ? to - from : to + DAY_MINUTES - from
    for (const day of days) {
      const since = (minute - (day * DAY_MINUTES + from) + WEEK_MINUTES) % WEEK_MINUTES
      if (since < length) return { isOpen: true, closes }
      const wait = WEEK_MINUTES - since
      if (!next || wait < next.wait) next = { wait, day, opens }
    }
  }
  return next ? { isOpen: false, day: next.day, opens: next.opens } : null
}
