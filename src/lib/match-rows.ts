import { isSame } from './same'

/** The id of a row of a list; undefined for one without an id. */
export const idOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined

/** Stands for the index of a row that the list before does not have. */
const NOT_FOUND = -1

/** For each row of `after` the index of the row in `before` that it is; -1 for a new one. */
export function matchRows(
  before: readonly unknown[],
  after: readonly unknown[],
  isEqual: (a: unknown, b: unknown) => boolean = isSame,
): number[] {
  const free = new Set(before.keys())
  const take = (index: number) => {
    free.delete(index)
    return index
  }
  const isOne = (a: unknown, b: unknown) =>
    typeof idOf(a) === 'string' ? idOf(a) === idOf(b) : isEqual(a, b)
  const equal = after.map((row) => {
    const found = [...free].find((index) => isOne(before[index], row))
    return found === undefined ? NOT_FOUND : take(found)
  })
  // A row without an equal is the changed row that stood after the same neighbour.
  const matches: number[] = []
  equal.forEach((found, index) => {
    const next = (matches.at(-1) ?? NOT_FOUND) + 1
    const isChanged =
      found === NOT_FOUND && free.has(next) && typeof idOf(after[index]) !== 'string'
    matches.push(isChanged ? take(next) : found)
  })
  return matches
}
