import { logged } from './errors'
import { writing } from './firebase'
import type { Fields } from './parse'

/** Reads documents as they are stored, by path; null for one that does not exist. */
export const getStoredFields = (paths: readonly string[]): Promise<Map<string, Fields | null>> =>
  logged('stored-fields.get', async () => {
    const { sdk, db } = await writing()
    const read = [...new Set(paths)].map(async (path) => {
      const snapshot = await sdk.getDocFromServer(sdk.doc(db, path))
      return [path, snapshot.data() ?? null] as const
    })
    return new Map(await Promise.all(read))
  })
