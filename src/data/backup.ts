import { isSame } from '../lib/same'
import { BATCH_MAX, CHUNK_MAX_BYTES, DIRECTOR_ID, DIRECTOR_PHOTO_ID, SAVE_TIMEOUT_MS, VIDEOS_ID } from '../limits'
import { writeBackup, type BackupDocument, type BackupFile } from './backup-format'
import { newVersion } from './document'
import { documentBytes } from './document-size'
import { inTime, logged } from './errors'
import { writing, type WritingHandle } from './firebase'
import type { Fields } from './parse'

/** Times to the file's form, everything else as it is. */
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

/** The rules want a version where a form saves over one; a backup may be older than that. */
const withVersion = (path: string, fields: Fields): Fields =>
  /^(team|videos|director-texts)\//.test(path) ? { version: newVersion(), ...fields } : fields

/** Everything that is stored, read from the server. */
async function readAll(handle: WritingHandle): Promise<BackupDocument[]> {
  const { sdk, db } = handle
  const [products, team] = await Promise.all(
    ['products', 'team'].map((name) => sdk.getDocsFromServer(sdk.collection(db, name))),
  )
  const fixed = [`videos/${VIDEOS_ID}`, `director-texts/${DIRECTOR_ID}`, `director-photos/${DIRECTOR_PHOTO_ID}`]
  const pictures = (products?.docs ?? []).map((product) => `products/${product.id}/pictures/full`)
  const single = await Promise.all([...fixed, ...pictures].map((path) => sdk.getDocFromServer(sdk.doc(db, path))))
  return [...(products?.docs ?? []), ...(team?.docs ?? []), ...single.filter((snapshot) => snapshot.exists())].map(
    (snapshot) => ({
      path: snapshot.ref.path,
      fields: toFile(handle, snapshot.data()),
    }),
  )
}

/** All five collections as one dated file. */
export const exportBackup = (): Promise<{ fileName: string; text: string }> =>
  logged('backup.export', async () => writeBackup(await readAll(await writing()), new Date()))

const isSameContent = (a: Fields, b: Fields) => {
  const content = ({ updatedAt, createdAt, version, ...rest }: Fields) => rest
  return isSame(content(a), content(b))
}

/** `fields` null: delete. `before` is what is stored now, if anything. */
type Write = { path: string; fields: Fields | null; before?: Fields | undefined }

/**
 * Makes the stored content that of the file: documents that differ are written, what the file does not have is deleted
 * last. Documents that do not exist come back with their dates. Sent in chunks; a second run after an interruption
 * skips what already arrived and ends in the same state; a chunk that lands after its time is no harm to it.
 * @param onProgress documents done and documents in all
 * @throws TimeoutError when a chunk gets no answer in time
 */
export const restoreBackup = (file: BackupFile, onProgress: (done: number, total: number) => void): Promise<void> =>
  logged('backup.restore', async () => {
    const handle = await writing()
    const stored = new Map((await readAll(handle)).map(({ path, fields }) => [path, fields]))
    const kept = new Set(file.documents.map(({ path }) => path))
    const writes: Write[] = file.documents
      .filter(({ path, fields }) => !isSameContent(stored.get(path) ?? {}, fields))
      .map(({ path, fields }) => ({ path, fields: withVersion(path, fields), before: stored.get(path) }))
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

/** Small enough for one request, and for a slow line to carry in time. */
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
      // The rules keep an existing document's creation date and let nobody write an old time over a newer one.
      const created = 'createdAt' in before ? { createdAt: before['createdAt'] } : {}
      batch.set(ref, { ...fromFile(handle, { ...fields, ...created }), updatedAt: sdk.serverTimestamp() })
    }
  }
  await batch.commit()
}
