import { isSame } from '../lib/same'
import { findDamaged, readBackup, writeBackup, type BackupFile } from './backup-format'
import { newVersion } from './document'
import { logged } from './errors'
import { writing, type WritingHandle } from './firebase'
import type { Fields } from './parse'
import { CENTRE_PATH, readStored } from './stored-content'
import { changesBetween, contentOf, ownerOf, type Change, type Documents, type StoredName } from './stored-names'
import { NOT_BLANK } from './stored-schemas'
import { toJson } from './stored-values'

/** A backup, and the documents that it cannot contain. */
export type Export = { file: File; left: StoredName[] }

/** Reads all six collections as one file, and reads that file back as a restore would. */
export const exportBackup = (onStep?: () => void): Promise<Export> =>
  logged('backup.export', async () => {
    const handle = await writing()
    return exportContent(handle, await readStored(handle, [], onStep))
  })

async function exportContent(handle: WritingHandle, stored: Documents): Promise<Export> {
  const documents = new Map([...stored].map(([path, fields]) => [path, toJson(handle.sdk, fields)]))
  const left = findDamaged(documents)
  for (const path of left.keys()) documents.delete(path)
  const file = await writeBackup(documents, new Date())
  const read = await readBackup(file)
  if (!read.isIntact || read.damaged.size > 0 || read.documents.size !== documents.size)
    throw new Error('The backup cannot be read back')
  return { file, left: [...left.values()] }
}

const NO_NAME = '—'

/** The rules require a version and the director's name, which a document of an older backup may not have. */
function withRequired(path: string, fields: Fields): Fields {
  if (path.startsWith('director-texts/'))
    return { version: newVersion(), ...fields, name: NOT_BLANK.test(String(fields['name'])) ? fields['name'] : NO_NAME }
  return /^(team|videos|settings)\/[^/]+$/.test(path) ? { version: newVersion(), ...fields } : fields
}

export const isSameContent = (a: Fields, b: Fields) => isSame(contentOf(a), contentOf(b))

/** `fields` is null for a delete. `before` is the stored document as the SDK returned it, if any. */
export type Write = { path: string; fields: Fields | null; before?: Fields | undefined }

/** What a restore will do. */
export type RestorePlan = {
  changes: Change[]
  /** The present content as a file; null while nothing is stored. */
  exportPresent: (() => Promise<Export>) | null
  /** Documents that cannot be updated, and are deleted before they are written anew. */
  clearing: Write[]
  /** Writes before deletions: an interruption never leaves less than both contents have. */
  writes: Write[]
}

/**
 * Compares the stored content with the file. The content becomes equal to the file. Where a file proves nothing by not
 * containing a document, it stays as it is (decision 161): the details of the centre (decision 142), what no backup can
 * contain, what is damaged in the file, and everything when the file was changed.
 * @param onStep called after each read
 */
export const planRestore = (file: BackupFile, onStep?: () => void): Promise<RestorePlan> =>
  logged('backup.plan', async () => {
    const handle = await writing()
    const products = [...file.documents.keys()].flatMap((path) => /^products\/(\d+)$/.exec(path)?.[1] ?? [])
    const stored = await readStored(handle, products, onStep)
    const before = new Map([...stored].map(([path, fields]) => [path, toJson(handle.sdk, fields)]))
    const left = findDamaged(before)
    const isKept = (path: string) =>
      !file.isIntact ||
      path === CENTRE_PATH ||
      [left, file.damaged].some((set) => set.has(path) || set.has(ownerOf(path)))
    const after = new Map([
      ...[...before].filter(([path]) => isKept(path)),
      ...[...file.documents].map(([path, fields]) => [path, withRequired(path, fields)] as const),
    ])
    const changed = [...after].filter(([path, fields]) => !isSameContent(before.get(path) ?? {}, fields))
    const removed = [...before.keys()].filter((path) => !after.has(path)).reverse()
    // The version of a picture has the id of its document's version, so the document changes with it.
    const owners = new Set([...changed.map(([path]) => path), ...removed].map(ownerOf))
    const written = new Set([...changed.map(([path]) => path), ...owners])
    // The rules compare the date of creation, which a document made by hand may lack.
    const isUpdatable = ([path, fields]: [string, Fields]) =>
      !('createdAt' in fields) || 'createdAt' in (stored.get(path) ?? fields)
    const clearing = changed.filter((one) => !isUpdatable(one)).map(([path]) => path)
    const beforeOf = (path: string) => (clearing.includes(path) ? undefined : stored.get(path))
    return {
      clearing: clearing.map((path) => ({ path, fields: null, before: stored.get(path) })),
      changes: changesBetween(before, after),
      exportPresent: stored.size > 0 ? () => exportContent(handle, stored) : null,
      writes: [
        ...[...after]
          .filter(([path]) => written.has(path))
          .map(([path, fields]) => ({ path, fields, before: beforeOf(path) })),
        ...removed.map((path) => ({ path, fields: null, before: stored.get(path) })),
      ],
    }
  })
