import { isSpan } from './hours/week'
import { isRecord } from './is-record'
import { mergeLists } from './merge-lists'
import { pathIn, ROOT_PATH } from './part-path'
import { isSame } from './same'

/** A value before both changes, the value that this side wants to store, and the one that is stored by now. */
export type Sides<T, B = T> = { base: B; mine: T; theirs: T }

/** The paths of what both sides changed (part-path.ts). */
export type Clashes = readonly string[]
export type Merged<T> = { merged: T; clashes: Clashes }

/**
 * Applies to `theirs` what `mine` changed since `base`:
 * - objects field by field
 * - lists of objects by their `id`, or else row by row
 * - lists of texts line by line, and lists of lists item by item
 * - everything else whole, also a span of hours
 *
 * Where both sides changed the same part, mine is taken. A row that one side has changed and the other has removed
 * stays. For example
 *
 *     base    { name: 'a', lines: ['x', 'y'] }
 *     mine    { name: 'b', lines: ['x', 'mine', 'y'] }
 *     theirs  { name: 'c', lines: ['y', 'theirs'] }
 *     merged  { name: 'b', lines: ['mine', 'y', 'theirs'] }, with the clash `name`
 */
export const merge = <T>(base: T, mine: T, theirs: T): T =>
  mergeSides({ base, mine, theirs }).merged

/** Merges like `merge`, and names the clashes. Without a base every field of mine counts as changed. */
export function mergeWithClashes<T>(base: T | null, mine: T, theirs: T): Merged<T> {
  const { merged, clashes } = mergeSides({ base, mine, theirs })
  return { merged, clashes: [...new Set(clashes)] }
}

/**
 * Takes a field from mine where only the merge has made it invalid. Such a field is a clash. For example one side opens
 * Sunday until 2:00 in the night, and the other opens Monday from 1:00: each is valid, both together overlap.
 * @param refusedIn names the invalid fields of a value
 */
export function withoutRefused<T extends object>(
  { merged, clashes }: Merged<T>,
  { mine, theirs }: Pick<Sides<T>, 'mine' | 'theirs'>,
  refusedIn: (value: T) => (keyof T & string)[],
): Merged<T> {
  const refusedBefore = [...refusedIn(mine), ...refusedIn(theirs)]
  const newlyRefused = refusedIn(merged).filter((field) => !refusedBefore.includes(field))
  const myFields = Object.fromEntries(newlyRefused.map((field) => [field, mine[field]]))
  return {
    merged: { ...merged, ...myFields },
    clashes: [...new Set([...clashes, ...newlyRefused])],
  }
}

function mergeSides<T>(sides: Sides<T, T | null>): Merged<T> {
  const { base, mine, theirs } = sides
  if (isSame(mine, base) || isSame(mine, theirs)) return { merged: theirs, clashes: [] }
  if (isSame(theirs, base)) return { merged: mine, clashes: [] }
  const whole = { merged: mine, clashes: [ROOT_PATH] }
  return (mergeParts(sides) ?? whole) as Merged<T>
}

/** Merges the parts of a value that both sides have changed. Null for a value that is merged whole. */
function mergeParts({ base, mine, theirs }: Sides<unknown>): Merged<unknown> | null {
  const baseList = base ?? []
  if (Array.isArray(baseList) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base: baseList, mine, theirs }, mergeSides)
  if (isRecord(mine) && isRecord(theirs) && !isSpan(mine))
    return mergeFields({ base: isRecord(base) ? base : {}, mine, theirs })
  return null
}

function mergeFields({ base, mine, theirs }: Sides<Record<string, unknown>>): Merged<unknown> {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const fields = names.map((name) => ({
    name,
    ...mergeSides({
      base: fieldOf(base, name),
      mine: fieldOf(mine, name),
      theirs: fieldOf(theirs, name),
    }),
  }))
  const present = fields.filter(({ merged }) => merged !== undefined)
  return {
    merged: Object.fromEntries(present.map(({ name, merged }) => [name, merged])),
    clashes: fields.flatMap(({ name, clashes }) => clashes.map((inner) => pathIn(name, inner))),
  }
}

const fieldOf = (object: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined
