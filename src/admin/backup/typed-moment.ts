import { TIME_ZONE_OFFSET_MS } from '../../lib/time'

// A moment as a `datetime-local` field has it, in the time zone of the centre, such as "2026-01-31T09:05".

export const typedFrom = (moment: Date): string =>
  new Date(moment.getTime() + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 16)

/** The typed moment. An invalid date where the field is empty. */
export const momentFrom = (typed: string): Date =>
  new Date(Date.parse(`${typed}Z`) - TIME_ZONE_OFFSET_MS)
