import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase/firestore'
import * as v from 'valibot'
import { repairOrder } from '../../lib/order'
import { isSame } from '../../lib/same'
import {
  BACKUP_MAX_BYTES,
  FILE_READ_TIMEOUT_MS,
  READ_TIMEOUT_MS,
  SAVE_TIMEOUT_MS,
} from '../../limits'
import { inTime, logged, reasonOf, type Reason } from '../client/errors'
import { writing, type WritingHandle } from '../client/firebase'
import { readDate, type Fields } from '../content/parse'
import { arrange } from './order'
import {
  asStored,
  CENTRE_PATH,
  inTransaction,
  isContentPath,
  isSameContent,
  LISTS,
  SINGLES,
} from './transaction'

/** Documents read at once: at most 1.6 MB. */
const PAGE = 10

/** Fields by path. Times are Timestamps of the SDK, and `{ $time }` with seconds and nanoseconds in a file. */
type Documents = Map<string, Fields>
export type Backup = { createdAt: Date; documents: Documents }
/** Of a document, or of the sequence of a list, whose path is its collection. */
export type Change = {
  path: string
  name: string
  change: 'added' | 'changed' | 'removed' | 'ordered'
}
export type Refused = Change & { reason: Reason }

const timeSchema = v.strictObject({ $time: v.tuple([v.number(), v.number()]) })
const fullPath = /^(products\/[\w-]+)\/pictures\/full$/
const documentSchema = v.strictObject({
  path: v.custom<string>((path) => isContentPath(path) || fullPath.test(String(path))),
  fields: v.custom<Fields>(
    (fields) => typeof fields === 'object' && fields !== null && !Array.isArray(fields),
  ),
})
const fileSchema = v.strictObject({
  format: v.literal('speech-centre-backup'),
  formatVersion: v.literal(3),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  documents: v.pipe(
    v.array(documentSchema),
    v.check((documents) => new Set(documents.map(({ path }) => path)).size === documents.length),
  ),
})

/** Everything that is stored, as one file. */
export const exportBackup = (): Promise<File> =>
  logged('backup.export', async () => {
    const handle = await writing()
    const documents = [...(await readAll(handle, true))].map(([path, fields]) => ({ path, fields }))
    const createdAt = new Date().toISOString()
    const content = { format: 'speech-centre-backup', formatVersion: 3, createdAt, documents }
    // A replacer is given what `toJSON` of a Timestamp has made of it.
    const text = JSON.stringify(content, function (this: Fields, name: string, value: unknown) {
      const time = this[name]
      return time instanceof handle.sdk.Timestamp
        ? { $time: [time.seconds, time.nanoseconds] }
        : value
    })
    return new File([text], `backup-${createdAt.slice(0, 10)}.json`, { type: 'application/json' })
  })

/** Reads a chosen file; null when it is no whole backup. @throws TimeoutError */
export async function readBackup(file: Blob): Promise<Backup | null> {
  const { sdk } = await writing()
  if (file.size > BACKUP_MAX_BYTES) return null
  const text = await inTime(file.text(), FILE_READ_TIMEOUT_MS)
  const revive = (_: string, value: unknown) =>
    v.is(timeSchema, value) ? new sdk.Timestamp(...value.$time) : value
  try {
    const { output, success } = v.safeParse(fileSchema, JSON.parse(text, revive))
    if (!success) return null
    const documents = new Map(output.documents.map(({ path, fields }) => [path, fields]))
    return { createdAt: new Date(output.createdAt), documents }
  } catch {
    // Not JSON, nested too deep, or a time that is none.
    return null
  }
}

