import type { DocumentSnapshot } from 'firebase/firestore'
import { CENTRE_ID, DIRECTOR_ID, DIRECTOR_PHOTO_ID, READ_TIMEOUT_MS, READS_AT_ONCE, VIDEOS_ID } from '../limits'
import { inTime } from './errors'
import type { WritingHandle } from './firebase'
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
  const { sdk, db } = handle
  const lists = await Promise.all(LISTS.map((name) => readList(handle, name, onStep)))
  const ids = new Set([...products, ...(lists[0] ?? []).map(({ id }) => id)])
  const single: DocumentSnapshot[] = []
  for (const paths of groupsOf([...SINGLE, ...[...ids].map((id) => `products/${id}/pictures/full`)])) {
    const reads = paths.map((path) => inTime(sdk.getDocFromServer(sdk.doc(db, path)), READ_TIMEOUT_MS))
    single.push(...(await Promise.all(reads)))
    onStep()
  }
  const all = [...lists.flat(), ...single].flatMap((snapshot) => {
    const fields = snapshot.data()
    return fields ? [[snapshot.ref.path, fields] as const] : []
  })
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function readList({ sdk, db }: WritingHandle, name: string, onStep: () => void): Promise<DocumentSnapshot[]> {
  const list = sdk.query(sdk.collection(db, name), sdk.orderBy(sdk.documentId()), sdk.limit(READS_AT_ONCE))
  const documents: DocumentSnapshot[] = []
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

const groupsOf = (paths: string[]): string[][] =>
  paths.flatMap((_, index) => (index % READS_AT_ONCE === 0 ? [paths.slice(index, index + READS_AT_ONCE)] : []))
