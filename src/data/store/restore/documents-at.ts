import { toDate } from '../../../lib/time'
import type { Fields } from '../../client/document'
import { isContentPath, isProductPath } from '../../content-paths'
import {
  documentPath,
  largeImagePath,
  sequencePath,
  splitPath,
  versionPath,
} from '../../document-paths'
import { isListName, LIST_NAMES, type ListName } from '../../entities'
import type { VersionHead } from '../history/version-head'
import { keptIn } from '../history/version-state'
import { atPosition, positionsIn, sequenceOf } from '../lists/sequence'
import type { Documents } from '../read-all'

type History = {
  /** The content, the large images and the sequences that are stored now, by path. */
  stored: Documents
  /** When `stored` had been read. */
  readAt: Date
  /** The versions after the moment, by the path of their document, oldest first. */
  versions: ReadonlyMap<string, readonly VersionHead[]>
  /** The stored versions that `neededVersions` names, by their own path. */
  keptVersions: Documents
}

/**
 * The content that was stored at a moment. For example at 12:00, a document
 * - changed at 11:00 and at 13:00 was what the version of 13:00 has;
 * - added at 13:00 did not exist: its first version after 12:00 notes the addition;
 * - without a version after 12:00 was what is stored now.
 *
 * A move leaves no version, and nor does an addition by hand, but both may write `updatedAt`. So a state of 12:00 whose `updatedAt` is
 * 13:00 was moved at 13:00 if the sequence of 12:00 lists the document; otherwise it was added at 13:00, and did not exist. Only an
 * owner can store an `updatedAt` that is later than the time at which the state was read or replaced: it says nothing.
 *
 * The large image of a product is that of the first version after the moment that replaced or deleted it; without one, the stored
 * one. The sequence of a list is a document with versions of its own.
 */
export function documentsAt(moment: Date, history: History): Documents {
  const { stored, readAt, versions, keptVersions } = history
  const keptBy = ({ id }: VersionHead) => keptIn(keptVersions.get(versionPath(id)) ?? {})
  /** The state that is stored, or that the first later version has kept. */
  const keptOrStored = (path: string): Fields | undefined => {
    const [first] = versions.get(path) ?? []
    if (!first) return stored.get(path)
    return first.isAddition ? undefined : keptBy(first).state
  }
  const stateOf = (path: string): Fields | undefined => {
    const state = keptOrStored(path)
    const writtenAt = toDate(state?.['updatedAt']) ?? moment
    const lastSeenAt = versions.get(path)?.[0]?.at ?? readAt
    const isWrittenSince = moment < writtenAt && writtenAt <= lastSeenAt
    return isWrittenSince && !wasListed(path) ? undefined : state
  }
  const wasListed = (path: string): boolean => {
    const { collection, id } = splitPath(path)
    if (!isListName(collection)) return false
    const sequence = stateOf(sequencePath(collection))
    return !sequence || (Array.isArray(sequence['ids']) && sequence['ids'].includes(id))
  }
  const largeImageOf = (path: string): unknown => {
    const version = versions.get(path)?.find((each) => each.isDeletion || keptBy(each).largeImage)
    return version ? keptBy(version).largeImage : stored.get(largeImagePath(path))?.['image']
  }
  const documents: Documents = new Map()
  for (const path of new Set([...stored.keys(), ...versions.keys()])) {
    const fields = isContentPath(path) ? stateOf(path) : undefined
    if (!fields) continue
    documents.set(path, fields)
    const image = isProductPath(path) ? largeImageOf(path) : undefined
    if (image !== undefined) documents.set(largeImagePath(path), { image })
  }
  for (const collection of LIST_NAMES)
    arrangeAs(collection, documents, stateOf(sequencePath(collection))?.['ids'])
  return documents
}

/**
 * The versions from which a document is put together: the first, and those of a product up to its first deletion, because any
 * of them may have kept its large image. A document that was added after the moment needs none.
 */
export function neededVersions(versions: readonly VersionHead[]): string[] {
  const [first] = versions
  if (!first || first.isAddition) return []
  if (!isProductPath(first.path)) return [versionPath(first.id)]
  const deletion = versions.findIndex(({ isDeletion }) => isDeletion)
  const needed = deletion < 0 ? versions : versions.slice(0, deletion + 1)
  return needed.map(({ id }) => versionPath(id))
}

/** Numbers the documents of a list as these ids name them; without ids as their own positions do. */
function arrangeAs(collection: ListName, documents: Documents, ids: unknown): void {
  const known: unknown[] = Array.isArray(ids) ? ids : []
  const rank = (id: string) => (known.includes(id) ? known.indexOf(id) : known.length)
  const sequence = sequenceOf(collection, documents).sort((a, b) => rank(a.id) - rank(b.id))
  for (const [id, position] of positionsIn(sequence)) {
    const path = documentPath(collection, id)
    documents.set(path, atPosition(documents.get(path) ?? {}, position))
  }
}
