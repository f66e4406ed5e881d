import { VERSIONS_PAGE } from '../../limits'
import { asAdmin } from '../client/as-admin'
import { centreSchema } from '../content/centre'
import { directorPhotoSchema } from '../content/director-photos'
import { directorSchema } from '../content/director-texts'
import { logged } from '../client/errors'
import { writing } from '../client/firebase'
import { readDate, type Fields } from '../content/parse'
import { productSchema } from '../content/products'
import { decodeFields, fetchDocuments, fetchQuery, type RestDocument } from '../client/rest'
import type { State } from './states'
import { isContentPath } from './stored-names'
import { supportSchema, withoutFormerPhone } from './support'
import { memberSchema } from '../content/team'
import { videosSchema } from '../content/videos'

/**
 * A state that a write replaced or deleted, without the pictures in its fields. `path` is that of its document, `by` the
 * e-mail address of the writer. `fields` is null for an entry that is not one of ours: it is shown and cannot be restored.
 * `eraseAskedAt` is when somebody asked to erase it.
 */
export type Version = {
  id: string
  path: string
  at: Date
  by: string
  fields: Fields | null
  eraseAskedAt: Date | null
}

const PICTURES = ['image', 'photoBase64', 'portrait']
/** The fields of all documents that are quick to read: a picture can be 1 MB. */
const LIGHT = [
  ...new Set(
    [
      productSchema,
      memberSchema,
      videosSchema,
      directorSchema,
      directorPhotoSchema,
      centreSchema,
      supportSchema,
    ].flatMap(({ entries }) => Object.keys(entries)),
  ),
].filter((name) => !PICTURES.includes(name))
const VERSION = ['path', 'at', 'by', 'eraseAskedAt', ...LIGHT.map((name) => `fields.${name}`)]

function versionOf(document: RestDocument): Version {
  const { path, at, by, fields, eraseAskedAt } = decodeFields(document.fields)
  // Nothing is read of a photo but its time, which one made by hand may lack.
  const found = fields ?? (String(path).startsWith('director-photos/') ? {} : null)
  return {
    id: document.name.split('/').at(-1) ?? '',
    path: String(path),
    at: readDate(at) ?? new Date(0),
    by: String(by),
    fields: isContentPath(path) && typeof found === 'object' ? (found as Fields | null) : null,
    eraseAskedAt: readDate(eraseAskedAt),
  }
}

/** Where a page of versions ends: the exact time and name of its last one. */
export type Cursor = { at: string; name: string }
type VersionsPage = { versions: Version[]; next: Cursor | null }

/** The versions, newest first, `count` at a time. `next` leads to older ones; null after the last. */
export const getVersions = (after?: Cursor | null, count = VERSIONS_PAGE): Promise<VersionsPage> =>
  logged('versions.get', async () => {
    const found = await asAdmin((request) =>
      fetchQuery(
        'versions',
        {
          orderBy: 'at',
          isDescending: true,
          limit: count,
          select: VERSION,
          ...(after && { after: [{ timestampValue: after.at }, { referenceValue: after.name }] }),
        },
        request,
      ),
    )
    const last = found.length === count ? found.at(-1) : undefined
    const at = last?.fields?.['at']?.['timestampValue']
    return {
      versions: found.map(versionOf),
      next: last && typeof at === 'string' ? { at, name: last.name } : null,
    }
  })

/** Reads the state that a version holds, whole. @throws Error when it was deleted or is not one of ours */
export const readVersion = (id: string): Promise<State> =>
  logged('versions.read', async () => {
    const { sdk, db } = await writing()
    const found = await sdk.getDocFromServer(sdk.doc(db, 'versions', id))
    const path: unknown = found.get('path')
    const fields: unknown = found.get('fields')
    if (!isContentPath(path) || typeof fields !== 'object' || fields === null)
      throw Object.assign(new Error(`Not a version that can be restored: ${id}`), { code: 'invalid-argument' })
    return { path, fields: withoutFormerPhone(fields as Fields) }
  })

/** Reads what is stored at these paths, as a list of versions shows it: without pictures. Null where nothing is stored. */
export const getStored = (paths: readonly string[]): Promise<Map<string, Fields | null>> =>
  logged('stored.get', async () => {
    const known = [...new Set(paths)].filter(isContentPath)
    return known.length === 0 ? new Map() : asAdmin((request) => fetchDocuments(known, { ...request, select: LIGHT }))
  })
