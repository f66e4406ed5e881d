import type { Fields } from '../../data/client/document'
import type { Version } from '../../data/store/history'
import { isTakenBack, NO_VIDEOS } from '../../data/store/take-back'
import { isCollection, type Collection } from '../../data/entities'
import { describeAddition, describeChange, type ChangeDescription } from './describe-change'

export type Entry = {
  version: Version
  /** Null for one that this release cannot read. */
  change: (ChangeDescription & { collection: Collection }) | null
  /** Whether taking it back would change nothing, as far as the words tell. */
  isTakenBack: boolean
}

/** Documents by path; null where nothing is stored. */
export type StoredByPath = ReadonlyMap<string, Fields | null>

type Read = {
  /** What the newest versions were replaced by. */
  stored: StoredByPath
  /** What is stored now. */
  storedNow?: StoredByPath
  /** Ids of deletions of products in whose place another large picture is stored now. */
  exchanged?: ReadonlySet<string>
}

/** Entries of versions, which are listed newest first. */
export function entriesOf(
  versions: readonly Version[],
  { stored, storedNow = stored, exchanged = new Set() }: Read,
): Entry[] {
  const next = new Map<string, Fields>()
  return versions.map((version) => {
    const { id, path, at, fields, isDeletion, isAddition } = version
    const [collection = '', own = ''] = path.split('/')
    if (!version.isReadable || !isCollection(collection))
      return { version, change: null, isTakenBack: false }
    const current = storedNow.get(path) ?? null
    const after = isDeletion ? null : (next.get(path) ?? stored.get(path) ?? null)
    if (isAddition) {
      const change = { ...describeAddition(collection, fields, at), collection }
      const isBack =
        collection === 'videos' && current && after
          ? isTakenBack({ before: NO_VIDEOS, after, stored: current })
          : current === null
      return { version, change, isTakenBack: isBack }
    }
    next.set(path, fields)
    return {
      version,
      change: { ...describeChange(collection, own, { before: fields, after }), collection },
      isTakenBack: isDeletion
        ? current !== null && !exchanged.has(id)
        : isTakenBack({ before: fields, after, stored: current }),
    }
  })
}
