import type { Fields } from '../../data/content/parse'
import type { Version } from '../../data/store/history'
import { isSame } from '../../lib/same'
import {
  describeAddition,
  describeChange,
  isCollection,
  type ChangeDescription,
  type Collection,
} from './describe-change'

/** One line of the history. */
export type Entry = {
  version: Version
  /** Null for one that this release cannot read. */
  change: (ChangeDescription & { collection: Collection }) | null
  /** Whether taking it back would change nothing, as far as the words tell. */
  isTakenBack: boolean
}

/** Documents by path; null where nothing is stored. */
export type Stored = ReadonlyMap<string, Fields | null>

/**
 * Entries of versions, which are listed newest first.
 * @param stored what the newest versions were replaced by
 * @param now what is stored now
 */
export function entriesOf(versions: readonly Version[], stored: Stored, now = stored): Entry[] {
  const next = new Map<string, Fields>()
  return versions.map((version) => {
    const { path, at, fields, isDeletion, isAddition } = version
    const [collection = '', id = ''] = path.split('/')
    if (!version.isReadable || !isCollection(collection)) return { version, change: null, isTakenBack: false }
    const current = now.get(path) ?? null
    if (isAddition)
      return {
        version,
        change: { ...describeAddition(collection, fields, at), collection },
        isTakenBack: current === null,
      }
    const after = isDeletion ? null : (next.get(path) ?? stored.get(path) ?? null)
    next.set(path, fields)
    return {
      version,
      change: { ...describeChange(collection, id, fields, after), collection },
      // A picture is not read, so a change of nothing else is never known to be taken back.
      isTakenBack: isDeletion ? current !== null : isSameContent(fields, current) && !isSameContent(fields, after),
    }
  })
}

const isSameContent = (a: Fields | null, b: Fields | null): boolean => isSame(contentOf(a), contentOf(b))
const contentOf = (fields: Fields | null) => fields && { ...fields, order: 0, updatedAt: 0 }
