import type { Fields } from '../client/document'
import { logFailure } from '../client/errors'
import { loadFirestore } from '../client/firebase'
import { documentPath } from '../document-paths'
import { DELETE, storeDecision, type Decide } from './transaction/decision'
import { writeOne } from './transaction/in-transaction'
import type { Trace } from './transaction/versioned-transaction'

// Writes of one document without a merge. The forms use save.ts instead, and the lists use lists/positions.ts.

/** A new document id. Make it before the write, so that a retry adds no second document. */
export async function newDocumentId(collection: string): Promise<string> {
  const { sdk, db } = await loadFirestore()
  return sdk.doc(sdk.collection(db, collection)).id
}

/**
 * Puts these fields over the stored ones, or creates the document. `before` has the stored fields; undefined without
 * any.
 */
export const setDocument = (
  path: string,
  fields: Fields,
  signal?: AbortSignal,
): Promise<{ trace: Trace | null; before: Fields | undefined }> =>
  logFailure(`${path}.set`, async () => {
    let before: Fields | undefined
    const decide: Decide = (stored) => {
      before = stored
      return storeDecision({ ...stored, ...fields })
    }
    const trace = await writeOne(path, decide, signal)
    return { trace, before }
  })

/** Deletes one document. Returns the id of its version; null when there was none. */
export const deleteDocument = (
  collection: string,
  id: string,
  signal?: AbortSignal,
): Promise<string | null> =>
  logFailure(`${collection}.delete`, async () => {
    const trace = await writeOne(documentPath(collection, id), () => DELETE, signal)
    return trace?.id ?? null
  })
