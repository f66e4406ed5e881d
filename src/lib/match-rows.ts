import { isSame } from './same'

/** The id of a row of a list; undefined for one without an id. */
export const idOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined

export const hasId = (row: unknown): boolean => typeof idOf(row) === 'string'

/** Whether this is a list of lists, such as the days of a week. */
export const isGrid = (list: readonly unknown[]): boolean =>
  list.length > 0 && list.every(Array.isArray)

/** The index of a row that the earlier list does not have. */
const NOT_FOUND = -1

/**
 * For each row of `after` the index of the same row in `before`; -1 for a new row. For example [a, b] became [new, a,
 * changed]. The result is [-1, 0, 1]: the changed row is b, because it stands after a, as b did.
 */
export function matchRows(
  before: readonly unknown[],
  after: readonly unknown[],
  isEqual: (a: unknown, b: unknown) => boolean = isSame,
): number[] {
  const freeIndexes = new Set(before.keys())
  const take = (index: number) => {
    freeIndexes.delete(index)
    return index
  }
  const exactMatches = after.map((row) => {
    const isThisRow = (index: number) =>
      hasId(row) ? idOf(before[index]) === idOf(row) : isEqual(before[index], row)
    const index = [...freeIndexes].find(isThisRow)
    return index === undefined ? NOT_FOUND : take(index)
  })
  // A row without an id and without an equal is a changed row. It is the one that stood after the same neighbour.
  const matches: number[] = []
  exactMatches.forEach((index, afterIndex) => {
    // The index after the match of the row before; 0 for the first row.
    const nextIndex = (matches.at(-1) ?? NOT_FOUND) + 1
    const isChanged = index === NOT_FOUND && freeIndexes.has(nextIndex) && !hasId(after[afterIndex])
    matches.push(isChanged ? take(nextIndex) : index)
  })
  return matches
}
