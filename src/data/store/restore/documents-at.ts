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
import type { DocumentsByPath } from '../shared/read-all'
import { placeFieldsIn, sequenceOf, withPlaceFields } from '../shared/sequence'

type History = {
  /** The content, the large images and the sequences that are stored now, by path. */
  storedDocuments: DocumentsByPath
  /** When `storedDocuments` had been read. */
  readAt: Date
  /** The versions after the moment, by the path of their document, oldest first. */
  versions: ReadonlyMap<string, readonly VersionHead[]>
  /** The stored versions that `neededVersionPaths` names, by their own path. */
  versionDocuments: DocumentsByPath
}

/**
 * The content that was stored at a moment. For example at 12:00, a document
 * - changed at 11:00 and at 13:00 was what the version of 13:00 has;
 * - added at 13:00 did not exist: its first version after 12:00 notes the addition;
 * - without a version after 12:00 was what is stored now.
 *
 * The sequence of a list is such a document, too. At last it gives the documents of its list their positions.
 */
export function documentsAt(moment: Date, history: History): DocumentsByPath {
  const { storedDocuments, versions } = history
  const documents: DocumentsByPath = new Map()
  for (const path of new Set([...storedDocuments.keys(), ...versions.keys()])) {
    const fields = isContentPath(path) ? stateAt(moment, path, history) : undefined
    if (!fields) continue
    documents.set(path, fields)
    const image = isProductPath(path) ? largeImageAt(path, history) : undefined
    if (image !== undefined) documents.set(largeImagePath(path), { image })
  }
  for (const collection of LIST_NAMES) {
    const sequenceAtMoment = stateAt(moment, sequencePath(collection), history)
    renumberList(collection, documents, sequenceAtMoment?.['ids'])
  }
  return documents
}

/**
 * The fields of a document at the moment; undefined where it did not exist.
 *
 * Two writes leave no version, but may store `updatedAt`: a move and an addition by hand. For example the moment is
 * 12:00, and the `updatedAt` of the state is 13:00. If the sequence of 12:00 lists the document, it was moved at 13:00.
 * Otherwise it was added at 13:00, and did not exist at 12:00.
 *
 * An `updatedAt` after the time at which the state was read or replaced is ignored. Only an owner can store such a
 * time.
 */
function stateAt(moment: Date, path: string, history: History): Fields | undefined {
  const state = firstStateAfter(path, history)
  const writtenAt = toDate(state?.['updatedAt']) ?? moment
  const replacedAt = history.versions.get(path)?.[0]?.at
  const isWrittenSince = moment < writtenAt && writtenAt <= (replacedAt ?? history.readAt)
  return isWrittenSince && !wasListed(moment, path, history) ? undefined : state
}

/**
 * The state in the first version after the moment, or the stored one; undefined where that version notes an addition.
 */
function firstStateAfter(path: string, history: History): Fields | undefined {
  const [first] = history.versions.get(path) ?? []
  if (!first) return history.storedDocuments.get(path)
  return first.isAddition ? undefined : contentOf(first, history).state
}

const contentOf = ({ id }: VersionHead, { versionDocuments }: History) =>
  contentOfVersion(versionDocuments.get(versionPath(id)) ?? {})

/** Whether the sequence of the moment lists a document. True where the list had no sequence. */
function wasListed(moment: Date, path: string, history: History): boolean {
  const { collection, id } = splitPath(path)
  if (!isListName(collection)) return false
  const sequence = stateAt(moment, sequencePath(collection), history)
  return !sequence || (Array.isArray(sequence['ids']) && sequence['ids'].includes(id))
}

/**
 * The large image of a product at the moment: the one that the first later version replaced or deleted, or the stored
 * one.
 */
function largeImageAt(path: string, history: History): unknown {
  const version = history.versions
    .get(path)
    ?.find((head) => head.isDeletion || contentOf(head, history).largeImage)
  if (version) return contentOf(version, history).largeImage
  return history.storedDocuments.get(largeImagePath(path))?.['image']
}

/**
 * The paths of the versions that tell how a document was at the moment. The first one after the moment has its fields.
 * The large image of a product may be in any version up to the first deletion. A document that was added after the
 * moment needs none.
 * @param versions the versions of the document after the moment
 */
export function neededVersionPaths(versions: readonly VersionHead[]): string[] {
  const [first] = versions
  if (!first || first.isAddition) return []
  if (!isProductPath(first.path)) return [versionPath(first.id)]
  const deletionIndex = versions.findIndex(({ isDeletion }) => isDeletion)
  const neededVersions = deletionIndex < 0 ? versions : versions.slice(0, deletionIndex + 1)
  return neededVersions.map(({ id }) => versionPath(id))
}

/**
 * Gives the documents of a list the positions that they had at the moment. Documents that the sequence of the moment
 * lacks come last, sorted by their own place fields.
 */
function renumberList(
  collection: ListName,
  documents: DocumentsByPath,
  idsAtMoment: unknown,
): void {
  const ids: unknown[] = Array.isArray(idsAtMoment) ? idsAtMoment : []
  const rankOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  const byPlaceFields = sequenceOf(collection, documents)
  const sequence = byPlaceFields.sort((a, b) => rankOf(a.id) - rankOf(b.id))
  for (const [id, placeFields] of placeFieldsIn(sequence)) {
    const path = documentPath(collection, id)
    documents.set(path, withPlaceFields(documents.get(path) ?? {}, placeFields))
  }
}
