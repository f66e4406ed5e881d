import * as v from 'valibot'
import { isSame } from '../../lib/same'
import { sha256 } from '../../lib/sha256'
import { BACKUP_MAX_BYTES, FILE_READ_TIMEOUT_MS } from '../../limits'
import { inTime } from '../client/errors'
import type { Fields } from '../content/parse'
import { withNamedPictures } from './named-pictures'
import { CENTRE_PATH, SUPPORT_PATH } from './stored-content'
import { isContentPath, nameOf, ownerOf, type Documents, type StoredName } from './stored-names'
import { formerPhone, withoutFormerPhone } from './support'

const FORMAT = 'speech-centre-backup'
const FORMAT_VERSION = 2

/*
 * The text of a backup is JSON: format, formatVersion, createdAt, counts, documents (path and fields, see
 * data/stored-values.ts) and the checksum of all of these. It contains the content and the pictures that it names, not `versions` or `admins`.
 */
/** The first format called its number `version`. */
const headerSchema = v.object({
  format: v.literal(FORMAT),
  version: v.optional(v.number()),
  formatVersion: v.optional(v.number()),
})
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
  /** The documents that can be sent, sorted by path, with the pictures that they name. */
  documents: Documents
  /** The documents that cannot be sent, by path. */
  damaged: Documents<StoredName>
  /** False when the checksum or the counts are wrong: the file was changed, and what is missing may have been cut. */
  isIntact: boolean
}

/** `newer`: made by a later version. `damaged`: nothing in the file can be restored. */
type BackupProblem = 'too-large' | 'not-a-backup' | 'newer' | 'damaged'

export class BackupError extends Error {
  override name = 'BackupError'
  constructor(readonly problem: BackupProblem) {
    super(`Backup refused: ${problem}`)
  }
}

/** The checksum of everything else in the file, including its date and counts. */
const checksum = (content: object): Promise<string> => {
  const { sha256: _, ...rest } = content as { sha256?: unknown }
  return sha256(JSON.stringify(rest))
}

/** Documents per top-level collection; pictures count with their product. */
function countByCollection(paths: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const path of paths) {
    const [name = '', , inner] = path.split('/')
    if (!inner) counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** The file of these documents, as `toJson` made them. */
export async function writeBackup(documents: Documents, now: Date): Promise<File> {
  const createdAt = now.toISOString()
  const content = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
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
  const formatVersion = header.output.formatVersion ?? header.output.version ?? 0
  if (formatVersion > FORMAT_VERSION) throw new BackupError('newer')
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
  const damaged = new Map(
    [...all].flatMap(([path, fields]) =>
      fields === null || repeated.has(path) || !isSentPath(path) ? [[path, nameOf(path, all)] as const] : [],
    ),
  )
  const valid = [...all].filter(([path]) => !damaged.has(path)) as [string, Fields][]
  if (valid.length === 0 && damaged.size > 0) throw new BackupError('damaged')
  return {
    createdAt: new Date(createdAt),
    documents: await withNamedPictures(withSupport(new Map(valid))),
    damaged,
    isIntact:
      (await checksum(json as object)) === content.output.sha256 && isSame(countByCollection(all.keys()), counts),
  }
}

/** An earlier release stored the number for help in the details of the centre. */
function withSupport(documents: Documents): Documents {
  const centre = documents.get(CENTRE_PATH)
  if (!centre) return documents
  const { updatedAt } = centre
  const phone = formerPhone(centre)
  return new Map([
    ...(phone ? [[SUPPORT_PATH, { phone, updatedAt }] as const] : []),
    ...documents,
    [CENTRE_PATH, withoutFormerPhone(centre)],
  ])
}

/** Whether a document of this path can be sent. The rules judge what it contains. */
const isSentPath = (path: string): boolean =>
  isContentPath(ownerOf(path)) && /^[^/]+\/[^/]+(\/pictures\/[^/]+)?$/.test(path)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
