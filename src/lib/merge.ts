import { isSame } from './same'

type Thing = Record<string, unknown>
type Entry = { key: string; value: unknown }
type OnClash = (field: string) => void

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldOf = (thing: unknown, key: string): unknown =>
  isThing(thing) && Object.hasOwn(thing, key) ? thing[key] : undefined

/**
 * Applies to `theirs` what `mine` changed since `base`: objects field by field, lists of things by their `id`, lists of
 * texts line by line, everything else whole. Where both changed the same, `onClash` is told the field of the outermost
 * object: then mine is taken, except that nothing is removed from a list that the other side has changed.
 */
export function merge<T>(base: T, mine: T, theirs: T, onClash: OnClash = () => {}, field = ''): T {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs
  if (isSame(theirs, base)) return mine
  const lists = [base ?? [], mine, theirs].map(entriesOf)
  if (lists.every((list) => list !== null)) return mergeLists(lists as Lists, onClash, field) as T
  if (!isThing(mine) || !isThing(theirs)) {
    onClash(field)
    return mine
  }
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const merged = keys.map((key) => [
    key,
    merge(fieldOf(base, key), fieldOf(mine, key), fieldOf(theirs, key), onClash, field || key),
  ])
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as T
}

type Lists = [base: Entry[], mine: Entry[], theirs: Entry[]]

/** The entries of a list of things or of texts by what names them; a repeated text is told apart by its number. */
function entriesOf(list: unknown): Entry[] | null {
  if (!Array.isArray(list)) return null
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

function mergeLists([base, mine, theirs]: Lists, onClash: OnClash, field: string): unknown[] {
  const [before, my, their] = [base, mine, theirs].map(
    (list) => new Map(list.map(({ key, value }) => [key, value])),
  ) as [Map<string, unknown>, Map<string, unknown>, Map<string, unknown>]
  const mergeEntry = (key: string): unknown[] => {
    if (my.has(key) && their.has(key))
      return [merge(before.get(key), my.get(key), their.get(key), onClash, field)]
    const left = my.has(key) ? my.get(key) : their.get(key)
    // Removed on one side: unless the other side has changed it meanwhile.
    if (before.has(key) && isSame(left, before.get(key))) return []
    if (before.has(key)) onClash(field)
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
