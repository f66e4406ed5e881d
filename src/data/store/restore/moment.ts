import { VERSION_KEPT_MS } from '../../../limits'
import { DataError, logFailure } from '../../client/errors'
import { fetchAsAdmin } from '../../client/fetch-as-admin'
import { loadFirestore } from '../../client/firebase'
import { fetchQuery, type Cursor } from '../../client/rest'
import { sequencePath } from '../../document-paths'
import { LIST_NAMES } from '../../entities'
import { cursorAt, HEAD_FIELDS, parseVersionHead, type VersionHead } from '../history/version'
import { readContent, readLargeImages, readPaths } from '../shared/read-all'
import type { Backup } from './backup'
import { documentsAt, neededVersionPaths } from './documents-at'

/**
 * Reads the content of a moment of the last 30 days, as a backup. `documentsAt` puts it together from the history.
 * @throws DataError 'gone' for an earlier moment
 */
export const readContentAt = (moment: Date): Promise<Backup> =>
  logFailure('versions.readContentAt', async () => {
    if (moment.getTime() < Date.now() - VERSION_KEPT_MS)
      throw new DataError('gone', 'The history does not reach so far')
    const handle = await loadFirestore()
    // Read before the versions, so that a document that is changed meanwhile has a version.
    const content = await readContent(handle)
    const largeImages = await readLargeImages(handle, content.keys())
    const sequences = await readPaths(handle, LIST_NAMES.map(sequencePath))
    const readAt = new Date()
    const versions = byPath(await fetchVersionsSince(moment))
    const versionPaths = [...versions.values()].flatMap(neededVersionPaths)
    const versionDocuments = await readPaths(handle, versionPaths)
    const storedDocuments = new Map([...content, ...largeImages, ...sequences])
    const history = { storedDocuments, readAt, versions, versionDocuments }
    return { createdAt: moment, documents: documentsAt(moment, history) }
  })

/** The versions of one query. Their heads are small, because they have no states. */
const VERSIONS_PER_QUERY = 300

/** The versions after a moment, oldest first. */
async function fetchVersionsSince(moment: Date): Promise<VersionHead[]> {
  const value = { timestampValue: moment.toISOString() }
  const where = { field: 'at', op: 'GREATER_THAN', value } as const
  const orderBy = ['at']
  const versions: VersionHead[] = []
  let after: Cursor | undefined
  do {
    const query = { where, orderBy, limit: VERSIONS_PER_QUERY, select: HEAD_FIELDS, after }
    const batch = await fetchAsAdmin((request) => fetchQuery('versions', query, request))
    versions.push(...batch.map(parseVersionHead))
    const last = batch.length === VERSIONS_PER_QUERY ? batch.at(-1) : undefined
    after = last && cursorAt(last, orderBy)
  } while (after)
  return versions
}

/** The versions of each document, oldest first. */
function byPath(versions: readonly VersionHead[]): Map<string, VersionHead[]> {
  const versionsByPath = new Map<string, VersionHead[]>()
  for (const version of versions) {
    const { path } = version
    versionsByPath.set(path, [...(versionsByPath.get(path) ?? []), version])
  }
  return versionsByPath
}
