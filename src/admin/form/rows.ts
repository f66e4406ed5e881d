import { idOf, matchRows } from '../../lib/match-rows'

/**
 * The keys of the rows of a list in a form. A stored list of texts has none, so they are kept beside it, for each copy of the
 * list that the form holds. A row keeps its key while it is typed in, moved, and joined by rows of another device.
 */
const keys = new WeakMap<readonly unknown[], readonly string[]>()

export const newKey = (): string => crypto.randomUUID()

function keyFor(row: unknown): string {
  const id = idOf(row)
  return typeof id === 'string' ? id : newKey()
}

/** The keys of a list, in its order. A row with an id has that as its key. */
export function keysOf(rows: readonly unknown[]): readonly string[] {
  const known = keys.get(rows)
  if (known) return known
  const made = rows.map(keyFor)
  keys.set(rows, made)
  return made
}

function withKeys<T>(rows: T[], rowKeys: readonly string[]): T[] {
  keys.set(rows, rowKeys)
  return rows
}

/** A row with its key. */
export type Keyed<T> = { key: string; row: T }

export const keyed = <T>(rows: readonly T[]): Keyed<T>[] => {
  const rowKeys = keysOf(rows)
  return rows.map((row, index) => ({ key: rowKeys[index] ?? '', row }))
}

export const unkeyed = <T>(keyedRows: readonly Keyed<T>[]): T[] =>
  withKeys(
    keyedRows.map(({ row }) => row),
    keyedRows.map(({ key }) => key),
  )

/** Each row in another form, with the same key. */
export const mapRows = <T, R>(rows: readonly T[], change: (row: T) => R): R[] =>
  withKeys(rows.map(change), keysOf(rows))

export const hasRow = (rows: readonly unknown[], key: string): boolean => keysOf(rows).includes(key)

export const changeRow = <T>(rows: readonly T[], key: string, change: (row: T) => T): T[] =>
  unkeyed(keyed(rows).map((one) => (one.key === key ? { key, row: change(one.row) } : one)))

export const removeRow = <T>(rows: readonly T[], key: string): T[] =>
  unkeyed(keyed(rows).filter((one) => one.key !== key))

/** The list with these rows behind the row with this key, or at its start for null. Those that it has are left out. */
export function insertRows<T>(
  rows: readonly T[],
  behind: string | null,
  newRows: readonly Keyed<T>[],
): T[] {
  const all = keyed(rows)
  const index = behind === null ? 0 : all.findIndex(({ key }) => key === behind) + 1
  const added = newRows.filter(({ key }) => !hasRow(rows, key))
  return unkeyed([...all.slice(0, index), ...added, ...all.slice(index)])
}

export const appendRow = <T>(rows: readonly T[], row: T, key = keyFor(row)): T[] =>
  insertRows(rows, keysOf(rows).at(-1) ?? null, [{ key, row }])

/** Moves a row to a position, from 1. */
export function moveRow<T>(rows: readonly T[], key: string, position: number): T[] {
  const moved = keyed(rows).filter((one) => one.key === key)
  const others = keyed(rows).filter((one) => one.key !== key)
  return unkeyed([...others.slice(0, position - 1), ...moved, ...others.slice(position - 1)])
}

/**
 * Remembers a row that is being removed: `bringBack` puts it behind the rows before it that are still there, and does nothing
 * where it came back another way.
 */
export function rememberRow<T>(
  rows: readonly T[],
  key: string,
): { bringBack: (current: readonly T[]) => T[] } {
  const all = keyed(rows)
  const index = all.findIndex((one) => one.key === key)
  const remembered = all.slice(index, index + 1)
  const before = all.slice(0, Math.max(index, 0)).map((one) => one.key)
  return {
    bringBack: (current) =>
      insertRows(
        current,
        keysOf(current)
          .filter((one) => before.includes(one))
          .at(-1) ?? null,
        remembered,
      ),
  }
}

/** Gives the rows of a list the keys that they have in the first of the `sources` that has them. */
function keepKeys(rows: readonly unknown[], sources: readonly (readonly unknown[])[]): void {
  if (keys.has(rows)) return
  const known = sources.reduce<(string | undefined)[]>(
    (found, source) => {
      const old = keysOf(source)
      const used = new Set(found)
      const matches = matchRows(source, rows)
      return found.map((key, index) => {
        const match = old[matches[index] ?? -1]
        return key ?? (used.has(match) ? undefined : match)
      })
    },
    rows.map(() => undefined),
  )
  keys.set(
    rows,
    known.map((key, index) => key ?? keyFor(rows[index])),
  )
}

/** Keeps the keys of every list inside a value. The lists of a list, as those of a week, are told apart by their index. */
export function keepAllKeys(value: unknown, sources: readonly unknown[]): void {
  if (!isObject(value) || sources.includes(value)) return
  if (Array.isArray(value) && !value.some(Array.isArray)) {
    keepKeys(
      value,
      sources.filter((one) => Array.isArray(one)),
    )
    return
  }
  const known = sources.filter(isObject).map((one) => new Map(Object.entries(one)))
  for (const [field, inner] of Object.entries(value))
    keepAllKeys(
      inner,
      known.map((one): unknown => one.get(field)),
    )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
