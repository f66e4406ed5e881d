import { isSame } from '../lib/same'
import { BATCH_MAX, CHUNK_MAX_BYTES, SAVE_TIMEOUT_MS } from '../limits'
import { isSameContent, type RestorePlan, type Write } from './backup'
import { documentBytes } from './document-size'
import { codeOf, ConflictError, inTime, logged } from './errors'
import { writing, type WritingHandle } from './firebase'
import { isWithinLookups, type RuleWrite } from './lookups'
import type { Fields } from './parse'
import { readPaths } from './stored-content'
import { ownerOf } from './stored-names'
import { fromJson, toJson } from './stored-values'

/**
 * Does what was planned. To continue an interrupted restore, plan it again.
 * @param onProgress receives the number of finished documents and the total
 * @throws TimeoutError when a chunk is not answered in time, ConflictError when somebody else wrote since it was planned
 */
export const restoreBackup = (
  { clearing, writes }: RestorePlan,
  onProgress: (done: number, total: number) => void,
): Promise<void> =>
  logged('backup.restore', async () => {
    const handle = await writing()
    const total = clearing.length + writes.length
    let done = 0
    onProgress(done, total)
    for (const chunk of [...chunksOf(clearing), ...chunksOf(writes)]) {
      await inTime(sendChunk(handle, chunk), SAVE_TIMEOUT_MS)
      done += chunk.length
      onProgress(done, total)
    }
  })

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

/** Unlike a batch, a transaction never waits in the SDK to be sent later. */
async function sendChunk(handle: WritingHandle, chunk: Write[]): Promise<void> {
  const { sdk, db } = handle
  const keep = await handle.versions.keeper(handle)
  try {
    await sdk.runTransaction(db, async (transaction) => {
      for (const unit of unitsOf(chunk)) keepUnit((...version) => keep(transaction, ...version), unit)
      for (const { path, fields, before } of chunk) {
        const ref = sdk.doc(db, path)
        if (!fields) transaction.delete(ref)
        else {
          // The rules keep the creation date of an existing document.
          const created = before && 'createdAt' in fields ? { createdAt: before['createdAt'] } : {}
          transaction.set(ref, { ...fromJson(sdk, fields), ...created, updatedAt: sdk.serverTimestamp() })
        }
      }
      return Promise.resolve()
    })
  } catch (error) {
    if (codeOf(error) !== 'permission-denied') throw error
    await explainRefusal(handle, chunk, error)
  }
}

/** Keeps what is replaced or deleted of one document and its pictures. */
function keepUnit(
  keep: (path: string, fields: Fields | undefined, pictures: Record<string, Fields>) => void,
  unit: Write[],
): void {
  const owner = ownerOf(unit[0]?.path ?? '')
  const states = unit.flatMap(({ path, before }) => (before ? [[path, before] as const] : []))
  const pictures = states.filter(([path]) => path !== owner)
  keep(
    owner,
    new Map(states).get(owner),
    Object.fromEntries(pictures.map(([path, fields]) => [path.split('/').at(-1) ?? '', fields])),
  )
}

/** A refused chunk was stored before, when the answer to its first attempt was lost, or somebody else wrote meanwhile. */
async function explainRefusal(handle: WritingHandle, chunk: Write[], refusal: unknown): Promise<void> {
  const now = await readPaths(
    handle,
    chunk.map(({ path }) => path),
  )
  const isDone = ({ path, fields }: Write) => {
    const stored = now.get(path)
    return fields && stored ? isSameContent(toJson(handle.sdk, stored), fields) : !fields && !stored
  }
  if (chunk.every(isDone)) return
  const isAsBefore = ({ path, before }: Write) => isSame(now.get(path), before)
  throw chunk.every(isAsBefore) ? refusal : new ConflictError(null)
}
