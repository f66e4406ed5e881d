import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { READ_TIMEOUT_MS } from '../../../limits'
import type { Fields, ReadFields } from '../../client/document'
import { rejectAfter } from '../../client/errors'
import { loadFirestore, type FirestoreHandle } from '../../client/firebase'
import { readFromServer } from '../../client/read-from-server'
import { isContentPath, isProductPath } from '../../content-paths'
import { largeImagePath } from '../../document-paths'
import { LIST_NAMES, SINGLE_PATHS, type ListName } from '../../entities'
import { isVideoListPath, readWholeVideoList } from './hidden-videos'

/** Documents read at once: at most 10 MB. */
const DOCUMENTS_PER_READ = 10

/** Fields by path, with times as Timestamps of the SDK. */
export type DocumentsByPath = Map<string, Fields>

/**
 * Reads all documents that the dashboard edits from the server. Leaves out documents whose id the rules refuse, because
 * it was chosen by hand.
 * @throws DataError 'timeout' when a read is not answered in time
 */
export async function readContent(handle: FirestoreHandle): Promise<DocumentsByPath> {
  const documents: DocumentsByPath = new Map()
  for (const name of LIST_NAMES)
    for (const snapshot of await readList(handle, name)) {
      const { path } = snapshot.ref
      if (isContentPath(path)) documents.set(path, snapshot.data())
    }
  const singles = await readPaths(handle, SINGLE_PATHS)
  return new Map([...documents, ...singles])
}

/** All documents of a list by their ids, batch by batch. @throws DataError 'timeout' */
async function readList(handle: FirestoreHandle, name: ListName) {
  const { sdk, db } = handle
  const snapshots: QueryDocumentSnapshot[] = []
  let last: QueryDocumentSnapshot | undefined
  do {
    const query = sdk.query(
      sdk.collection(db, name),
      sdk.orderBy(sdk.documentId()),
      ...(last ? [sdk.startAfter(last)] : []),
      sdk.limit(DOCUMENTS_PER_READ),
    )
    const read = readFromServer(handle, () => sdk.getDocsFromServer(query))
    const { docs } = await rejectAfter(read, READ_TIMEOUT_MS)
    snapshots.push(...docs)
    last = docs.length === DOCUMENTS_PER_READ ? docs.at(-1) : undefined
  } while (last)
  return snapshots
}

/** The stored fields at a path. @throws DataError 'timeout' */
export const readStored: ReadFields = async (path) =>
  (await readPaths(await loadFirestore(), [path])).get(path)

/** The documents at these paths that exist, the list of videos with its hidden ones. @throws DataError 'timeout' */
export async function readPaths(
  handle: FirestoreHandle,
  paths: readonly string[],
): Promise<DocumentsByPath> {
  const documents: DocumentsByPath = new Map()
  for (let from = 0; from < paths.length; from += DOCUMENTS_PER_READ) {
    const batch = paths.slice(from, from + DOCUMENTS_PER_READ)
    const reads = batch.map(async (path) => ({ path, fields: await readPath(handle, path) }))
    for (const { path, fields } of await rejectAfter(Promise.all(reads), READ_TIMEOUT_MS))
      if (fields) documents.set(path, fields)
  }
  return documents
}

async function readPath(handle: FirestoreHandle, path: string): Promise<Fields | undefined> {
  if (isVideoListPath(path)) return readWholeVideoList(handle)
  const { sdk, db } = handle
  const reference = sdk.doc(db, path)
  return (await readFromServer(handle, () => sdk.getDocFromServer(reference))).data()
}

/** The large images of the products among these paths, by their own path. */
export const readLargeImages = (
  handle: FirestoreHandle,
  paths: Iterable<string>,
): Promise<DocumentsByPath> =>
  readPaths(handle, [...paths].filter(isProductPath).map(largeImagePath))
