import { isRecord } from './is-record'
import { matchRows } from './match-rows'
import { OPENS } from './named-fields'
import { isSame } from './same'

type Sides<T> = { base: T; mine: T; theirs: T }
type Triple = [base: unknown[], mine: unknown[], theirs: unknown[]]

/** A row of a list, and the key that it has on all sides. */
type Row = { key: string; value: unknown }
type Rows = [base: Row[], mine: Row[], theirs: Row[]]

/** The fields in which both changed the same: `title`, or `m1.title` of an object in an object. */
export type Clashes = readonly string[]
/** The merged value, and where both changed the same. */
type Merged<T> = { merged: T; clashes: Clashes }
/** The name of the value itself among the clashes inside it. */
const ITSELF = ''

const fieldOf = (object: unknown, key: string): unknown =>
  isRecord(object) && Object.hasOwn(object, key) ? object[key] : undefined

/**
 * Applies to `theirs` what `mine` changed since `base`: objects field by field, lists of objects by their `id` or else row by
 * row, lists of texts line by line, lists of lists item by item, everything else whole, also a row with hours. Where both changed
 * the same, mine is taken, except that nothing is removed from a list that the other side has changed.
 */
export const merge = <T>(base: T, mine: T, theirs: T): T =>
  mergeSides({ base, mine, theirs }).merged

/** Merges as `merge` does, and names each clash once. */
export function mergeWithClashes<T>(base: T, mine: T, theirs: T): Merged<T> {
  const { merged, clashes } = mergeSides({ base, mine, theirs })
  return { merged, clashes: [...new Set(clashes)] }
}

/**
 * The merge in which a field is mine, and a clash, where `refusedIn` names it in the merged value and on neither side: two
 * changes that are valid one by one may not be together.
 */
export function withoutRefused<T extends object>(
  { merged, clashes }: Merged<T>,
  { mine, theirs }: Pick<Sides<T>, 'mine' | 'theirs'>,
  refusedIn: (value: T) => (keyof T & string)[],
): Merged<T> {
  const known = [...refusedIn(mine), ...refusedIn(theirs)]
  const refused = refusedIn(merged).filter((field) => !known.includes(field))
  const own = Object.fromEntries(refused.map((field) => [field, mine[field]]))
  return { merged: { ...merged, ...own }, clashes: [...new Set([...clashes, ...refused])] }
}

function mergeSides<T>(sides: Sides<T>): Merged<T> {
  const { base, mine, theirs } = sides
  if (isSame(mine, base) || isSame(mine, theirs)) return { merged: theirs, clashes: [] }
  if (isSame(theirs, base)) return { merged: mine, clashes: [] }
  const lists: unknown[] = [base ?? [], mine, theirs]
  const merged = isTriple(lists) ? mergeLists(lists) : mergeFields(sides)
  return (merged ?? { merged: mine, clashes: [ITSELF] }) as Merged<T>
}

/** Whether these are special days with their hours, which belong together: from and to, opens and closes. */
const areHours = (row: unknown): boolean => isRecord(row) && Object.hasOwn(row, OPENS)

/** Null where a side has no fields, or has hours. */
function mergeFields({ base, mine, theirs }: Sides<unknown>): Merged<unknown> | null {
  if (!isRecord(mine) || !isRecord(theirs) || areHours(mine)) return null
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const fields = keys.map((key) => {
    const field = (side: unknown) => fieldOf(side, key)
    const sides = { base: field(base), mine: field(mine), theirs: field(theirs) }
    return { key, ...mergeSides(sides) }
  })
  const nameOf = (key: string, inner: string) => (inner === ITSELF ? key : `${key}.${inner}`)
  return {
    merged: Object.fromEntries(
      fields.flatMap(({ key, merged }) => (merged === undefined ? [] : [[key, merged]])),
    ),
    clashes: fields.flatMap(({ key, clashes }) => clashes.map((inner) => nameOf(key, inner))),
  }
}

const isTriple = (sides: unknown[]): sides is Triple => sides.every(Array.isArray)

/** A list of lists, such as the days of a week: it is as long on all sides, none of which is merged inside. */
export const isGrid = (list: readonly unknown[]): boolean =>
  list.length > 0 && list.every(Array.isArray)

