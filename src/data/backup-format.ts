import * as v from 'valibot'
import { isSame } from '../lib/same'
import { sha256 } from '../lib/sha256'
import { BACKUP_MAX_BYTES, DOCUMENT_MAX_BYTES, FILE_READ_TIMEOUT_MS } from '../limits'
import { documentBytes } from './document-size'
import { inTime } from './errors'
import type { Fields } from './parse'
import { nameOf, ownerOf, type Documents, type StoredName } from './stored-names'
import { STORED_SCHEMAS } from './stored-schemas'

const FORMAT = 'speech-centre-backup'
const VERSION = 1

/**
 * The text of a backup. It contains the six collections and their pictures, not `versions`, `picture-versions` or
 * `admins`. Each document has its path and its fields (data/stored-values.ts).
 */
type Content = {
  format: string
  version: number
  createdAt: string
  counts: Record<string, number>
  documents: { path: string; fields: Fields }[]
}

const headerSchema = v.object({ format: v.literal(FORMAT), version: v.number() })
const documentSchema = v.strictObject({ path: v.string(), fields: v.record(v.string(), v.unknown()) })
const fileSchema = v.object({
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  counts: v.unknown(),
  sha256: v.unknown(),
  documents: v.array(v.unknown()),
})

/** A backup that was read and checked. */
export type BackupFile = {
  createdAt: Date
  /** The documents that can be restored, sorted by path: a product stands before its picture. */
  documents: Documents
  /** The documents that cannot be restored, by path. */
  damaged: Documents<StoredName>
  /** False when the checksum or the counts are wrong: the file was changed, and what is missing may have been cut. */
  isIntact: boolean
}

/** `newer`: made by a later version. `damaged`: nothing in the file can be restored. */
export type BackupProblem = 'too-large' | 'not-a-backup' | 'newer' | 'damaged'

export class BackupError extends Error {
  override name = 'BackupError'
  constructor(readonly problem: BackupProblem) {
    super(`Backup refused: ${problem}`)
  }
}

/** The checksum of everything else in the file, including its date and counts. */
function checksum({ format, version, createdAt, counts, documents }: Content): Promise<string> {
  return sha256(JSON.stringify({ format, version, createdAt, counts, documents }))
}

/** Documents per top-level collection; pictures count with their product. */
export function countByCollection(paths: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const path of paths) {
    const [name = '', , inner] = path.split('/')
    if (!inner) counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** The file of these documents, which have to be restorable (`findDamaged`). */
export async function writeBackup(documents: Documents, now: Date): Promise<File> {
  const createdAt = now.toISOString()
  const content = {
    format: FORMAT,
    version: VERSION,
    createdAt,
    counts: countByCollection(documents.keys()),
    documents: [...documents].map(([path, fields]) => ({ path, fields })),
  }
  const text = JSON.stringify({ ...content, sha256: await checksum(content) })
  return new File([text], `backup-${createdAt.slice(0, 10)}.json`, { type: 'application/json' })
}

/** Reads and checks a backup. Writes nothing. @throws BackupError, TimeoutError */
export async function readBackup(file: Blob): Promise<BackupFile> {
  if (file.size > BACKUP_MAX_BYTES) throw new BackupError('too-large')
  const text = await inTime(file.text(), FILE_READ_TIMEOUT_MS)
  const json = parseJson(text)
  const header = v.safeParse(headerSchema, json)
  if (!header.success) throw new BackupError(text.startsWith(`{"format":"${FORMAT}"`) ? 'damaged' : 'not-a-backup')
  if (header.output.version > VERSION) throw new BackupError('newer')
  const content = v.safeParse(fileSchema, json)
  if (!content.success) throw new BackupError('damaged')
  const { createdAt, counts, documents } = content.output
  const all = new Map<string, unknown>()
  const repeated = new Set<string>()
  for (const [index, document] of documents.entries()) {
    const entry = v.safeParse(documentSchema, document)
    const path = entry.success ? entry.output.path : `#${index + 1}`
    if (all.has(path)) repeated.add(path)
    all.set(path, entry.success ? entry.output.fields : null)
  }
  const damaged = findDamaged(all, repeated)
  const valid = [...all].filter(([path]) => !damaged.has(path)) as [string, Fields][]
  if (valid.length === 0 && damaged.size > 0) throw new BackupError('damaged')
  return {
    createdAt: new Date(createdAt),
    documents: new Map(valid.sort(([a], [b]) => (a < b ? -1 : 1))),
    damaged,
    isIntact:
      (await checksum(json as Content)) === content.output.sha256 &&
      Object.keys(json as Content).length === 6 &&
      isSame(countByCollection(all.keys()), counts),
  }
}

/** Documents that cannot be restored, because the rules refuse them: also pictures without their product or list. */
export function findDamaged(
  documents: Documents<unknown>,
  repeated: ReadonlySet<string> = new Set(),
): Documents<StoredName> {
  const isDamaged = (path: string) => repeated.has(path) || !isRestorable(path, documents.get(path))
  const damaged = [...documents.keys()].filter((path) => isDamaged(path) || isDamaged(ownerOf(path)))
  return new Map(damaged.map((path) => [path, nameOf(path, documents)]))
}

function isRestorable(path: string, fields: unknown): boolean {
  const schema = STORED_SCHEMAS.find(([pattern]) => pattern.test(path))?.[1]
  if (!schema || !v.is(schema, fields)) return false
  const { id } = fields as Fields
  return (id === undefined || id === path.split('/')[1]) && documentBytes(fields as Fields) <= DOCUMENT_MAX_BYTES
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
