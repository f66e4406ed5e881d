import * as v from 'valibot'
import { sha256 } from '../lib/sha256'
import { NAME_MAX } from '../limits'
import { STORED_SCHEMAS } from './stored-schemas'
import type { Fields } from './parse'

const FORMAT = 'speech-centre-backup'
const VERSION = 1

/** One stored document: its path and its fields, times as `{ $time: [seconds, nanoseconds] }`. */
export type BackupDocument = { path: string; fields: Fields }

const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  counts: v.record(v.string(), v.number()),
  sha256: v.pipe(v.string(), v.hexadecimal()),
  documents: v.array(
    v.strictObject({ path: v.pipe(v.string(), v.maxLength(NAME_MAX)), fields: v.record(v.string(), v.unknown()) }),
  ),
})

/** A backup that was read and checked. `counts` is documents per collection. */
export type BackupFile = v.InferOutput<typeof fileSchema>

/** `newer`: made by a later version. `damaged`: wrong checksum or counts. `invalid`: contains an invalid document. */
export type BackupProblem = 'not-a-backup' | 'newer' | 'damaged' | 'invalid'

export class BackupError extends Error {
  override name = 'BackupError'
  /** `path` is the path of the invalid document, if any. */
  constructor(
    readonly problem: BackupProblem,
    readonly path = '',
  ) {
    super(`Backup refused: ${problem} ${path}`)
  }
}

/** The checksum of everything else in the file, including its date and counts. */
function checksum({ format, version, createdAt, counts, documents }: Omit<BackupFile, 'sha256'>): Promise<string> {
  return sha256(JSON.stringify({ format, version, createdAt, counts, documents }))
}

/** Documents per top-level collection; pictures count with their product. */
export function countByCollection(documents: readonly BackupDocument[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { path } of documents) {
    const [name = '', , inner] = path.split('/')
    if (!inner) counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** Returns the file name, with its date, and the JSON text. */
export async function writeBackup(documents: BackupDocument[], now: Date): Promise<{ fileName: string; text: string }> {
  const createdAt = now.toISOString()
  const content = {
    format: FORMAT,
    version: VERSION,
    createdAt,
    counts: countByCollection(documents),
    documents,
  } as const
  const file = { ...content, sha256: await checksum(content) } satisfies BackupFile
  return { fileName: `backup-${createdAt.slice(0, 10)}.json`, text: JSON.stringify(file) }
}

/** Parses and checks a backup. Writes nothing. @throws BackupError */
export async function readBackup(text: string): Promise<BackupFile> {
  const result = v.safeParse(fileSchema, parseJson(text))
  if (!result.success) {
    const header = v.safeParse(v.object({ format: v.literal(FORMAT), version: v.number() }), parseJson(text))
    if (!header.success) throw new BackupError('not-a-backup')
    throw new BackupError(header.output.version > VERSION ? 'newer' : 'damaged')
  }
  const file = result.output
  if ((await checksum(file)) !== file.sha256) throw new BackupError('damaged')
  if (JSON.stringify(countByCollection(file.documents)) !== JSON.stringify(file.counts))
    throw new BackupError('damaged')
  const paths = new Set<string>()
  for (const { path, fields } of file.documents) {
    const schema = STORED_SCHEMAS.find(([pattern]) => pattern.test(path))?.[1]
    if (!schema || paths.has(path) || !v.safeParse(schema, fields).success || !hasOwnId(path, fields))
      throw new BackupError('invalid', path)
    paths.add(path)
  }
  return file
}

const hasOwnId = (path: string, fields: Fields) => fields['id'] === undefined || fields['id'] === path.split('/')[1]

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
