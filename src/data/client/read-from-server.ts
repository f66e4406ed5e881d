import { codeOf } from './errors'
import type { FirestoreHandle } from './firebase'

let restarts = 0

/**
 * Reads from the server. After a failed connection the SDK waits before it connects again, longer each time, up to a
 * minute. Until then it refuses reads as `unavailable`, even if the network is back. So a refused read makes it connect
 * at once, and is sent again.
 */
export async function readFromServer<T>(
  { sdk, db }: FirestoreHandle,
  read: () => Promise<T>,
): Promise<T> {
  const restartsBefore = restarts
  try {
    return await read()
  } catch (error) {
    if (codeOf(error) !== 'unavailable') throw error
    // Another read may have restarted the network since. A second restart would refuse the reads that were sent again.
    if (restarts === restartsBefore) {
      restarts += 1
      await Promise.all([sdk.disableNetwork(db), sdk.enableNetwork(db)])
    }
    return read()
  }
}
