import { isRecord } from '../../../lib/is-record'
import { isGrid, matchRows } from '../../../lib/match-rows'
import { newKey } from '../../../lib/new-ids'
import { isSame } from '../../../lib/same'
import { trimText } from '../../../lib/text/plain-text'
import { fromKeyedRows, hasRow, toKeyedRows, type Keyed } from './rows'

/**
 * The merged value as the form shows it. A part that the merge did not change stays as it was typed, with its spaces
 * and blank rows. Each row keeps its key.
 * @param typed what stands in the form
 * @param mine the typed value, cleaned
 */
export function asTyped<T>(typed: T, mine: T, merged: T): T {
  if (isSame(mine, merged)) return typed
  if (isList(typed) && isList(mine) && isList(merged)) {
    const listAsTyped = isGrid(merged) ? itemsAsTyped : rowsAsTyped
    return listAsTyped(typed, mine, merged) as T
  }
  if (!isRecord(typed) || !isRecord(mine) || !isRecord(merged)) return merged
  const fields = Object.entries(merged).map(([key, value]) => [
    key,
    asTyped(typed[key], mine[key], value),
  ])
  return Object.fromEntries(fields) as T
}

/** A list of lists, such as the days of a week, is as long in all three. */
const itemsAsTyped = (typed: unknown[], mine: unknown[], merged: unknown[]): unknown[] =>
  merged.map((value, index) => asTyped(typed[index], mine[index], value))

/**
 * The merged rows as the form shows them. For example:
 *
 *     typed   [' Ali ', '']
 *     mine    ['Ali']
 *     merged  ['Ali', 'Sara'], because another device has added Sara
 *     result  [' Ali ', 'Sara', '']
 */
function rowsAsTyped(typed: unknown[], mine: unknown[], merged: unknown[]): unknown[] {
  const savedRows = savedRowsIn(typed, mine)
  const indexesInMine = matchRows(mine, merged)
  const rows = toKeyedRows(merged).map(({ key, row }, index): Keyed<unknown> => {
    const saved = savedRows[indexesInMine[index] ?? -1]
    if (saved) return { key: saved.key, row: asTyped(saved.row, saved.cleaned, row) }
    return { key: hasRow(typed, key) ? newKey() : key, row }
  })
  const savedKeys = new Set(savedRows.map((saved) => saved?.key))
  return fromKeyedRows(insertUnsavedRows(rows, toKeyedRows(typed), savedKeys))
}

/** A row as it was typed, and as it is saved. */
type SavedRow = Keyed<unknown> & { cleaned: unknown }

/** The row of the form from which each row of `mine` comes; undefined where none is found. */
function savedRowsIn(typed: unknown[], mine: unknown[]): (SavedRow | undefined)[] {
  const filledRows = toKeyedRows(typed).filter(({ row }) => !isBlank(row))
  const indexes = matchRows(
    filledRows.map(({ row }) => row),
    mine,
    (row, cleaned) => isSame(allTrimmed(row), cleaned),
  )
  return mine.map((cleaned, index) => {
    const row = filledRows[indexes[index] ?? -1]
    return row && { ...row, cleaned }
  })
}

/**
 * Inserts each row that is not saved, such as a blank one, after the nearest row before it. The last row stays last.
 */
function insertUnsavedRows(
  merged: readonly Keyed<unknown>[],
  typed: readonly Keyed<unknown>[],
  savedKeys: ReadonlySet<string | undefined>,
): Keyed<unknown>[] {
  const rows = [...merged]
  typed.forEach((typedRow, index) => {
    if (savedKeys.has(typedRow.key)) return
    const keysBefore = new Set(typed.slice(0, index).map(({ key }) => key))
    const nearestIndex = rows.map(({ key }) => keysBefore.has(key)).lastIndexOf(true)
    const isLast = index === typed.length - 1
    rows.splice(isLast ? rows.length : nearestIndex + 1, 0, typedRow)
  })
  return rows
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
