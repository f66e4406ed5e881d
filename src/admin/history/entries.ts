import type { Fields } from '../../data/client/document'
import { splitPath } from '../../data/document-paths'
import { isCollection, type Collection } from '../../data/entities'
import type { Version } from '../../data/store/history'
import { hasNothingToTakeBack, NO_VIDEOS } from '../../data/store/merge-take-back'
import { describeAddition, describeChange, type ChangeDescription } from './describe-change'

export type Entry = {
  version: Version
  /** What was changed; null for a version that this release cannot read. */
  change: (ChangeDescription & { collection: Collection }) | null
  /** Whether taking it back would change nothing, as far as the words tell. */
  isTakenBack: boolean
}

/** Documents by path; null where nothing is stored. */
export type StoredByPath = ReadonlyMap<string, Fields | null>

type StoredStates = {
  /** What was stored when the versions were read: the states by which the newest of them were replaced. */
  storedAtRead: StoredByPath
  /** What is stored now, where that was read again. */
  storedNow?: StoredByPath
  /** Ids of deletions of products in whose place another large picture is stored now. */
  replaced?: ReadonlySet<string>
}

/** Entries of versions, which are listed newest first. */
export function entriesOf(
  versions: readonly Version[],
  { storedAtRead, storedNow = storedAtRead, replaced = new Set() }: StoredStates,
): Entry[] {
  /** The state that replaced the next older version, by path. */
  const newer = new Map<string, Fields>()
  const entries: Entry[] = []
  for (const version of versions) {
    const { id, path, fields } = version
    const after = newer.get(path) ?? storedAtRead.get(path) ?? null
    const now = storedNow.get(path) ?? null
    entries.push(entryOf(version, { after, now, isReplaced: replaced.has(id) }))
    if (version.isReadable && !version.isAddition) newer.set(path, fields)
  }
  return entries
}

/** What was stored after a version, and what is stored now. */
type LaterStates = { after: Fields | null; now: Fields | null; isReplaced: boolean }

function entryOf(version: Version, later: LaterStates): Entry {
  const { path, at, fields, isDeletion, isAddition } = version
  const { collection, id } = splitPath(path)
  if (!version.isReadable || !isCollection(collection))
    return { version, change: null, isTakenBack: false }
  const states = { before: fields, after: isDeletion ? null : later.after }
  const description = isAddition
    ? describeAddition(collection, fields, at)
    : describeChange(collection, id, states)
  return {
    version,
    change: { ...description, collection },
    isTakenBack: nothingIsLeftOf(version, collection, later),
  }
}

function nothingIsLeftOf(
  { fields, isDeletion, isAddition }: Version,
  collection: Collection,
  { after, now, isReplaced }: LaterStates,
): boolean {
  if (isDeletion) return now !== null && !isReplaced
  if (!isAddition) return hasNothingToTakeBack({ before: fields, after, stored: now })
  if (collection !== 'videos' || !now || !after) return now === null
  // The videos that were added may be gone from a list that has others.
  return hasNothingToTakeBack({ before: NO_VIDEOS, after, stored: now })
}
