import { isSame } from '../lib/same'
import {
  BATCH_MAX,
  CENTRE_ID,
  CHUNK_MAX_BYTES,
  DIRECTOR_ID,
  DIRECTOR_PHOTO_ID,
  SAVE_TIMEOUT_MS,
  VIDEOS_ID,
} from '../limits'
import { writeBackup, type BackupDocument, type BackupFile } from './backup-format'
import { newVersion } from './document'
import { documentBytes } from './document-size'
import { inTime, logged } from './errors'
import { writing, type WritingHandle } from './firebase'
import type { Fields } from './parse'

/** Converts timestamps to the file's format. */
function toFile(handle: WritingHandle, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof handle.sdk.Timestamp ? { $time: [value.seconds, value.nanoseconds] } : value,
    ]),
  )
}

function fromFile(handle: WritingHandle, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isTime = value !== null && typeof value === 'object' && '$time' in value
      if (!isTime) return [name, value]
      const [seconds, nanoseconds] = value.$time as [number, number]
      return [name, new handle.sdk.Timestamp(seconds, nanoseconds)]
    }),
  )
}

const NO_NAME = '—'
const VIDEO_PICTURES = `videos/${VIDEOS_ID}/pictures`

/** The rules require a version and the director's name, which a document of an older backup may not have. */
function withRequired(path: string, fields: Fields): Fields {
  if (path.startsWith('director-texts/'))
    return { version: newVersion(), ...fields, name: String(fields['name']).trim() === '' ? NO_NAME : fields['name'] }
  return /^(team|videos|settings)\/[^/]+$/.test(path) ? { version: newVersion(), ...fields } : fields
}

const CENTRE_PATH = `settings/${CENTRE_ID}`

async function readAll(handle: WritingHandle): Promise<BackupDocument[]> {
  const { sdk, db } = handle
  const [products, team, thumbnails] = await Promise.all(
    ['products', 'team', VIDEO_PICTURES].map((name) => sdk.getDocsFromServer(sdk.collection(db, name))),
  )
  const fixed = [
    `videos/${VIDEOS_ID}`,
    `director-texts/${DIRECTOR_ID}`,
    `director-photos/${DIRECTOR_PHOTO_ID}`,
    CENTRE_PATH,
  ]
  const pictures = (products?.docs ?? []).map((product) => `products/${product.id}/pictures/full`)
  const single = await Promise.all([...fixed, ...pictures].map((path) => sdk.getDocFromServer(sdk.doc(db, path))))
  const lists = [products, team, thumbnails].flatMap((list) => list?.docs ?? [])
  return [...lists, ...single.filter((snapshot) => snapshot.exists())].map((snapshot) => ({
    path: snapshot.ref.path,
    fields: toFile(handle, snapshot.data()),
  }))
}

/** Exports all six collections as one file. */
export const exportBackup = (): Promise<{ fileName: string; text: string }> =>
  logged('backup.export', async () => writeBackup(await readAll(await writing()), new Date()))

const isSameContent = (a: Fields, b: Fields) => {
  const content = ({ updatedAt, createdAt, version, ...rest }: Fields) => rest
  return isSame(content(a), content(b))
}

/** `fields` is null for a delete. `before` is the stored document, if any. */
type Write = { path: string; fields: Fields | null; before?: Fields | undefined }

/**
 * Makes the stored content equal to the file: writes the documents that differ, then deletes those that the file does
 * not contain, except the details of the centre, which older files do not have (decision 142). Repeating an interrupted restore gives the same result.
 * @param onProgress receives the number of finished documents and the total
 * @throws TimeoutError when a chunk is not answered in time
 */
export const restoreBackup = (file: BackupFile, onProgress: (done: number, total: number) => void): Promise<void> =>
  logged('backup.restore', async () => {
    const handle = await writing()
    const stored = new Map((await readAll(handle)).map(({ path, fields }) => [path, fields]))
    const kept = new Set([...file.documents.map(({ path }) => path), CENTRE_PATH])
    const writes: Write[] = file.documents
      .filter(({ path, fields }) => !isSameContent(stored.get(path) ?? {}, fields))
      .map(({ path, fields }) => ({ path, fields: withRequired(path, fields), before: stored.get(path) }))
    const deletes: Write[] = [...stored.keys()]
      .filter((path) => !kept.has(path))
      .map((path) => ({ path, fields: null }))
    const total = writes.length + deletes.length
    let done = 0
    onProgress(done, total)
    for (const chunk of chunksOf([...writes, ...deletes])) {
      await inTime(sendChunk(handle, chunk), SAVE_TIMEOUT_MS)
      done += chunk.length
      onProgress(done, total)
    }
  })

/** Splits the writes into requests that a slow connection can send within the timeout. */
function chunksOf(writes: Write[]): Write[][] {
  const chunks: Write[][] = []
  let bytes = Infinity
  for (const write of writes) {
    const size = documentBytes(write.fields ?? {})
    if (bytes + size > CHUNK_MAX_BYTES || (chunks.at(-1)?.length ?? 0) >= BATCH_MAX) {
      chunks.push([])
      bytes = 0
    }
    chunks.at(-1)?.push(write)
    bytes += size
  }
  return chunks
}

async function sendChunk(handle: WritingHandle, chunk: Write[]): Promise<void> {
  const { sdk, db } = handle
  const batch = sdk.writeBatch(db)
  for (const { path, fields, before } of chunk) {
    const ref = sdk.doc(db, path)
    if (!fields) batch.delete(ref)
    else if (!before) batch.set(ref, fromFile(handle, fields))
    else {
      // The rules keep the creation date of an existing document and refuse an `updatedAt` from the past.
      const created = 'createdAt' in before ? { createdAt: before['createdAt'] } : {}
      batch.set(ref, { ...fromFile(handle, { ...fields, ...created }), updatedAt: sdk.serverTimestamp() })
    }
  }
  await batch.commit()
}
