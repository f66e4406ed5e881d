import { isRecord } from './is-record'
import { hasId, idOf, isGrid, matchRows } from './match-rows'
import type { Merged, Sides } from './merge'
import { pathIn, ROOT_PATH } from './part-path'
import { isSame } from './same'

type MergedList = Merged<unknown[]>
/** Merges a row that is on both sides. */
type MergeRow = (row: Sides<unknown>) => Merged<unknown>
/** The rows of a list in their order, by keys: the same row has the same key on all sides. */
type RowsByKey = ReadonlyMap<string, unknown>

/**
 * Merges lists that both sides have changed. Null where their rows cannot be told apart. The path of a clash begins with
 * the id of its row, or the index of its list. Where rows have no ids, the clash is one of the whole list.
 */
export function mergeLists(lists: Sides<unknown[]>, mergeRow: MergeRow): MergedList | null {
  const all = Object.values(lists)
  if (all.every(isGrid)) return mergeByIndex(lists)
  const rows = rowsByKey(lists)
  if (!rows) return null
  const { merged, clashes } = mergeRows(rows, mergeRow)
  return { merged, clashes: all.flat().every(hasId) ? clashes : clashes.map(() => ROOT_PATH) }
}

/** The rows of each side by key. Null where they have none. */
function rowsByKey(lists: Sides<unknown[]>): Sides<RowsByKey> | null {
  const { base, mine, theirs } = onEachSide(lists, namedRows)
  if (base && mine && theirs) return { base, mine, theirs: withKeysOfMine({ base, mine, theirs }) }
  return Object.values(lists).flat().every(isRecord) ? matchedRows(lists) : null
}

const onEachSide = <A, B>({ base, mine, theirs }: Sides<A>, change: (side: A) => B): Sides<B> => ({
  base: change(base),
  mine: change(mine),
  theirs: change(theirs),
})

/** Merges lists of lists, which are as long on all sides. Each inner list is merged whole. */
function mergeByIndex({ base, mine, theirs }: Sides<unknown[]>): MergedList {
  const isChangedAt = (item: unknown, index: number) => !isSame(item, base[index])
  const isClashAt = (item: unknown, index: number) =>
    isChangedAt(item, index) && isChangedAt(theirs[index], index) && !isSame(theirs[index], item)
  return {
    merged: mine.map((item, index) => (isChangedAt(item, index) ? item : theirs[index])),
    clashes: mine.flatMap((item, index) => (isClashAt(item, index) ? [String(index)] : [])),
  }
}

/**
 * The rows by key. The key of an object is its id. The key of a text is the text after a count, because it may be
 * repeated: the keys of [a, b, a] are '1 a', '1 b' and '2 a'. Null where a row is neither.
 */
function namedRows(list: unknown[]): RowsByKey | null {
  const counts = new Map<string, number>()
  const rows = new Map<string, unknown>()
  for (const row of list) {
    let key = idOf(row)
    if (typeof row === 'string') {
      const count = (counts.get(row) ?? 0) + 1
      counts.set(row, count)
      key = `${count} ${row}`
    }
    if (typeof key !== 'string') return null
    rows.set(key, row)
  }
  return rows
}

/**
 * Their rows. A text that has replaced the same text of the base as one of mine has the key of mine. For example:
 *
 *     base    [a, b]       keys '1 a', '1 b'
 *     mine    [a, mine]    keys '1 a', '1 mine'
 *     theirs  [a, theirs]  keys '1 a', '1 mine'
 */
function withKeysOfMine({ base, mine, theirs }: Sides<RowsByKey>): RowsByKey {
  const replacedIn = (side: RowsByKey) => matchRows([...base.values()], [...side.values()])
  const [byMe, byThem] = [replacedIn(mine), replacedIn(theirs)]
  const myKeys = [...mine.keys()]
  return new Map(
    [...theirs].map(([key, row], index) => {
      const replaced = byThem[index] ?? -1
      const myKey = myKeys[replaced < 0 ? -1 : byMe.indexOf(replaced)]
      const isKept =
        !myKey || base.has(key) || mine.has(key) || base.has(myKey) || theirs.has(myKey)
      return [isKept ? key : myKey, row]
    }),
  )
}

