import { isSame } from '../lib/same'

/** One version out of three: what I changed since `base` is mine, everything else theirs. */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const merged = { ...theirs }
  for (const field of Object.keys(mine) as (keyof T)[]) {
    if (!isSame(mine[field], base[field])) merged[field] = mine[field]
  }
  return merged
}
