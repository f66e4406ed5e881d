import { VERSION_KEPT_MS, VERSIONS_PAGE } from '../../limits'
import { removedPictures } from './erasures'
import { codeOf } from '../client/errors'
import { writing } from '../client/firebase'
import { isContentPath } from './stored-names'
import { decodeFields, fetchQuery, pathOf, type RestDocument } from '../client/rest'
import { asAdmin } from '../client/as-admin'

/** Deletes one document. False where the rules refuse it, because their clock says that it is too early. */
async function tryToDelete(path: string): Promise<boolean> {
  const { sdk, db } = await writing()
  try {
    await sdk.runTransaction(db, (transaction) => Promise.resolve(transaction.delete(sdk.doc(db, path))))
    return true
  } catch (error) {
    if (codeOf(error) === 'permission-denied') return false
    throw error
  }
}

/**
 * Deletes versions older than 30 days, with the pictures that were removed as long ago, until the rules refuse one: a
 * device whose date is ahead deletes nothing too early. Leaves what somebody asked to erase, because only a press
 * confirms that. A failure is not logged: the session may end meanwhile, and the next opening of the dashboard goes on.
 */
export async function clearOldVersions(): Promise<void> {
  const before = new Date(Date.now() - VERSION_KEPT_MS)
  const cleared = new Set<string>()
  let last: RestDocument | undefined
  do {
    const at = last?.fields?.['at']
    const page = await asAdmin((request) =>
      fetchQuery(
        'versions',
        {
          where: { field: 'at', op: 'LESS_THAN', value: { timestampValue: before.toISOString() } },
          orderBy: 'at',
          limit: VERSIONS_PAGE,
          select: ['path', 'at', 'eraseAskedAt'],
          ...(last && at && { after: [at, { referenceValue: last.name }] }),
        },
        request,
      ),
    )
    for (const document of page) {
      const { path, eraseAskedAt } = decodeFields(document.fields)
      if (eraseAskedAt !== undefined) continue
      if (!(await tryToDelete(pathOf(document)))) return
      if (!isContentPath(path) || cleared.has(path)) continue
      cleared.add(path)
      for (const picture of await removedPictures(path))
        if (picture.removedAt < before && !picture.askedAt) await tryToDelete(picture.path)
    }
    last = page.length === VERSIONS_PAGE ? page.at(-1) : undefined
  } while (last)
}
