import type { QueryDocumentSnapshot } from 'firebase/firestore'
import {
  CENTRE_ID,
  DIRECTOR_ID,
  DIRECTOR_PHOTO_ID,
  READ_TIMEOUT_MS,
  READS_AT_ONCE,
  SUPPORT_ID,
  VIDEOS_ID,
} from '../../limits'
import { inTime, TimeoutError } from '../client/errors'
import type { WritingHandle } from '../client/firebase'
import type { Fields } from '../content/parse'
import { pictureNames, picturePath } from './pictures'
import type { Documents } from './stored-names'

/** Each list with the length of its pages: at most 1.6 MB each. */
const LISTS = [
  ['products', READS_AT_ONCE],
  ['team', 10],
] as const
export const CENTRE_PATH = `settings/${CENTRE_ID}`
export const SUPPORT_PATH = `support/${SUPPORT_ID}`
/** The paths of the documents that are not in a list. */
export const SINGLE_PATHS = [
  `videos/${VIDEOS_ID}`,
  `director-texts/${DIRECTOR_ID}`,
  `director-photos/${DIRECTOR_PHOTO_ID}`,
  CENTRE_PATH,
  SUPPORT_PATH,
]

/**
 * Reads what a backup contains from the server, as the SDK returns it, sorted by path: all documents and the pictures
 * that they name.
 * @param onStep called after each read
 * @throws TimeoutError when a read is not answered in time
 */
export async function readStored(handle: WritingHandle, onStep: () => void = () => {}): Promise<Documents> {
  const [single, ...lists] = await Promise.all([
    readPaths(handle, SINGLE_PATHS, onStep),
    ...LISTS.map(([name, length]) => readList(handle, name, length, onStep)),
  ])
  const documents = [...lists.flat().map((snapshot) => [snapshot.ref.path, snapshot.data()] as const), ...single]
  const named = documents.flatMap(([path, fields]) => pictureNames(path, fields).map((name) => picturePath(path, name)))
  const pictures = await readPaths(handle, named, onStep)
  return new Map([...documents, ...pictures].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Reads the documents of these paths that exist. @throws TimeoutError when a read is not answered in time */
export async function readPaths(
  { sdk, db }: WritingHandle,
  paths: readonly string[],
  onStep: () => void = () => {},
): Promise<Documents> {
  const found = new Map<string, Fields>()
  for (let start = 0; start < paths.length; start += READS_AT_ONCE) {
    const reads = paths.slice(start, start + READS_AT_ONCE).map((path) => sdk.getDocFromServer(sdk.doc(db, path)))
    for (const snapshot of await withoutStall(reads)) {
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
  length: number,
  onStep: () => void,
): Promise<QueryDocumentSnapshot[]> {
  const list = sdk.query(sdk.collection(db, name), sdk.orderBy(sdk.documentId()), sdk.limit(length))
  const documents: QueryDocumentSnapshot[] = []
  for (;;) {
    const last = documents.at(-1)
    const read = sdk.getDocsFromServer(last ? sdk.query(list, sdk.startAfter(last)) : list)
    const page = await inTime(read, READ_TIMEOUT_MS)
    documents.push(...page.docs)
    onStep()
    if (page.size < length) return documents
  }
}

/** The results of all reads. Each answer starts the timeout anew, because a slow line brings one after the other. */
function withoutStall<T>(reads: readonly Promise<T>[]): Promise<T[]> {
  const all = Promise.all(reads)
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => reject(new TimeoutError(all)), READ_TIMEOUT_MS)
    }
    restart()
    for (const read of reads) read.then(restart, () => {})
    all.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
