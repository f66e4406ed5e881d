import { idOf, matchRows } from '../../../lib/match-rows'
import { newKey } from '../../../lib/new-ids'

/**
 * The React keys of the rows of each list in a form. A list of texts has no ids, so the keys are kept beside the list.
 * A row keeps its key while it is edited or moved, and while another device changes the rows around it.
 *
 * Change a list with the functions of this file. `keepAllKeys` guesses the keys of a list that was copied in another
 * way. A row whose key it does not find loses the focus.
 */
const keys = new WeakMap<readonly unknown[], readonly string[]>()

function keyFor(row: unknown): string {
  const id = idOf(row)
  return typeof id === 'string' ? id : newKey()
}

/** The keys of the rows of a list, in their order. The key of a row with an id is that id. */
export function keysOf(rows: readonly unknown[]): readonly string[] {
  const existingKeys = keys.get(rows)
  if (existingKeys) return existingKeys
  const newKeys = rows.map(keyFor)
  keys.set(rows, newKeys)
  return newKeys
}

function setKeys<T>(rows: T[], rowKeys: readonly string[]): T[] {
  keys.set(rows, rowKeys)
  return rows
}

export type Keyed<T> = { key: string; row: T }

export const toKeyedRows = <T>(rows: readonly T[]): Keyed<T>[] => {
  const rowKeys = keysOf(rows)
  return rows.map((row, index) => ({ key: rowKeys[index] ?? '', row }))
}

export const fromKeyedRows = <T>(keyedRows: readonly Keyed<T>[]): T[] =>
  setKeys(
    keyedRows.map(({ row }) => row),
    keyedRows.map(({ key }) => key),
  )

/** Maps the rows, which keep their keys. */
export const mapRows = <T, R>(rows: readonly T[], change: (row: T) => R): R[] =>
  setKeys(rows.map(change), keysOf(rows))

export const hasRow = (rows: readonly unknown[], key: string): boolean => keysOf(rows).includes(key)

export const changeRow = <T>(rows: readonly T[], key: string, change: (row: T) => T): T[] =>
  fromKeyedRows(
    toKeyedRows(rows).map((other) => (other.key === key ? { key, row: change(other.row) } : other)),
  )

export const removeRow = <T>(rows: readonly T[], key: string): T[] =>
  fromKeyedRows(toKeyedRows(rows).filter((other) => other.key !== key))

/** Inserts rows after the row with this key, or at the start for null. Rows that the list already has are left out. */
export function insertRows<T>(
  rows: readonly T[],
  afterKey: string | null,
  newRows: readonly Keyed<T>[],
): T[] {
  const all = toKeyedRows(rows)
  const index = afterKey === null ? 0 : all.findIndex(({ key }) => key === afterKey) + 1
  const addedRows = newRows.filter(({ key }) => !hasRow(rows, key))
  return fromKeyedRows([...all.slice(0, index), ...addedRows, ...all.slice(index)])
}

export const appendRow = <T>(rows: readonly T[], row: T, key = keyFor(row)): T[] =>
  insertRows(rows, keysOf(rows).at(-1) ?? null, [{ key, row }])

/** Moves a row to a position, from 1. */
export function moveRow<T>(rows: readonly T[], key: string, position: number): T[] {
  const movedRows = toKeyedRows(rows).filter((row) => row.key === key)
  const others = toKeyedRows(rows).filter((row) => row.key !== key)
  return fromKeyedRows([
    ...others.slice(0, position - 1),
    ...movedRows,
    ...others.slice(position - 1),
  ])
}

/**
 * Remembers a row before it is removed. `bringBack` inserts it after the nearest row before it that is still there; a
 * list that has the row again stays as it is.
 */
export function rememberRow<T>(
  rows: readonly T[],
  key: string,
): { bringBack: (current: readonly T[]) => T[] } {
  const all = toKeyedRows(rows)
  const index = all.findIndex((other) => other.key === key)
  const remembered = all.slice(index, index + 1)
  const keysBefore = all.slice(0, Math.max(index, 0)).map((other) => other.key)
  return {
    bringBack: (current) => {
      const stillBefore = keysOf(current).filter((other) => keysBefore.includes(other))
      return insertRows(current, stillBefore.at(-1) ?? null, remembered)
    },
  }
}

/**
 * Gives each row of a list the key of the same row in the first of the `sources` that has it, or a new key. A key that
 * an earlier source has given is not given again.
 */
function keepKeys(rows: readonly unknown[], sources: readonly (readonly unknown[])[]): void {
  if (keys.has(rows)) return
  const keyByIndex = new Map<number, string>()
  for (const source of sources) {
    const sourceKeys = keysOf(source)
    const givenKeys = new Set(keyByIndex.values())
    matchRows(source, rows).forEach((sourceIndex, index) => {
      const key = sourceKeys[sourceIndex]
      if (key !== undefined && !keyByIndex.has(index) && !givenKeys.has(key))
        keyByIndex.set(index, key)
    })
  }
  keys.set(
    rows,
    rows.map((row, index) => keyByIndex.get(index) ?? keyFor(row)),
  )
}

/** Calls `keepKeys` for every list in a value, and returns the value. The lists inside a list are matched by index. */
export function keepAllKeys<T>(value: T, sources: readonly unknown[]): T {
  if (!isObject(value) || sources.includes(value)) return value
  if (Array.isArray(value) && !value.some(Array.isArray)) {
    keepKeys(
      value,
      sources.filter((source) => Array.isArray(source)),
    )
    return value
  }
  const sourceFields = sources.filter(isObject).map((source) => new Map(Object.entries(source)))
  for (const [field, inner] of Object.entries(value))
    keepAllKeys<unknown>(
      inner,
      sourceFields.map((fields): unknown => fields.get(field)),
    )
  return value
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
