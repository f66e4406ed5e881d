import { VERSION_KEPT_MS } from '../../limits'
import { asAdmin } from '../client/as-admin'
import type { Fields } from '../client/document'
import { DataError, logFailure } from '../client/errors'
import { firestore } from '../client/firebase'
import { fetchQuery } from '../client/rest'
import { parseDate } from '../content/schema-fields'
import {
  documentPath,
  largeImagePath,
  sequencePath,
  splitPath,
  versionPath,
} from '../document-paths'
import { isContentPath, isListName, isProductPath, LIST_NAMES } from '../entities'
import type { Backup } from './backup'
import { stateOfVersion } from './hidden-videos'
import { readAll, readImages, readPaths, type Documents } from './read-all'
import { sequenceOf } from './sequence'
import { HEAD_FIELDS, parseVersionHead, type VersionHead } from './version-head'

/**
 * What was stored at a moment of the last 30 days, as a backup. For each document:
 * - Every change keeps the state that it replaces, so the first later version has the state at that moment. If that version notes
 *   an addition, the document did not exist.
 * - Without a later version the document has not changed. If it was written later all the same, it was either only moved, so that
 *   the sequence of that moment lists it, or added without a note.
 * - The first later version that replaced or deleted the large image has that image; without one it is the stored one.
 * The sequence of a list is a document with versions of its own.
 * @throws DataError 'gone' for an earlier moment
 */
export const contentAt = (moment: Date): Promise<Backup> =>
  logFailure('versions.contentAt', async () => {
    if (moment.getTime() < Date.now() - VERSION_KEPT_MS)
      throw new DataError('gone', 'The history does not reach so far')
    const handle = await firestore()
    // Read before the versions, so that what is changed meanwhile has one.
    const stored = await readAll(handle)
    const images = await readImages(handle, stored.keys())
    const sequences = await readPaths(handle, LIST_NAMES.map(sequencePath))
    const later = byPath(await versionsSince(moment))
    const kept = await readPaths(handle, [...later.values()].flatMap(neededVersions))
    /** What is stored, or what the first later version has kept. */
    const firstStateOf = (path: string): Fields | undefined => {
      const [first] = later.get(path) ?? []
      if (!first) return stored.get(path) ?? sequences.get(path)
      return first.isAddition ? undefined : stateOfVersion(kept.get(versionPath(first.id)) ?? {})
    }
    const stateOf = (path: string): Fields | undefined => {
      const state = firstStateOf(path)
      const isOlder = (parseDate(state?.['updatedAt']) ?? moment) <= moment
      return isOlder || wasListed(path) ? state : undefined
    }
    const wasListed = (path: string): boolean => {
      const { collection, id } = splitPath(path)
      if (!isListName(collection)) return false
      const sequence = stateOf(sequencePath(collection))
      return !sequence || (Array.isArray(sequence['ids']) && sequence['ids'].includes(id))
    }
    const largeImageOf = (path: string): unknown => {
      const keptBy = later
        .get(path)
        ?.find(({ id, isDeletion }) => isDeletion || kept.get(versionPath(id))?.['picture'])
      const stillStored = images.get(largeImagePath(path))?.['image']
      return keptBy ? kept.get(versionPath(keptBy.id))?.['picture'] : stillStored
    }
    const documents: Documents = new Map()
    for (const path of new Set([...stored.keys(), ...later.keys()])) {
      const fields = isContentPath(path) ? stateOf(path) : undefined
      if (!fields) continue
      documents.set(path, fields)
      const image = isProductPath(path) ? largeImageOf(path) : undefined
      if (image !== undefined) documents.set(largeImagePath(path), { image })
    }
    for (const collection of LIST_NAMES)
      arrangeAs(collection, documents, stateOf(sequencePath(collection))?.['ids'])
    return { createdAt: moment, documents }
  })

const PAGE_SIZE = 300

/** The versions after a moment, oldest first. */
async function versionsSince(moment: Date): Promise<VersionHead[]> {
  const value = { timestampValue: moment.toISOString() }
  const where = { field: 'at', op: 'GREATER_THAN', value } as const
  const versions: VersionHead[] = []
  let after: Record<string, unknown>[] | undefined
  do {
    const query = { where, orderBy: 'at', limit: PAGE_SIZE, select: HEAD_FIELDS, after }
    const found = await asAdmin((request) => fetchQuery('versions', query, request))
    versions.push(...found.map(parseVersionHead))
    const last = found.length === PAGE_SIZE ? found.at(-1)?.raw : undefined
    after = last && [last.fields?.['at'] ?? {}, { referenceValue: last.name }]
  } while (after)
  return versions
}

/** The versions of each document, oldest first. */
function byPath(versions: readonly VersionHead[]): Map<string, VersionHead[]> {
  const found = new Map<string, VersionHead[]>()
  for (const version of versions)
    found.set(version.path, [...(found.get(version.path) ?? []), version])
  return found
}

/**
 * The versions from which a document is put together: the first, and those of a product up to its first deletion, because any
 * of them may have kept its large image. A document that was added after the moment needs none.
 */
function neededVersions(versions: readonly VersionHead[]): string[] {
  const [first] = versions
  if (!first || first.isAddition) return []
  if (!isProductPath(first.path)) return [versionPath(first.id)]
  const deletion = versions.findIndex(({ isDeletion }) => isDeletion)
  const needed = deletion < 0 ? versions : versions.slice(0, deletion + 1)
  return needed.map(({ id }) => versionPath(id))
}

/** Numbers the documents of a list as these ids name them; without ids as their own positions do. */
function arrangeAs(collection: string, documents: Documents, ids: unknown): void {
  const known: unknown[] = Array.isArray(ids) ? ids : []
  const rank = (id: string) => (known.includes(id) ? known.indexOf(id) : known.length)
  const list = [...sequenceOf(collection, documents)].sort((a, b) => rank(a.id) - rank(b.id))
  list.forEach(({ id }, index) => {
    const path = documentPath(collection, id)
    documents.set(path, { ...documents.get(path), order: index + 1 })
  })
}
