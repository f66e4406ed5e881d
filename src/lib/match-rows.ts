import { isSame } from './same'

/** The id of a row of a list; undefined for one without an id. */
export const idOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined

const hasId = (row: unknown): boolean => typeof idOf(row) === 'string'

/** Stands for the index of a row that the list before does not have. */
const NOT_FOUND = -1

/**
 * For each row of `after` the index of the same row in `before`; -1 for a new row. For example [a, b] became [new, a, changed]: the
 * result is [-1, 0, 1], because the changed row stands after a, as b did.
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
  // A row without an equal and without an id is the changed row that stood after the same neighbour.
  const matches: number[] = []
  exactMatches.forEach((index, afterIndex) => {
    // The next one behind the match of the row before; 0 for the first row.
    const nextIndex = (matches.at(-1) ?? NOT_FOUND) + 1
    const isChanged = index === NOT_FOUND && freeIndexes.has(nextIndex) && !hasId(after[afterIndex])
    matches.push(isChanged ? take(nextIndex) : index)
  })
  return matches
}
