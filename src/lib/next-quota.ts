import { HOUR_MS } from '../limits'

/** Firestore's free quota is renewed at midnight in this time zone. */
const QUOTA_ZONE = 'America/Los_Angeles'
/** The hours in UTC, of today and tomorrow, that can be midnight there: in summer, in winter. */
const MIDNIGHTS_UTC = [7, 8, 31, 32]

const hourOf = (date: Date): number =>
  Number(
    new Intl.DateTimeFormat('en', {
      timeZone: QUOTA_ZONE,
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(date),
  )

/** The time after `now` when the free quota of the day is renewed next. */
export function nextQuota(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const next = MIDNIGHTS_UTC.map((hour) => new Date(today + hour * HOUR_MS)).find(
    (date) => date > now && hourOf(date) === 0,
  )
  return next ?? new Date(now.getTime() + 24 * HOUR_MS)
}
