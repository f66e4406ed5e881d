import { isSame } from '../lib/same'
import { collection } from './collection'
import { assertStorable, withoutUndefined } from './document-size'
import { ConflictError, logged } from './errors'
import { writing } from './firebase'
import { readDate, type Fields, type Parse } from './parse'

/** What every fixed document carries once it was saved; null when never. */
export type Version = { updatedAt: Date | null }

/**
 * The verbs over one document with a fixed id. `T` carries `updatedAt`, which tells one saved version from the next.
 */
export function document<T extends Version>(name: string, id: string, parse: Parse<T>) {
  const all = collection(name, parse)
  return {
    get: () => all.get(id),
    set: (fields: Fields) => all.set(id, fields),
    subscribe: all.subscribeOne(id),

    /**
     * Saves over the version that was loaded, and only over that one.
     * @param base `updatedAt` of the loaded version; null when nothing was stored
     * @throws ConflictError with the stored version when somebody else saved meanwhile
     */
    save: (fields: Fields, base: Date | null): Promise<void> =>
      logged(`${name}.save`, async () => {
        const { sdk, db } = await writing()
        const stored = withoutUndefined(fields)
        assertStorable(stored)
        const ref = sdk.doc(db, name, id)
        await sdk.runTransaction(db, async (transaction) => {
          const snapshot = await transaction.get(ref)
          const now = snapshot.data() ?? {}
          // A retry of a save whose answer was lost finds its own work: that is a success, not a conflict.
          if (Object.entries(stored).every(([field, value]) => isSame(now[field], value))) return
          if (readDate(now['updatedAt'])?.getTime() !== base?.getTime()) throw new ConflictError(parse(now, id))
          transaction.set(ref, { ...stored, updatedAt: sdk.serverTimestamp() }, { merge: true })
        })
      }),
  }
}
