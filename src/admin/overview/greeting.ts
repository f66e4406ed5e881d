import { adminOverview } from '../../copy/admin/overview'
import { isoInRiyadh } from '../../lib/time'

/** The greeting at a time, by the hour in Riyadh, like every other time of the dashboard. */
export const greetingAt = (now: Date): string =>
  isoInRiyadh(now).slice(11) < '12' ? adminOverview.morning : adminOverview.evening
