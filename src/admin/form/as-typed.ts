import { newKey } from '../../lib/ids'
import { isRecord } from '../../lib/is-record'
import { matchRows } from '../../lib/match-rows'
import { isGrid } from '../../lib/merge'
import { trimText } from '../../lib/plain-text'
import { isSame } from '../../lib/same'
import { fromKeyedRows, hasRow, toKeyedRows, type Keyed } from './rows'

/**
 * The merged value as the form shows it: a part that the merge left alone stays as it was typed, with its spaces and blank rows,
 * and each row keeps its key.
 * @param typed what stands in the form
 * @param mine the same, cleaned
 */
export function asTyped<T>(typed: T, mine: T, merged: T): T {
  if (isSame(mine, merged)) return typed
  if (isList(typed) && isList(mine) && isList(merged))
    return (
      isGrid(merged) ? asTypedByIndex(typed, mine, merged) : rowsAsTyped(typed, mine, merged)
    ) as T
  if (!isRecord(typed) || !isRecord(mine) || !isRecord(merged)) return merged
  const fields = Object.entries(merged).map(([key, value]) => [
    key,
    asTyped(typed[key], mine[key], value),
  ])
  return Object.fromEntries(fields) as T
}

const asTypedByIndex = (typed: unknown[], mine: unknown[], merged: unknown[]): unknown[] =>
  merged.map((value, index) => asTyped(typed[index], mine[index], value))

/**
 * The merged rows as the form shows them. For example the rows " Ali " and "" stand in the form, so that `mine` is [Ali], and
 * another device has added "Sara": the result is " Ali " with its spaces and its key, "Sara" and "".
 */
function rowsAsTyped(typed: unknown[], mine: unknown[], merged: unknown[]): unknown[] {
  const rows = toKeyedRows(typed)
  const written = rows.filter(({ row }) => !isBlank(row))
  const inTyped = matchRows(
    written.map(({ row }) => row),
    mine,
    (raw, cleaned) => isSame(allTrimmed(raw), cleaned),
  ).map((index) => written[index])
  const inMine = matchRows(mine, merged)
  const result = toKeyedRows(merged).map(({ key, row }, index): Keyed<unknown> => {
    const mineIndex = inMine[index] ?? -1
    const typedRow = inTyped[mineIndex]
    if (typedRow) return { key: typedRow.key, row: asTyped(typedRow.row, mine[mineIndex], row) }
    return { key: hasRow(typed, key) ? newKey() : key, row }
  })
  const saved = new Set(inTyped.map((typedRow) => typedRow?.key))
  return fromKeyedRows(insertUnsavedRows(result, rows, saved))
}

/** A row that is not saved, such as a blank one, keeps its place after the row before it. */
function insertUnsavedRows(
  result: Keyed<unknown>[],
  typed: readonly Keyed<unknown>[],
  saved: ReadonlySet<string | undefined>,
): Keyed<unknown>[] {
  return typed.reduce((all, typedRow, index) => {
    if (saved.has(typedRow.key)) return all
    if (index === typed.length - 1) return [...all, typedRow]
    const before = new Set(typed.slice(0, index).map(({ key }) => key))
    const insertIndex = all.map(({ key }) => before.has(key)).lastIndexOf(true) + 1
    return [...all.slice(0, insertIndex), typedRow, ...all.slice(insertIndex)]
  }, result)
}

function isBlank(row: unknown): boolean {
  if (isRecord(row)) return Object.values(row).every(isBlank)
  return typeof row === 'string' && trimText(row) === ''
}

function allTrimmed(value: unknown): unknown {
  if (typeof value === 'string') return trimText(value)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, allTrimmed(part)]))
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
