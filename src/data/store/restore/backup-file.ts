import * as v from 'valibot'
import { isRecord } from '../../../lib/is-record'
import { isoInRiyadh, toDate } from '../../../lib/time'
import { BACKUP_MAX_BYTES, FILE_READ_TIMEOUT_MS } from '../../../limits'
import type { Fields } from '../../client/document'
import { logFailure, rejectAfter } from '../../client/errors'
import { loadFirestore } from '../../client/firebase'
import { isContentPath, isLargeImagePath } from '../../content-paths'
import { readContent, readLargeImages } from '../shared/read-all'
import type { Backup } from './backup'

const timeSchema = v.strictObject({ $time: v.tuple([v.number(), v.number()]) })
const documentSchema = v.strictObject({
  path: v.custom<string>((path) => isContentPath(path) || isLargeImagePath(path)),
  fields: v.custom<Fields>(isRecord),
})
const fileSchema = v.strictObject({
  format: v.literal('speech-centre-backup'),
  formatVersion: v.literal(3),
  createdAt: v.pipe(
    v.string(),
    v.check((time) => toDate(time) !== null),
  ),
  documents: v.pipe(
    v.array(documentSchema),
    // Restoring a file without content would delete everything.
    v.check((documents) => documents.some(({ path }) => isContentPath(path))),
    v.check((documents) => new Set(documents.map(({ path }) => path)).size === documents.length),
  ),
})

/**
 * Exports everything that is stored as one file. The large images are read after the products. So a product that
 * another device deletes in between is in the file, and comes back, without its large image.
 */
export const exportBackup = (): Promise<File> =>
  logFailure('backup.exportBackup', async () => {
    const handle = await loadFirestore()
    const content = await readContent(handle)
    const largeImages = await readLargeImages(handle, content.keys())
    const documents = new Map([...content, ...largeImages])
    return fileOf({ createdAt: new Date(), documents })
  })

/**
 * A backup as a JSON file. Times are `{ $time: [seconds, nanoseconds] }`. Its name has the day and time in Riyadh, such
 * as "backup-2026-05-01-09-05.json".
 */
export async function fileOf({ createdAt, documents }: Backup): Promise<File> {
  const { sdk } = await loadFirestore()
  const content = {
    format: 'speech-centre-backup',
    formatVersion: 3,
    createdAt: createdAt.toISOString(),
    documents: [...documents].map(([path, fields]) => ({ path, fields })),
  }
  // JSON.stringify has already converted `value`, so the Timestamp is taken from the object that holds it.
  const text = JSON.stringify(content, function (this: Fields, name: string, value: unknown) {
    const time = this[name]
    return time instanceof sdk.Timestamp ? { $time: [time.seconds, time.nanoseconds] } : value
  })
  const name = `backup-${isoInRiyadh(createdAt).replace(/[T:]/g, '-')}.json`
  return new File([text], name, { type: 'application/json' })
}

/** Reads a chosen file; null when it is not a complete backup. @throws DataError 'timeout' */
export async function readBackup(file: Blob): Promise<Backup | null> {
  const { sdk } = await loadFirestore()
  if (file.size > BACKUP_MAX_BYTES) return null
  const text = await rejectAfter(file.text(), FILE_READ_TIMEOUT_MS)
  const revive = (_: string, value: unknown) =>
    v.is(timeSchema, value) ? new sdk.Timestamp(...value.$time) : value
  try {
    const { output, success } = v.safeParse(fileSchema, JSON.parse(text, revive))
    if (!success) return null
    const documents = new Map(output.documents.map(({ path, fields }) => [path, fields]))
    return { createdAt: new Date(output.createdAt), documents }
  } catch {
    // Not JSON, nested too deeply, or with a time out of range.
    return null
  }
}
