import { readBackup, writeBackup, type BackupFile } from './backup-format'
import { logged } from '../client/errors'
import { writing } from '../client/firebase'
import { withNamedPictures } from './named-pictures'
import { byOrder } from '../../lib/order'
import type { Fields } from '../content/parse'
import { pictureNames, picturePath } from './pictures'
import { planOf, type Sequences } from './plan'
import type { Pictures } from './put-document'
import type { Plan } from './restore'
import { CENTRE_PATH, readStored, SUPPORT_PATH } from './stored-content'
import { LIST_NAMES, nameOf, ownerOf, type Documents, type ListName, type StoredName } from './stored-names'
import { fromJson, isSupported, toJson } from './stored-values'

/** A backup, and the documents that it cannot contain. */
export type Export = { file: File; left: StoredName[] }

/** Reads all collections as one file, and reads that file back as a restore would. */
export const exportBackup = (onStep?: () => void): Promise<Export> =>
  logged('backup.export', async () => {
    const handle = await writing()
    const stored = await withNamedPictures(await readStored(handle, onStep))
    const documents = new Map([...stored].map(([path, fields]) => [path, toJson(handle.sdk, fields)]))
    const left = [...documents.keys()].filter((path) => !isSupported(documents.get(path)))
    for (const path of left) documents.delete(path)
    const file = await writeBackup(documents, new Date())
    const read = await readBackup(file)
    const names = left.map((path) => nameOf(path, stored))
    if (!read.isIntact || read.damaged.size > 0) throw new Error('The backup cannot be read back')
    return { file, left: names }
  })

const isPicture = (path: string): boolean => path.includes('/pictures/')

/** The pictures of a content by the path of their document, then by name. */
function picturesIn(documents: Documents): Map<string, Pictures> {
  const found = new Map<string, Map<string, string>>()
  for (const [path, fields] of documents) {
    if (!isPicture(path)) continue
    const owned = found.get(ownerOf(path)) ?? new Map<string, string>()
    found.set(ownerOf(path), owned.set(path.split('/').at(-1) ?? '', String(fields['image'])))
  }
  return found
}

const withoutPictures = (documents: Documents): Map<string, Fields> =>
  new Map([...documents].filter(([path]) => !isPicture(path)))

/** The ids of a list in display order; undefined where a document has no place of its own. */
function sequenceIn(documents: Documents, name: ListName): string[] | undefined {
  const list = [...documents].flatMap(([path, { order, createdAt }]) => {
    const [collection, id = ''] = path.split('/')
    return collection === name ? [{ id, order: Number(order), createdAt: createdAt as Date }] : []
  })
  return list.every(({ order }) => Number.isFinite(order)) ? list.sort(byOrder).map(({ id }) => id) : undefined
}

const sequencesIn = (documents: Documents): Sequences =>
  Object.fromEntries(
    LIST_NAMES.flatMap((name) => {
      const ids = sequenceIn(documents, name)
      return ids ? [[name, ids]] : []
    }),
  )

/**
 * Compares the stored content with the file. The content becomes equal to the file. Where a file proves nothing by not
 * containing a document, it stays as it is (decision 161): the details of the centre (decision 142), the number for help,
 * what is damaged in the file, and everything when the file was changed.
 * @param onStep called after each read
 */
export const planFile = (file: BackupFile, onStep?: () => void): Promise<Plan> =>
  logged('backup.plan', async () => {
    const handle = await writing()
    const read = await readStored(handle, onStep)
    const named = await withNamedPictures(read)
    const stored = withoutPictures(named)
    const wanted = new Map([...file.documents].map(([path, fields]) => [path, fromJson(handle.sdk, fields)]))
    const target = withoutPictures(wanted)
    const removed = [...stored.keys()].filter(
      (path) =>
        file.isIntact &&
        ![CENTRE_PATH, SUPPORT_PATH].includes(path) &&
        !target.has(path) &&
        ![...file.damaged.keys()].map(ownerOf).includes(path),
    )
    const isMissing = (path: string) => !named.has(path)
    const incomplete = [...target].flatMap(([path, fields]) =>
      pictureNames(path, fields).some(
        (name) => wanted.has(picturePath(path, name)) && isMissing(picturePath(path, name)),
      )
        ? [path]
        : [],
    )
    return planOf(stored, sequencesIn(stored), {
      states: [
        ...[...target].map(([path, fields]) => ({ path, fields })),
        ...removed.map((path) => ({ path, fields: null })),
      ],
      sequences: sequencesIn(target),
      pictures: picturesIn(wanted),
      incomplete: new Set(incomplete),
    })
  })
