import type { Fields } from '../../data/client/document'
import { splitPath } from '../../data/document-paths'
import { isCollection, type Collection } from '../../data/entities'
import { NO_VIDEOS, wouldChangeNothing } from '../../data/store/history/merge-take-back'
import type { Version } from '../../data/store/history/version'
import { isAddedAgain } from '../../data/store/transaction/version-ids'
import { describeAddition, describeChange, type ChangeDescription } from './describe-change'

export type Entry = {
  version: Version
  /** The change in words; null for a version that this release cannot read. */
  change: (ChangeDescription & { collection: Collection }) | null
  /** Whether the change was taken back already. Fields that were not read do not count. */
  isTakenBack: boolean
}

/** Documents by path; null where nothing is stored. */
export type StoredByPath = ReadonlyMap<string, Fields | null>

type StoredDocuments = {
  stored: StoredByPath
  /** The ids of the deletions of products in whose place another large image is stored. */
  replacedDeletionIds?: ReadonlySet<string>
}

/** The entries of versions, newest first. */
export function entriesOf(
  versions: readonly Version[],
  { stored, replacedDeletionIds = new Set() }: StoredDocuments,
): Entry[] {
  /** The state after the next older change of each path. */
  const stateAfterByPath = new Map<string, Fields>()
  const entries: Entry[] = []
  for (const [index, version] of versions.entries()) {
    const { id, path, fields } = version
    const now = stored.get(path) ?? null
    const after = stateAfterByPath.get(path) ?? now
    const hasOtherLargeImage = replacedDeletionIds.has(id)
    const wasStoredBefore =
      isAddedAgain(id) || versions.slice(index + 1).some((older) => older.path === path)
    entries.push(entryOf(version, { after, now, hasOtherLargeImage, wasStoredBefore }))
    if (version.isReadable && !version.isAddition) stateAfterByPath.set(path, fields)
  }
  return entries
}

type OtherStates = {
  /** The state of the document after the change. */
  after: Fields | null
  /** The state that is stored now. */
  now: Fields | null
  /** Whether the product has another large image now. */
  hasOtherLargeImage: boolean
  /** Whether the id of the version, or an older version that was read, tells that the document was stored before. */
  wasStoredBefore: boolean
}

function entryOf(version: Version, others: OtherStates): Entry {
  const { path, at, fields, isDeletion, isAddition } = version
  const { collection, id } = splitPath(path)
  if (!version.isReadable || !isCollection(collection))
    return { version, change: null, isTakenBack: false }
  const states = { before: fields, after: isDeletion ? null : others.after }
  const description = isAddition
    ? describeAddition(collection, fields, { addedAt: at, ...others })
    : describeChange(collection, id, states)
  return {
    version,
    change: { ...description, collection },
    isTakenBack: isTakenBack(version, collection, others),
  }
}

function isTakenBack(
  { path, fields, isDeletion, isAddition }: Version,
  collection: Collection,
  { after, now, hasOtherLargeImage }: OtherStates,
): boolean {
  if (isDeletion) return now !== null && !hasOtherLargeImage
  if (!isAddition) return wouldChangeNothing({ path, before: fields, after, stored: now })
  if (collection !== 'videos' || !now || !after) return now === null
  // The addition of the list of videos is taken back when its videos are gone. Later ones may be stored in it.
  return wouldChangeNothing({ path, before: NO_VIDEOS, after, stored: now })
}
