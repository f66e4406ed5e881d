import { isRecord } from './is-record'
import { idOf, isGrid } from './match-rows'

/*
 * The path of a part inside a value: `name`, `m1.name` in an object, `videos.v1.title` in the row of a list with the id
 * v1, or `hours.0` for the first list of a list.
 */

/** The path of the value itself. */
export const ROOT_PATH = ''

/** The path of a part, from its path inside the field or the row with this name. */
export const pathIn = (name: string, inner: string): string =>
  inner === ROOT_PATH ? name : `${name}.${inner}`

/** Whether a path begins with one of these fields. */
export const isPathIn = (fields: readonly PropertyKey[], path: string): boolean =>
  fields.includes(path.split('.')[0] ?? '')

/** The part of a value at a path; undefined where it has none. */
export function partAt(value: unknown, path: string): unknown {
  let part = value
  for (const name of path.split('.')) part = innerPart(part, name)
  return part
}

/** Whether a path leads to a row of a list of a value. */
export const isRowAt = (value: unknown, path: string): boolean =>
  Array.isArray(partAt(value, path.slice(0, path.lastIndexOf('.')))) &&
  isRecord(partAt(value, path))

function innerPart(value: unknown, name: string): unknown {
  if (Array.isArray(value))
    return isGrid(value) ? value[Number(name)] : value.find((row) => idOf(row) === name)
  return isRecord(value) ? value[name] : undefined
}
