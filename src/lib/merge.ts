import { matchRows } from './match-rows'
import { isSame } from './same'

type Thing = Record<string, unknown>
type Entry = { key: string; value: unknown }
type Sides<T> = { base: T; mine: T; theirs: T }
/** Receives the path of a field; an empty one is the value itself. */
type OnClash = (path: string) => void

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldOf = (thing: unknown, key: string): unknown =>
  isThing(thing) && Object.hasOwn(thing, key) ? thing[key] : undefined

/**
 * Applies to `theirs` what `mine` changed since `base`: objects field by field, lists of things by their `id` or else row by
 * row, lists of texts line by line, lists of lists place by place, everything else whole. Where both changed the same, mine is
 * taken, except that nothing is removed from a list that the other side has changed.
 */
export const merge = <T>(base: T, mine: T, theirs: T): T =>
  mergeWithClashes(base, mine, theirs).merged

/** The merged value, and the fields in which both changed the same: `title`, or `m1.title` of an object in an object. */
export function mergeWithClashes<T>(
  base: T,
  mine: T,
  theirs: T,
): { merged: T; clashes: readonly string[] } {
  const clashes: string[] = []
  const merged = mergeSides({ base, mine, theirs }, (field) => clashes.push(field))
  return { merged, clashes }
}

function mergeSides<T>({ base, mine, theirs }: Sides<T>, onClash: OnClash): T {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs
  if (isSame(theirs, base)) return mine
  const sides: unknown[] = [base ?? [], mine, theirs]
  if (isTriple(sides)) {
    if (sides.every(isGrid)) return mergePlaces(sides, onClash) as T
    const lists = sides.map(entriesOf)
    if (lists.every((list) => list !== null)) return mergeLists(lists as Lists, onClash) as T
    if (sides.every((list) => list.every(isThing))) return mergeLists(rowsOf(sides), onClash) as T
  }
  if (!isThing(mine) || !isThing(theirs)) {
    onClash('')
    return mine
  }
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const merged = keys.map((key) => {
    const field = {
      base: fieldOf(base, key),
      mine: fieldOf(mine, key),
      theirs: fieldOf(theirs, key),
    }
    return [key, mergeSides(field, (inner) => onClash(inner === '' ? key : `${key}.${inner}`))]
  })
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as T
}

type Lists = [base: Entry[], mine: Entry[], theirs: Entry[]]

type Triple = [base: unknown[], mine: unknown[], theirs: unknown[]]
const isTriple = (sides: unknown[]): sides is Triple => sides.every(Array.isArray)

/** Such as the days of a week: as many places on all sides, none of which is merged inside. */
const isGrid = (list: unknown[]): boolean => list.length > 0 && list.every(Array.isArray)

function mergePlaces([base, mine, theirs]: Triple, onClash: OnClash): unknown[] {
  return mine.map((place, index) => {
    const [before, their] = [base[index], theirs[index]]
    if (isSame(place, before)) return their
    if (!isSame(their, before) && !isSame(their, place)) onClash('')
    return place
  })
}

/** The rows of lists of things without ids: one that is a row of the base has its number, an added one a key of its own. */
function rowsOf([base, mine, theirs]: Triple): Lists {
  const keyed = (list: unknown[], side: string): Entry[] =>
    matchRows(base, list).map((at, index) => ({
      key: at < 0 ? `${side} ${index}` : String(at),
      value: list[index],
    }))
  const own = keyed(mine, 'mine')
  const isAdded = ({ key }: Entry) => key.includes(' ')
  const free = own.filter(isAdded)
  const others = keyed(theirs, 'theirs').map((entry) => {
    // The same row that both have added is one.
    const same = isAdded(entry) ? free.findIndex(({ value }) => isSame(value, entry.value)) : -1
    return free.splice(same, same < 0 ? 0 : 1)[0] ?? entry
  })
  return [base.map((value, index) => ({ key: String(index), value })), own, others]
}

/** The entries of a list of things or of texts by what names them; a repeated text is told apart by its number. */
function entriesOf(list: unknown[]): Entry[] | null {
  const seen = new Map<string, number>()
  const entries = list.map((value: unknown): Entry | null => {
    if (typeof value !== 'string')
      return typeof fieldOf(value, 'id') === 'string'
        ? { key: String(fieldOf(value, 'id')), value }
        : null
    const count = (seen.get(value) ?? 0) + 1
    seen.set(value, count)
    return { key: `${count} ${value}`, value }
  })
  return entries.every((entry) => entry !== null) ? entries : null
}

function mergeLists([base, mine, theirs]: Lists, onClash: OnClash): unknown[] {
  const [before, my, their] = [base, mine, theirs].map(
    (list) => new Map(list.map(({ key, value }) => [key, value])),
  ) as [Map<string, unknown>, Map<string, unknown>, Map<string, unknown>]
  const mergeEntry = (key: string): unknown[] => {
    if (my.has(key) && their.has(key)) {
      const entry = { base: before.get(key), mine: my.get(key), theirs: their.get(key) }
      return [mergeSides(entry, () => onClash(''))]
    }
    const left = my.has(key) ? my.get(key) : their.get(key)
    // Removed on one side: unless the other side has changed it meanwhile.
    if (before.has(key) && isSame(left, before.get(key))) return []
    if (before.has(key)) onClash('')
    return [left]
  }
  return sequenceOf([...before.keys()], [...my.keys()], [...their.keys()]).flatMap(mergeEntry)
}

/** In my sequence, if I moved something; what only the other side has comes behind its neighbour, or at the end as there. */
function sequenceOf(before: string[], my: string[], their: string[]): string[] {
  const both = (keys: string[], others: string[]) => keys.filter((key) => others.includes(key))
  const isMoved = !isSame(both(my, before), both(before, my))
  const [sequence, others] = isMoved ? [my, their] : [their, my]
  const last = before.at(-1)
  const isAppended = last === undefined || others.includes(last)
  const result = [...sequence]
  others.forEach((key, index) => {
    if (result.includes(key)) return
    const isAtEnd = isAppended && !others.slice(index).some((other) => sequence.includes(other))
    result.splice(isAtEnd ? result.length : result.indexOf(others[index - 1] ?? '') + 1, 0, key)
  })
  return result
}
