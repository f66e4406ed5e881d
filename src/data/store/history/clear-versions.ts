import { VERSION_KEPT_MS, VERSIONS_BATCH_SIZE } from '../../../limits'
import { codeOf } from '../../client/errors'
import { fetchAsAdmin } from '../../client/fetch-as-admin'
import { loadFirestore } from '../../client/firebase'
import { fetchQuery } from '../../client/rest'
import { writeOnline } from '../../client/write-online'

/**
 * Deletes versions older than 30 days until the rules refuse one, because the clock of this device may be ahead. A
 * failure is not logged: the session may end meanwhile, and the next opening of the dashboard goes on.
 */
export async function clearOldVersions(): Promise<void> {
  const handle = await loadFirestore()
  const { sdk, db } = handle
  const value = { timestampValue: new Date(Date.now() - VERSION_KEPT_MS).toISOString() }
  const where = { field: 'at', op: 'LESS_THAN', value } as const
  const query = { where, orderBy: ['at'], limit: VERSIONS_BATCH_SIZE, select: ['at'] }
  const fetchOld = () => fetchAsAdmin((request) => fetchQuery('versions', query, request))
  try {
    for (let old = await fetchOld(); old.length > 0; old = await fetchOld())
      for (const { path } of old)
        await writeOnline(handle, (transaction) => transaction.delete(sdk.doc(db, path)))
  } catch (error) {
    if (codeOf(error) !== 'permission-denied') throw error
  }
}