/** What a restore will change. It deletes what the file lacks, but never the details of the centre. */
export const changesTo = ({ documents }: Backup): Promise<Change[]> =>
  logged('backup.compare', async () => {
    // A large picture never changes, so its product tells everything.
    const stored = await readAll(await writing(), false)
    const changes = [...new Set([...documents.keys(), ...stored.keys()])].flatMap(
      (path): Change[] => {
        const [before, after] = [stored.get(path), documents.get(path)]
        if (fullPath.test(path) || (!after && path === CENTRE_PATH) || isSameContent(before, after))
          return []
        const name = (after ?? before)?.['name']
        const change = !before ? 'added' : after ? 'changed' : 'removed'
        return [{ path, name: typeof name === 'string' ? name : '', change }]
      },
    )
    const ordered = LISTS.filter((name) => {
      const wanted = sequenceOf(name, documents).map(({ id }, index) => ({ id, order: index + 1 }))
      return !isSame(wanted, sequenceOf(name, stored))
    })
    return [...changes, ...ordered.map((path): Change => ({ path, name: '', change: 'ordered' }))]
  })

/**
 * Carries out these changes one by one. After a failure of the network, compare again and go on.
 * @param onProgress called with the number of changes that are done
 * @returns what the rules refused
 */
export const restoreBackup = (
  { documents }: Backup,
  changes: readonly Change[],
  onProgress: (done: number) => void,
): Promise<Refused[]> =>
  logged('backup.restore', async () => {
    const refused: Refused[] = []
    for (const [index, { path, name, change }] of changes.entries()) {
      const fields = documents.get(path)
      const picture = documents.get(`${path}/pictures/full`)?.['image']
      const large = typeof picture === 'string' ? picture : undefined
      const work: Promise<unknown> =
        change === 'ordered'
          ? arrange(path, [], (ids) => {
              const known = sequenceOf(path, documents).flatMap(({ id }) =>
                ids.includes(id) ? id : [],
              )
              // Others, which another device has added, come last.
              return { ids: [...known, ...ids.filter((id) => !known.includes(id))] }
            })
          : inTransaction((transaction) =>
              transaction.change(path, fields ? asStored(fields) : () => null, large),
            )
      await inTime(work, SAVE_TIMEOUT_MS).catch((error: unknown) => {
        const reason = reasonOf(error)
        if (!['denied', 'invalid', 'too-large'].includes(reason)) throw error
        refused.push({ path, name, change, reason })
      })
      onProgress(index + 1)
    }
    return refused
  })

/** The shown documents of a list, in their sequence. */
function sequenceOf(name: string, documents: Documents): { id: string; order: number }[] {
  const list = [...documents].flatMap(([path, { order, hidden, createdAt }]) => {
    const [collection, id = '', ...deeper] = path.split('/')
    return collection === name && deeper.length === 0 && hidden === undefined
      ? [{ id, order: Number(order), createdAt: readDate(createdAt) }]
      : []
  })
  return repairOrder(list).map(({ id, order }) => ({ id, order }))
}

/** Everything that is stored, read from the server. @throws TimeoutError when a read is not answered in time */
async function readAll({ sdk, db }: WritingHandle, withPictures: boolean): Promise<Documents> {
  const found: DocumentSnapshot[] = []
  for (const name of LISTS) {
    let last: QueryDocumentSnapshot | undefined
    do {
      const after = last ? [sdk.startAfter(last)] : []
      const query = sdk.query(
        sdk.collection(db, name),
        sdk.orderBy(sdk.documentId()),
        ...after,
        sdk.limit(PAGE),
      )
      const { docs } = await inTime(sdk.getDocsFromServer(query), READ_TIMEOUT_MS)
      found.push(...docs)
      last = docs.length === PAGE ? docs.at(-1) : undefined
    } while (last)
  }
  const products = found.map(({ ref }) => ref.path).filter((path) => path.startsWith('products/'))
  const paths = [
    ...SINGLES,
    ...(withPictures ? products.map((path) => `${path}/pictures/full`) : []),
  ]
  for (let from = 0; from < paths.length; from += PAGE) {
    const reads = paths
      .slice(from, from + PAGE)
      .map((path) => sdk.getDocFromServer(sdk.doc(db, path)))
    found.push(...(await inTime(Promise.all(reads), READ_TIMEOUT_MS)))
  }
  return new Map(
    found.flatMap((snapshot) => (snapshot.exists() ? [[snapshot.ref.path, snapshot.data()]] : [])),
  )
}
