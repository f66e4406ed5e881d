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
import { contentOfVersion, type VersionHead } from '../history/version'
import { placeFieldsIn, sequenceOf, withPlaceFields } from '../lists/sequence'
import type { Documents } from '../read-all'

type History = {
  /** The content, the large images and the sequences that are stored now, by path. */
  storedDocuments: Documents
  /** When `storedDocuments` had been read. */
  readAt: Date
  /** The versions after the moment, by the path of their document, oldest first. */
  versions: ReadonlyMap<string, readonly VersionHead[]>
  /** The stored versions that `neededVersionPaths` names, by their own path. */
  versionDocuments: Documents
}

/**
 * The content that was stored at a moment. For example at 12:00, a document
 * - changed at 11:00 and at 13:00 was what the version of 13:00 has;
 * - added at 13:00 did not exist: its first version after 12:00 notes the addition;
 * - without a version after 12:00 was what is stored now.
 *
 * The sequence of a list is a document with versions of its own.
 */
export function documentsAt(moment: Date, history: History): Documents {
  const { storedDocuments, versions } = history
  const documents: Documents = new Map()
  for (const path of new Set([...storedDocuments.keys(), ...versions.keys()])) {
    const fields = isContentPath(path) ? stateAt(moment, path, history) : undefined
    if (!fields) continue
    documents.set(path, fields)
    const image = isProductPath(path) ? largeImageAt(path, history) : undefined
    if (image !== undefined) documents.set(largeImagePath(path), { image })
  }
  for (const collection of LIST_NAMES) {
    const sequence = stateAt(moment, sequencePath(collection), history)
    renumberList(collection, documents, sequence?.['ids'])
  }
  return documents
}

/**
 * The fields of a document at the moment; undefined where it did not exist.
 *
 * A move leaves no version, and nor does an addition by hand, but both may write `updatedAt`. So a state of 12:00 whose `updatedAt`
 * is 13:00 was either moved or added at 13:00. It was moved if the sequence of 12:00 lists the document. Otherwise it was added, and
 * did not exist. Only an owner can store an `updatedAt` that is later than the time at which the state was read or replaced: it says
 * nothing.
 */
function stateAt(moment: Date, path: string, history: History): Fields | undefined {
  const state = firstStateAfter(path, history)
  const writtenAt = toDate(state?.['updatedAt']) ?? moment
  const lastSeenAt = history.versions.get(path)?.[0]?.at ?? history.readAt
  const isWrittenSince = moment < writtenAt && writtenAt <= lastSeenAt
  return isWrittenSince && !wasListed(moment, path, history) ? undefined : state
}

/** The state in the first version after the moment, or the stored one; undefined where that version notes an addition. */
function firstStateAfter(path: string, history: History): Fields | undefined {
  const [first] = history.versions.get(path) ?? []
  if (!first) return history.storedDocuments.get(path)
  return first.isAddition ? undefined : contentOf(first, history).state
}

const contentOf = ({ id }: VersionHead, { versionDocuments }: History) =>
  contentOfVersion(versionDocuments.get(versionPath(id)) ?? {})

/** Whether the sequence of the moment lists a document; true where the list had no sequence, false for a document of no list. */
function wasListed(moment: Date, path: string, history: History): boolean {
  const { collection, id } = splitPath(path)
  if (!isListName(collection)) return false
  const sequence = stateAt(moment, sequencePath(collection), history)
  return !sequence || (Array.isArray(sequence['ids']) && sequence['ids'].includes(id))
}

/**
 * The large image that a product had at the moment: that of the first later version that replaced or deleted it, or the stored one.
 */
function largeImageAt(path: string, history: History): unknown {
  const version = history.versions
    .get(path)
    ?.find((head) => head.isDeletion || contentOf(head, history).largeImage)
  if (version) return contentOf(version, history).largeImage
  return history.storedDocuments.get(largeImagePath(path))?.['image']
}

/**
 * The paths of the versions from which a document is put together, of its versions after the moment. It is the first. Of a product
 * it is each one up to the first deletion, because any of them may have kept its large image. A document that was added after the
 * moment needs none.
 */
export function neededVersionPaths(versions: readonly VersionHead[]): string[] {
  const [first] = versions
  if (!first || first.isAddition) return []
  if (!isProductPath(first.path)) return [versionPath(first.id)]
  const deletionIndex = versions.findIndex(({ isDeletion }) => isDeletion)
  const neededVersions = deletionIndex < 0 ? versions : versions.slice(0, deletionIndex + 1)
  return neededVersions.map(({ id }) => versionPath(id))
}

/** Gives the documents of a list their positions in the sequence of these ids; without ids in that of their own place fields. */
function renumberList(collection: ListName, documents: Documents, ids: unknown): void {
  const idList: unknown[] = Array.isArray(ids) ? ids : []
  const rankOf = (id: string) => (idList.includes(id) ? idList.indexOf(id) : idList.length)
  const sequence = sequenceOf(collection, documents).sort((a, b) => rankOf(a.id) - rankOf(b.id))
  for (const [id, placeFields] of placeFieldsIn(sequence)) {
    const path = documentPath(collection, id)
    documents.set(path, withPlaceFields(documents.get(path) ?? {}, placeFields))
  }
}
