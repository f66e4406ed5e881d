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
import { isWithinLookups, type RuleWrite } from './lookups'
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
    const changed = file.documents.filter(({ path, fields }) => !isSameContent(stored.get(path) ?? {}, fields))
    const removed = [...stored.keys()].filter((path) => !kept.has(path))
    // The version of a picture has the id of its document's version, so the document changes with it.
    const owners = new Set([...changed.map(({ path }) => path), ...removed].map(ownerOf))
    const writes: Write[] = file.documents
      .filter(({ path, fields }) => owners.has(path) || changed.some((one) => one.fields === fields))
      .map(({ path, fields }) => ({ path, fields: withRequired(path, fields), before: stored.get(path) }))
    const deletes: Write[] = removed.map((path) => ({ path, fields: null, before: stored.get(path) }))
    const total = writes.length + deletes.length
    let done = 0
    onProgress(done, total)
    for (const chunk of chunksOf([...writes, ...deletes])) {
      await inTime(sendChunk(handle, chunk), SAVE_TIMEOUT_MS)
      done += chunk.length
      onProgress(done, total)
    }
  })

/** The path of the document that a picture is stored under, or of the document itself. */
const ownerOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** The writes of each document with those of its pictures, because their versions have one id. */
function unitsOf(writes: Write[]): Write[][] {
  const units = new Map<string, Write[]>()
  for (const write of writes) units.set(ownerOf(write.path), [...(units.get(ownerOf(write.path)) ?? []), write])
  return [...units.values()]
}

const ruleWrite = ({ path, fields, before }: Write): RuleWrite => ({
  path,
  kind: !fields ? 'delete' : before ? 'update' : 'create',
})

/** Splits the writes into requests that a slow connection can send within the timeout, and the rules can check. */
function chunksOf(writes: Write[]): Write[][] {
  const chunks: Write[][] = []
  let bytes = Infinity
  for (const unit of unitsOf(writes)) {
    const size = unit.reduce(
      (sum, { fields, before }) => sum + documentBytes(fields ?? {}) + documentBytes(before ?? {}),
      0,
    )
    const full = [...(chunks.at(-1) ?? []), ...unit]
    if (bytes + size > CHUNK_MAX_BYTES || full.length * 2 > BATCH_MAX || !isWithinLookups(full.map(ruleWrite))) {
      chunks.push([])
      bytes = 0
    }
    chunks.at(-1)?.push(...unit)
    bytes += size
  }
  return chunks
}

async function sendChunk(handle: WritingHandle, chunk: Write[]): Promise<void> {
  const { sdk, db } = handle
  const keep = await handle.versions.keeper(handle)
  const batch = sdk.writeBatch(db)
  for (const unit of unitsOf(chunk)) {
    const owner = ownerOf(unit[0]?.path ?? '')
    const states = unit.flatMap(({ path, before }) => (before ? [[path, fromFile(handle, before)] as const] : []))
    const pictures = states.filter(([path]) => path !== owner)
    keep(
      batch,
      owner,
      new Map(states).get(owner),
      Object.fromEntries(pictures.map(([path, fields]) => [path.split('/').at(-1) ?? '', fields])),
    )
  }
  for (const { path, fields, before } of chunk) {
    const ref = sdk.doc(db, path)
    if (!fields) {
      batch.delete(ref)
      continue
    }
    // The rules keep the creation date of an existing document and take only the server's time as `updatedAt`.
    const created = before && 'createdAt' in before ? { createdAt: before['createdAt'] } : {}
    batch.set(ref, { ...fromFile(handle, { ...fields, ...created }), updatedAt: sdk.serverTimestamp() })
  }
  await batch.commit()
}
