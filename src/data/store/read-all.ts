import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase/firestore'
import { READ_TIMEOUT_MS } from '../../limits'
import type { Fields } from '../client/document'
import { rejectAfter } from '../client/errors'
import type { FirestoreHandle } from '../client/firebase'
import { isContentPath, isProductPath } from '../content-paths'
import { largeImagePath } from '../document-paths'
import { LIST_NAMES, SINGLE_PATHS } from '../entities'
import { isVideoListPath, readJoined } from './hidden-videos'

/** Documents read at once: at most 10 MB. */
const PAGE_SIZE = 10

/** Fields by path, with times as Timestamps of the SDK. */
export type Documents = Map<string, Fields>

/**
 * All documents that the dashboard edits, read from the server. A document of a list whose id was chosen by hand is left out:
 * neither the rules nor a backup take such an id.
 * @throws TimeoutError when a read is not answered in time
 */
export async function readContent(handle: FirestoreHandle): Promise<Documents> {
  const { sdk, db } = handle
  const found: DocumentSnapshot[] = []
  for (const name of LIST_NAMES) {
    let last: QueryDocumentSnapshot | undefined
    do {
      const after = last ? [sdk.startAfter(last)] : []
      const query = sdk.query(
        sdk.collection(db, name),
        sdk.orderBy(sdk.documentId()),
        ...after,
        sdk.limit(PAGE_SIZE),
      )
      const { docs } = await rejectAfter(sdk.getDocsFromServer(query), READ_TIMEOUT_MS)
      found.push(...docs)
      last = docs.length === PAGE_SIZE ? docs.at(-1) : undefined
    } while (last)
  }
  const listed = found.flatMap((snapshot): [string, Fields][] =>
    snapshot.exists() && isContentPath(snapshot.ref.path)
      ? [[snapshot.ref.path, snapshot.data()]]
      : [],
  )
  return new Map([...listed, ...(await readPaths(handle, SINGLE_PATHS))])
}

/** The documents at these paths that exist, the list of videos with its hidden ones. @throws TimeoutError */
export async function readPaths(
  handle: FirestoreHandle,
  paths: readonly string[],
): Promise<Documents> {
  const found: Documents = new Map()
  for (let from = 0; from < paths.length; from += PAGE_SIZE) {
    const page = paths.slice(from, from + PAGE_SIZE)
    const reads = page.map(async (path) => ({ path, fields: await readPath(handle, path) }))
    for (const { path, fields } of await rejectAfter(Promise.all(reads), READ_TIMEOUT_MS))
      if (fields) found.set(path, fields)
  }
  return found
}

async function readPath(handle: FirestoreHandle, path: string): Promise<Fields | undefined> {
  if (isVideoListPath(path)) return readJoined(handle)
  const { sdk, db } = handle
  return (await sdk.getDocFromServer(sdk.doc(db, path))).data()
}

/** The large images of the products among these paths, by their own path. */
export const readLargeImages = (
  handle: FirestoreHandle,
  paths: Iterable<string>,
): Promise<Documents> => readPaths(handle, [...paths].filter(isProductPath).map(largeImagePath))
