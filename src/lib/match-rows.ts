import { isSame } from './same'

/** The id of a row of a list; undefined for one without an id. */
export const idOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined

const hasId = (row: unknown): boolean => typeof idOf(row) === 'string'

/** Stands for the index of a row that the list before does not have. */
const NOT_FOUND = -1

/**
 * For each row of `after` the index of the row in `before` that it is; -1 for a new one. For example [a, b] became
 * [new, a, changed]: the result is [-1, 0, 1], because the changed row stands after a, as b did.
 */
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
  const found = after.map((row) => {
    const isThisRow = (index: number) =>
      hasId(row) ? idOf(before[index]) === idOf(row) : isEqual(before[index], row)
    const index = [...free].find(isThisRow)
    return index === undefined ? NOT_FOUND : take(index)
  })
  // A row without an equal is the changed row that stood after the same neighbour.
  const matches: number[] = []
  found.forEach((index, afterIndex) => {
    const next = (matches.at(-1) ?? NOT_FOUND) + 1
    const isChanged = index === NOT_FOUND && free.has(next) && !hasId(after[afterIndex])
    matches.push(isChanged ? take(next) : index)
  })
  return matches
}
