import { countOf } from '../../copy/admin/counts'

/** A list shows its count once there is room for no more items than these. */
const NEARLY_FULL = 3

/** The count of a list beside its limit; null while there is plenty of room. */
export const countIfNearlyFull = (count: number, max: number): string | null =>
  max - count <= NEARLY_FULL ? countOf(count, max) : null
