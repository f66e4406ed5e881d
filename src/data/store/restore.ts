import { isShown, type Listed } from '../../lib/order'
import { asAdmin } from '../client/as-admin'
import { DataError, logged } from '../client/errors'
import { firestore } from '../client/firebase'
import { fetchQuery } from '../client/rest'
import type { Fields } from '../client/document'
import { readDate } from '../content/parse'
import { CONTENT, isContentPath, isProduct, LISTS, pictureOf } from '../entities'
import { removePhoto } from './director'
import { HIDDEN_VIDEOS, isVideos, joined, stateIn } from './hidden-videos'
import { arrange, placed, removeFrom, without } from './order'
import { isPlaceTakenBack, NO_VIDEOS, takeBack, type Around } from './take-back'
import { asStored, changeOne, type Next } from './transaction'

/**
 * `version` is the id of the version of what was replaced; null where nothing was replaced. `isNew` tells that nothing was
 * stored there, and `clashes` are the fields in which a newer change was met.
 */
export type Restored = { version: string | null; isNew: boolean; clashes: string[] }

const NEEDED: string[] = [CONTENT['director-texts'].path, CONTENT.settings.path]

/** Whether an addition at this path can be taken back: pages need the texts and the details of the centre. */
export const canTakeBackAddition = (path: string): boolean =>
  isContentPath(path) && !NEEDED.includes(path)

/**
 * Takes one change back. A document that was changed keeps what was changed since; one that was deleted returns to its
 * place with its large picture; one that was added is deleted. What is replaced is kept as a version, so that this is
 * undone like any other change.
 * @param id of the version
 * @throws DataError for an entry that cannot be taken back
 */
export const restoreVersion = (id: string): Promise<Restored> =>
  logged('versions.restore', async () => {
    const { path, fields, isAddition, isDeletion, picture } = await readVersion(`versions/${id}`)
    const isOurs = isContentPath(path) && typeof fields === 'object' && fields !== null
    if (!isOurs || (isAddition && !canTakeBackAddition(path)))
      throw new DataError('unknown', `Not a change that can be taken back: ${id}`)
    if (isAddition && path !== CONTENT.videos.path) return remove(path)
    const before = isAddition ? NO_VIDEOS : (fields as Fields)
    return isDeletion ? bringBack({ path, before, picture }) : takeChangeBack({ id, path, before })
  })

/** Deletes an added document. */
export async function remove(path: string): Promise<Restored> {
  const [name = '', own = ''] = path.split('/')
  const version = await (LISTS.includes(name) ? removeFrom(name, own) : removePhoto())
  return { version, isNew: false, clashes: [] }
}

type Deletion = { path: string; before: Fields; picture: unknown }

/** Stores a deleted document again, also over one that was made in its place. */
async function bringBack({ path, before, picture }: Deletion): Promise<Restored> {
  const now = (await read(path)) ?? null
  if (!now || !isProduct(path) || (await read(pictureOf(path)))?.['image'] === picture)
    return store(path, { before, after: null, now }, picture)
  // A large picture goes with its product only.
  const { version } = await remove(path)
  const around = { before, after: null, now: null }
  return { ...(await store(path, around, picture)), version, isNew: false }
}

type Changed = { id: string; path: string; before: Fields }

/** A document that was deleted since is stored as it was before the change. */
async function takeChangeBack({ id, path, before }: Changed): Promise<Restored> {
  // Read before the versions: what none of them has replaced is the state after the newest change.
  const now = (await read(path)) ?? null
  const later = await entriesAfter(id, path)
  const next = later.find(({ isAddition }) => !isAddition)
  const after = next ? ((await readVersion(next.path)).fields as Fields | undefined) : now
  const isOfPicture = !now || after?.['image'] !== before['image']
  const picture = isOfPicture
    ? await largeBefore([`versions/${id}`, ...later.map((entry) => entry.path)])
    : undefined
  return store(path, { before, after: after ?? null, now }, picture)
}

/** The large picture before these changes of a product: the one that the first of them to exchange or delete it kept. */
async function largeBefore(entries: readonly string[]): Promise<unknown> {
  for (const entry of entries) {
    const { picture } = (await read(entry)) ?? {}
    if (picture) return picture
  }
  return undefined
}

async function store(path: string, around: Around, picture: unknown): Promise<Restored> {
  const { before, after } = around
  const clashes = new Set<string>()
  const next: Next = (stored, time) => {
    clashes.clear()
    const fields = takeBack({ before, after, now: stored ?? null }, (field) => clashes.add(field))
    return asStored(fields)(stored, time)
  }
  const [name = '', own = ''] = path.split('/')
  const sequence = (ids: string[]): string[] => {
    if (!isPlaceTakenBack(around)) return ids
    if (!isShown({ hidden: before['hidden'] as Listed['hidden'] })) return without(ids, own)
    return ids.includes(own) ? ids : placed(ids, own, Number(before['order'] ?? Infinity))
  }
  const large = typeof picture === 'string' ? picture : undefined
  const version = await (LISTS.includes(name)
    ? arrange(name, (ids) => ({
        ids: sequence(ids),
        changed: { id: own, next, picture: large },
      }))
    : changeOne(path, next))
  return { version, isNew: !around.now, clashes: [...clashes] }
}

async function read(path: string): Promise<Fields | undefined> {
  const { sdk, db } = await firestore()
  const get = async (at: string) => (await sdk.getDocFromServer(sdk.doc(db, at))).data()
  return joined(await get(path), isVideos(path) ? await get(HIDDEN_VIDEOS) : undefined)
}

async function readVersion(path: string): Promise<Fields> {
  const version = (await read(path)) ?? {}
  return { ...version, fields: stateIn(version) }
}

/** The entries of this document after the one with this id, oldest first. */
async function entriesAfter(id: string, path: string) {
  const where = { field: 'path', op: 'EQUAL', value: { stringValue: path } } as const
  const select = ['at', 'isDeletion', 'isAddition']
  const found = await asAdmin((request) => fetchQuery('versions', { where, select }, request))
  const entries = found.map(({ fields, ...entry }) => ({
    id: entry.id,
    path: entry.path,
    at: readDate(fields['at'])?.getTime() ?? 0,
    isDeletion: fields['isDeletion'] === true,
    isAddition: fields['isAddition'] === true,
  }))
  const sorted = entries.sort((a, b) => a.at - b.at)
  return sorted.slice(sorted.findIndex((entry) => entry.id === id) + 1)
}
