import { VERSION_KEPT_MS } from '../../limits'
import { reversed } from '../../lib/lists'
import { asAdmin } from '../client/as-admin'
import { DataError, logged } from '../client/errors'
import { firestore } from '../client/firebase'
import { fetchQuery } from '../client/rest'
import type { Fields } from '../client/document'
import { largePicturePath } from '../content/products'
import { isContentPath, isProductPath, LISTS, sequencePath } from '../entities'
import type { Backup } from './backup'
import { stateOfVersion } from './hidden-videos'
import { readAll, readPaths, readPictures, type Documents } from './read-all'
import { sequenceOf } from './sequence'

/**
 * What was stored at a moment of the last 30 days, as a backup. Every change keeps the state that it replaces, so a document
 * was then what its first later entry in the history has kept; it was not there when that entry is its addition, and it was
 * as it is now when there is none. A large picture never changes while its product is there, so it is the one that the first
 * later deletion has kept, or the one that is stored now. The sequence of a list is kept in the same way, by a document of
 * its own.
 * @throws DataError 'gone' for an earlier moment
 */
export const contentAt = (moment: Date): Promise<Backup> =>
  logged('versions.moment', async () => {
    if (moment.getTime() < Date.now() - VERSION_KEPT_MS)
      throw new DataError('gone', 'The history does not reach so far')
    const handle = await firestore()
    // Before the entries, so that what is changed meanwhile has an entry.
    const stored = await readAll(handle)
    const pictures = await readPictures(handle, stored.keys())
    const sequences = await readPaths(handle, LISTS.map(sequencePath))
    const entries = await entriesSince(moment)
    const first = firstOf(entries)
    const deletions = firstOf(entries.filter(({ isDeletion }) => isDeletion))
    // An entry may be the first one and a deletion.
    const needed = new Set([...first.values(), ...deletions.values()])
    const kept = await readPaths(
      handle,
      [...needed].map(({ version }) => version),
    )
    const keptIn = (entry: Entry | undefined) => entry && kept.get(entry.version)
    const stateOf = (path: string): Fields | undefined => {
      const entry = first.get(path)
      if (!entry) return stored.get(path) ?? sequences.get(path)
      return entry.isAddition ? undefined : stateOfVersion(keptIn(entry) ?? {})
    }
    const documents: Documents = new Map()
    for (const path of new Set([...stored.keys(), ...first.keys()])) {
      const fields = isContentPath(path) ? stateOf(path) : undefined
      if (!fields) continue
      documents.set(path, fields)
      if (!isProductPath(path)) continue
      const deletion = keptIn(deletions.get(path))
      const picture = deletion
        ? deletion['picture']
        : pictures.get(largePicturePath(path))?.['image']
      if (picture !== undefined) documents.set(largePicturePath(path), { image: picture })
    }
    for (const name of LISTS) arrangeAs(name, documents, stateOf(sequencePath(name))?.['ids'])
    return { createdAt: moment, documents }
  })

/** An entry of the history: the path of its document, and its own. */
type Entry = { path: string; version: string; isAddition: boolean; isDeletion: boolean }

const PAGE = 300

/** The entries after a moment, oldest first, without what they have kept. */
async function entriesSince(moment: Date): Promise<Entry[]> {
  const value = { timestampValue: moment.toISOString() }
  const where = { field: 'at', op: 'GREATER_THAN', value } as const
  const select = ['path', 'at', 'isAddition', 'isDeletion']
  const entries: Entry[] = []
  let after: Record<string, unknown>[] | undefined
  do {
    const query = { where, orderBy: 'at', limit: PAGE, select, after }
    const found = await asAdmin((request) => fetchQuery('versions', query, request))
    entries.push(
      ...found.map(({ path, fields }) => ({
        path: String(fields['path']),
        version: path,
        isAddition: fields['isAddition'] === true,
        isDeletion: fields['isDeletion'] === true,
      })),
    )
    const last = found.length === PAGE ? found.at(-1)?.raw : undefined
    after = last && [last.fields?.['at'] ?? {}, { referenceValue: last.name }]
  } while (after)
  return entries
}

/** The first entry of each path. */
const firstOf = (entries: readonly Entry[]): Map<string, Entry> =>
  new Map(reversed(entries).map((entry) => [entry.path, entry]))

/** Numbers the documents of a list as these ids name them; without ids as their own places do. */
function arrangeAs(name: string, documents: Documents, ids: unknown): void {
  const known: unknown[] = Array.isArray(ids) ? ids : []
  const rank = (id: string) => (known.includes(id) ? known.indexOf(id) : known.length)
  const list = [...sequenceOf(name, documents)].sort((a, b) => rank(a.id) - rank(b.id))
  list.forEach(({ id }, index) => {
    const path = `${name}/${id}`
    documents.set(path, { ...documents.get(path), order: index + 1 })
  })
}
