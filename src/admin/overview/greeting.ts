import { adminOverview } from '../../copy/admin/overview'
import { TIME_ZONE_OFFSET_MS } from '../../lib/time'

/** The greeting at a time, by the hour in Riyadh, like every other time of the dashboard. */
export const greetingAt = (now: Date): string =>
  new Date(now.getTime() + TIME_ZONE_OFFSET_MS).getUTCHours() < 12
    ? adminOverview.morning
    : adminOverview.evening