/**
 * The rows of objects without ids, by key. The key of a row of the base is its index there. The key of an added row is
 * the side that has added it, and its index there. A row that both sides have added has the key of mine on both. For
 * example:
 *
 *     base    [a, b]       keys '0', '1'
 *     mine    [a, new, b]  keys '0', 'mine 1', '1'
 *     theirs  [b, new]     keys '1', 'mine 1'
 */
function matchedRows({ base, mine, theirs }: Sides<unknown[]>): Sides<RowsByKey> {
  const entriesOf = (list: unknown[], side: string) =>
    matchRows(base, list).map((baseIndex, index): [key: string, row: unknown] => [
      baseIndex < 0 ? `${side} ${index}` : String(baseIndex),
      list[index],
    ])
  const baseRows = new Map(base.map((row, index) => [String(index), row]))
  const myRows = new Map(entriesOf(mine, 'mine'))
  const addedByMe = new Map([...myRows].filter(([key]) => !baseRows.has(key)))
  const theirRows = entriesOf(theirs, 'theirs').map((entry) => {
    const [key, row] = entry
    if (baseRows.has(key)) return entry
    const sameEntry = [...addedByMe].find(([, myRow]) => isSame(myRow, row))
    if (!sameEntry) return entry
    addedByMe.delete(sameEntry[0])
    return sameEntry
  })
  return { base: baseRows, mine: myRows, theirs: new Map(theirRows) }
}

function mergeRows(rows: Sides<RowsByKey>, mergeRow: MergeRow): MergedList {
  const keys = mergedSequence(onEachSide(rows, (side) => [...side.keys()]))
  const results = keys.map((key) => mergeAt(key, rows, mergeRow))
  return {
    merged: results.flatMap(({ merged }) => merged),
    clashes: results.flatMap(({ clashes }) => clashes),
  }
}

/** The row with a key on one side or on both, merged; no row where it was removed. */
function mergeAt(
  key: string,
  { base, mine, theirs }: Sides<RowsByKey>,
  mergeRow: MergeRow,
): MergedList {
  if (mine.has(key) && theirs.has(key)) {
    const row = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
    const { merged, clashes } = mergeRow(row)
    return { merged: [merged], clashes: clashes.map((inner) => pathIn(key, inner)) }
  }
  const onlyRow = mine.has(key) ? mine.get(key) : theirs.get(key)
  const isAdded = !base.has(key)
  if (isAdded) return { merged: [onlyRow], clashes: [] }
  // The other side has removed the row. It stays if this side has changed it.
  const isChanged = !isSame(onlyRow, base.get(key))
  return isChanged ? { merged: [onlyRow], clashes: [key] } : { merged: [], clashes: [] }
}

/**
 * My sequence of the keys if I moved a row, otherwise theirs. A row that only the other side has comes after its
 * neighbour there. A row that was appended there comes at the end. For example I have moved b, and they have added two
 * rows:
 *
 *     base    [a, b]
 *     mine    [b, a]
 *     theirs  [a, new, b, last]
 *     result  [b, a, new, last]
 */
function mergedSequence({ base, mine, theirs }: Sides<string[]>): string[] {
  const common = (keys: string[], others: string[]) => keys.filter((key) => others.includes(key))
  const isMovedByMe = !isSame(common(mine, base), common(base, mine))
  const sequence = isMovedByMe ? mine : theirs
  const other = isMovedByMe ? theirs : mine
  const lastOfBase = base.at(-1)
  const keepsLast = lastOfBase === undefined || other.includes(lastOfBase)
  const result = [...sequence]
  other.forEach((key, index) => {
    if (result.includes(key)) return
    const isAppended = keepsLast && other.slice(index).every((later) => !sequence.includes(later))
    const behindNeighbour = result.indexOf(other[index - 1] ?? '') + 1
    result.splice(isAppended ? result.length : behindNeighbour, 0, key)
  })
  return result
}
