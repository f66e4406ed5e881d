import { exportBackup, planFile } from '../../src/data/store/backup'
import { readBackup } from '../../src/data/store/backup-format'
import { restore as carryOut, type Outcome } from '../../src/data/store/restore'

type Stored = { path: string; fields: Record<string, unknown> }
type BackupText = { documents: Stored[]; counts: Record<string, number>; [name: string]: unknown }

/** The downloaded file, as the dashboard exports it. */
export const exported = async (): Promise<File> => (await exportBackup()).file

/** Restores a file as the dashboard does. */
export const restore = async (file: Blob, onProgress?: (done: number, total: number) => void): Promise<Outcome> =>
  carryOut(await planFile(await readBackup(file)), onProgress)

/** A file with changed content. Its checksum and counts are right unless `isSigned` is false. */
export async function changed(file: Blob, change: (backup: BackupText) => void, isSigned = true): Promise<Blob> {
  const { sha256, ...backup } = JSON.parse(await file.text()) as BackupText
  change(backup)
  if (!isSigned) return new Blob([JSON.stringify({ ...backup, sha256 })])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(backup)))
  return new Blob([JSON.stringify({ ...backup, sha256: Buffer.from(digest).toString('hex') })])
}

/** The fields of one document of a file. */
export function fieldsIn(backup: BackupText, path: string): Record<string, unknown> {
  const found = backup.documents.find((document) => document.path === path)
  if (!found) throw new Error(`The backup does not contain ${path}`)
  return found.fields
}