/** Null for lists whose rows cannot be told apart. */
function mergeLists(lists: Triple): Merged<unknown[]> | null {
  if (lists.every(isGrid)) return mergeByIndex(lists)
  const rows = lists.map(namedRows)
  if (rows.every((list) => list !== null)) return mergeRows(rows as Rows)
  return lists.every((list) => list.every(isRecord)) ? mergeRows(matchedRows(lists)) : null
}

function mergeByIndex([base, mine, theirs]: Triple): Merged<unknown[]> {
  const isMine = mine.map((item, index) => !isSame(item, base[index]))
  const isClash = isMine.map(
    (isChanged, index) =>
      isChanged && !isSame(theirs[index], base[index]) && !isSame(theirs[index], mine[index]),
  )
  return {
    merged: mine.map((item, index) => (isMine[index] ? item : theirs[index])),
    clashes: isClash.includes(true) ? [ITSELF] : [],
  }
}

/** Whether the key of a row says that one side has added it. Those of the base are numbers. */
const isAdded = ({ key }: Row): boolean => key.includes(' ')

/** Rows of objects without ids: one that is a row of the base has its number, an added one a key of its own. */
function matchedRows([base, mine, theirs]: Triple): Rows {
  const keyed = (list: unknown[], side: string): Row[] =>
    matchRows(base, list).map((at, index) => ({
      key: at < 0 ? `${side} ${index}` : String(at),
      value: list[index],
    }))
  const mineKeyed = keyed(mine, 'mine')
  const added = new Set(mineKeyed.filter(isAdded))
  const theirsKeyed = keyed(theirs, 'theirs').map((row) => {
    // The same row that both have added is one.
    const same = isAdded(row) && [...added].find(({ value }) => isSame(value, row.value))
    if (!same) return row
    added.delete(same)
    return same
  })
  return [base.map((value, index) => ({ key: String(index), value })), mineKeyed, theirsKeyed]
}

/** Rows of objects with ids or of texts; a repeated text is told apart by its number. Null where a row is neither. */
function namedRows(list: unknown[]): Row[] | null {
  const seen = new Map<string, number>()
  const rows = list.map((value: unknown): Row | null => {
    if (typeof value !== 'string') {
      const id = fieldOf(value, 'id')
      return typeof id === 'string' ? { key: id, value } : null
    }
    const count = (seen.get(value) ?? 0) + 1
    seen.set(value, count)
    return { key: `${count} ${value}`, value }
  })
  return rows.every((row) => row !== null) ? rows : null
}

function mergeRows(rows: Rows): Merged<unknown[]> {
  const [base, mine, theirs] = rows.map(
    (list) => new Map(list.map(({ key, value }) => [key, value])),
  ) as [Map<string, unknown>, Map<string, unknown>, Map<string, unknown>]
  const mergeRow = (key: string): Merged<unknown[]> => {
    if (mine.has(key) && theirs.has(key)) {
      const sides = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
      const { merged, clashes } = mergeSides(sides)
      return { merged: [merged], clashes: clashes.map(() => ITSELF) }
    }
    const left = mine.has(key) ? mine.get(key) : theirs.get(key)
    if (!base.has(key)) return { merged: [left], clashes: [] }
    // Removed on one side: unless the other side has changed it meanwhile.
    return isSame(left, base.get(key))
      ? { merged: [], clashes: [] }
      : { merged: [left], clashes: [ITSELF] }
  }
  const [before, my, their] = [[...base.keys()], [...mine.keys()], [...theirs.keys()]]
  const all = mergedSequence(before, my, their).map(mergeRow)
  return {
    merged: all.flatMap(({ merged }) => merged),
    clashes: all.flatMap(({ clashes }) => clashes),
  }
}

/**
 * My sequence if I moved a row, otherwise theirs. A row that only the other side has comes after its neighbour, or at the end
 * if it was appended there.
 */
function mergedSequence(before: string[], my: string[], their: string[]): string[] {
  const both = (keys: string[], others: string[]) => keys.filter((key) => others.includes(key))
  const isMoved = !isSame(both(my, before), both(before, my))
  const [sequence, others] = isMoved ? [my, their] : [their, my]
  const last = before.at(-1)
  const isAppended = last === undefined || others.includes(last)
  const result = [...sequence]
  others.forEach((key, index) => {
    if (result.includes(key)) return
    const isAtEnd = isAppended && !others.slice(index).some((other) => sequence.includes(other))
    const behindNeighbour = result.indexOf(others[index - 1] ?? '') + 1
    result.splice(isAtEnd ? result.length : behindNeighbour, 0, key)
  })
  return result
}
