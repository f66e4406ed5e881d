import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { CENTRE_ID, DIRECTOR_ID, DIRECTOR_PHOTO_ID, READ_TIMEOUT_MS, READS_AT_ONCE, VIDEOS_ID } from '../limits'
import { inTime } from './errors'
import type { WritingHandle } from './firebase'
import type { Fields } from './parse'
import type { Documents } from './stored-names'

const LISTS = ['products', 'team', `videos/${VIDEOS_ID}/pictures`]
export const CENTRE_PATH = `settings/${CENTRE_ID}`
const SINGLE = [
  `videos/${VIDEOS_ID}`,
  `director-texts/${DIRECTOR_ID}`,
  `director-photos/${DIRECTOR_PHOTO_ID}`,
  CENTRE_PATH,
]

/**
 * Reads what a backup contains from the server, as the SDK returns it, sorted by path.
 * @param products ids of further products whose pictures are read: a product deleted in the console leaves its picture
 * @param onStep called after each read
 * @throws TimeoutError when a read is not answered in time
 */
export async function readStored(
  handle: WritingHandle,
  products: readonly string[] = [],
  onStep: () => void = () => {},
): Promise<Documents> {
  const lists = await Promise.all(LISTS.map((name) => readList(handle, name, onStep)))
  const ids = new Set([...products, ...(lists[0] ?? []).map(({ id }) => id)])
  const single = await readPaths(handle, [...SINGLE, ...[...ids].map((id) => `products/${id}/pictures/full`)], onStep)
  const all = [...lists.flat().map((snapshot) => [snapshot.ref.path, snapshot.data()] as const), ...single]
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Reads the documents of these paths that exist. @throws TimeoutError when a read is not answered in time */
export async function readPaths(
  { sdk, db }: WritingHandle,
  paths: readonly string[],
  onStep: () => void = () => {},
): Promise<Documents> {
  const found = new Map<string, Fields>()
  for (let start = 0; start < paths.length; start += READS_AT_ONCE) {
    const reads = paths
      .slice(start, start + READS_AT_ONCE)
      .map((path) => inTime(sdk.getDocFromServer(sdk.doc(db, path)), READ_TIMEOUT_MS))
    for (const snapshot of await Promise.all(reads)) {
      const fields = snapshot.data()
      if (fields) found.set(snapshot.ref.path, fields)
    }
    onStep()
  }
  return found
}

async function readList(
  { sdk, db }: WritingHandle,
  name: string,
  onStep: () => void,
): Promise<QueryDocumentSnapshot[]> {
  const list = sdk.query(sdk.collection(db, name), sdk.orderBy(sdk.documentId()), sdk.limit(READS_AT_ONCE))
  const documents: QueryDocumentSnapshot[] = []
  for (;;) {
    const last = documents.at(-1)
    const page = await inTime(
      sdk.getDocsFromServer(last ? sdk.query(list, sdk.startAfter(last)) : list),
      READ_TIMEOUT_MS,
    )
    documents.push(...page.docs)
    onStep()
    if (page.size < READS_AT_ONCE) return documents
  }
}
