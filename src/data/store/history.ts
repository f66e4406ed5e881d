import { VERSION_KEPT_MS, VERSIONS_PAGE } from '../../limits'
import { asAdmin } from '../client/as-admin'
import { codeOf, DataError, logged } from '../client/errors'
import { writing } from '../client/firebase'
import { fetchDocuments, fetchQuery } from '../client/rest'
import { centreSchema } from '../content/centre'
import { directorSchema } from '../content/director-texts'
import { readDate, type Fields } from '../content/parse'
import { productSchema } from '../content/products'
import { memberSchema } from '../content/team'
import { videosSchema } from '../content/videos'
import { arrange, placed, without, type Placed } from './order'
import { asStored, changeOne, isContentPath, LISTS } from './transaction'

/**
 * A state that a write replaced or deleted, without its pictures; or the addition of a document (`isAddition`), whose
 * `fields` are its name and date of creation, which is before `at` where a restore brought it back. `by` is the e-mail address of
 * the writer, `cursor` the exact place in the list. An entry that is none of ours has `isReadable` false and cannot be restored.
 */
export type Version = {
  id: string
  path: string
  at: Date
  by: string
  isDeletion: boolean
  isAddition: boolean
  isReadable: boolean
  fields: Fields
  cursor: Record<string, unknown>[]
}

const schemas = [productSchema, memberSchema, videosSchema, directorSchema, centreSchema]
/** All fields that people read of a document; a picture can be 1 MB. */
const WORDS = [...new Set(schemas.flatMap(({ entries }) => Object.keys(entries)))].filter(
  (name) => name !== 'image',
)

/** The versions before this one, newest first: at most VERSIONS_PAGE. */
export const getVersions = (before?: Version): Promise<Version[]> =>
  logged('versions.get', async () => {
    const select = [
      'path',
      'at',
      'by',
      'isDeletion',
      'isAddition',
      ...WORDS.map((name) => `fields.${name}`),
    ]
    const query = {
      orderBy: 'at',
      isDescending: true,
      limit: VERSIONS_PAGE,
      select,
      after: before?.cursor,
    }
    const found = await asAdmin((request) => fetchQuery('versions', query, request))
    return found.map(({ id, fields: { path, at, by, isDeletion, isAddition, fields }, raw }) => {
      const isMap = typeof fields === 'object' && fields !== null && !Array.isArray(fields)
      return {
        id,
        path: String(path),
        at: readDate(at) ?? new Date(0),
        by: String(by),
        isDeletion: isDeletion === true,
        isAddition: isAddition === true,
        isReadable: isContentPath(path) && isMap,
        fields: isMap ? (fields as Fields) : {},
        cursor: [raw.fields?.['at'] ?? {}, { referenceValue: raw.name }],
      }
    })
  })

/** What is stored now at these paths, as a list of versions shows it: without pictures. Null where nothing is stored. */
export const getStored = (paths: readonly string[]): Promise<Map<string, Fields | null>> =>
  logged('versions.stored', async () => {
    const known = [...new Set(paths)].filter(isContentPath)
    return known.length === 0
      ? new Map()
      : asAdmin((request) => fetchDocuments(known, { ...request, select: WORDS }))
  })

/**
 * Stores a version whole again, with its large picture; in a list, at its place. What it replaces is kept as a version, so
 * that a restore can be undone like any other change.
 * @param seen the list on the screen
 * @returns the id of the version of what was replaced; null where nothing was stored
 * @throws DataError for a version that cannot be restored
 */
export const restoreVersion = (id: string, seen: readonly Placed[] = []): Promise<string | null> =>
  logged('versions.restore', async () => {
    const { sdk, db } = await writing()
    const version: Partial<Version> & { picture?: string } =
      (await sdk.getDocFromServer(sdk.doc(db, 'versions', id))).data() ?? {}
    const { path, fields, picture, isAddition } = version
    if (!isContentPath(path) || typeof fields !== 'object' || isAddition)
      throw new DataError('unknown', `Not a version that can be restored: ${id}`)
    const [name = '', own = ''] = path.split('/')
    if (!LISTS.includes(name)) return changeOne(path, () => fields)
    const place = fields['hidden'] === undefined ? Number(fields['order'] ?? Infinity) : null
    const large = picture ?? (name === 'products' ? await pictureOf(path) : undefined)
    return arrange(name, seen, (ids) => ({
      ids: place === null ? without(ids, own) : ids.includes(own) ? ids : placed(ids, own, place),
      changed: { id: own, next: asStored(fields), picture: large },
    }))
  })

/** The large picture of a deleted product: the version of its last deletion holds it. */
async function pictureOf(path: string): Promise<string | undefined> {
  const where = { field: 'path', op: 'EQUAL', value: { stringValue: path } } as const
  const found = await asAdmin((request) =>
    fetchQuery('versions', { where, select: ['isDeletion'] }, request),
  )
  const deletions = found
    .filter(({ fields }) => fields['isDeletion'] === true)
    .map((version) => version.path)
  // Their ids end with the time of the state.
  const last = deletions.sort().at(-1)
  const { sdk, db } = await writing()
  return (
    last && ((await sdk.getDocFromServer(sdk.doc(db, last))).get('picture') as string | undefined)
  )
}

/**
 * Deletes versions older than 30 days until the rules refuse one, because the clock of this device may be ahead. A failure is
 * not logged: the session may end meanwhile, and the next opening of the dashboard goes on.
 */
export async function clearOldVersions(): Promise<void> {
  const { sdk, db } = await writing()
  const value = { timestampValue: new Date(Date.now() - VERSION_KEPT_MS).toISOString() }
  const where = { field: 'at', op: 'LESS_THAN', value } as const
  const query = { where, orderBy: 'at', limit: VERSIONS_PAGE, select: ['at'] }
  const read = () => asAdmin((request) => fetchQuery('versions', query, request))
  try {
    for (let old = await read(); old.length > 0; old = await read())
      for (const { path } of old)
        await sdk.runTransaction(db, (raw) => Promise.resolve(raw.delete(sdk.doc(db, path))))
  } catch (error) {
    if (codeOf(error) !== 'permission-denied') throw error
  }
}
