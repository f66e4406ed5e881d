import type { Fields } from '../../client/document'
import { logFailure } from '../../client/errors'
import { fetchAsAdmin } from '../../client/fetch-as-admin'
import { fetchDocuments } from '../../client/rest'
import { isProductPath } from '../../content-paths'
import { largeImagePath, versionPath } from '../../document-paths'
import type { Version } from './version'

/**
 * The ids of the deletions of products in whose place another large image is stored. Images are read only where a
 * product is stored again.
 */
export const fetchReplacedDeletions = (
  versions: readonly Version[],
  stored: ReadonlyMap<string, Fields | null>,
): Promise<Set<string>> =>
  logFailure('versions.fetchReplacedDeletions', async () => {
    const deletions = versions.filter(
      ({ path, isDeletion }) => isDeletion && isProductPath(path) && stored.get(path),
    )
    const versionPathOf = ({ id }: Version) => versionPath(id)
    const imagePathOf = ({ path }: Version) => largeImagePath(path)
    const [versionDocuments, imageDocuments] = await Promise.all([
      fetchField(deletions.map(versionPathOf), 'largeImage'),
      fetchField(deletions.map(imagePathOf), 'image'),
    ])
    const isReplaced = (deletion: Version) =>
      versionDocuments.get(versionPathOf(deletion))?.['largeImage'] !==
      imageDocuments.get(imagePathOf(deletion))?.['image']
    return new Set(deletions.filter(isReplaced).map(({ id }) => id))
  })

/** Fetches one field of the documents at these paths. */
async function fetchField(paths: readonly string[], field: string) {
  if (paths.length === 0) return new Map<string, Fields | null>()
  const select = [field]
  return fetchAsAdmin((request) => fetchDocuments([...new Set(paths)], { ...request, select }))
}
