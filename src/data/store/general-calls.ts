// Requirements 143 and 144 demand these calls for every collection. Only tests use them: pages and the dashboard
// listen, lists use lists/positions.ts, and forms use save.ts.
import type { Fields, Parse } from '../client/document'
import { logFailure } from '../client/errors'
import { loadFirestore } from '../client/firebase'
import { readFromServer } from '../client/read-from-server'
import { parseAll, parseSnapshot, queriesFor, type ListOptions } from '../client/subscribable'
import { documentPath } from '../document-paths'
import { newDocumentId } from './documents'
import { GoneError } from './shared/gone-error'
import { storeDecision } from './transaction/decision'
import { writeOne } from './transaction/in-transaction'

/** Tries each function in turn. Rejects with the last error. */
export async function firstSuccess<T>(ways: readonly (() => Promise<T>)[]): Promise<T> {
  let last: unknown = new Error('No way to try')
  for (const way of ways) {
    try {
      return await way()
    } catch (error) {
      last = error
    }
  }
  throw last
}

/** All documents by `order`; falls back to newest first, then to no order. */
export const getAll = <T>(
  collection: string,
  parse: Parse<T>,
  options: ListOptions<T> = {},
): Promise<T[]> =>
  logFailure(`${collection}.getAll`, async () => {
    const handle = await loadFirestore()
    const ways = queriesFor(handle, collection, options).map(
      (query) => () => readFromServer(handle, () => handle.sdk.getDocsFromServer(query)),
    )
    return parseAll(await firstSuccess(ways), parse, options.sort)
  })

/** One document, or null when it does not exist or is invalid. */
export const getOne = <T>(collection: string, id: string, parse: Parse<T>): Promise<T | null> =>
  logFailure(`${collection}.get`, async () => {
    const { sdk, db } = await loadFirestore()
    return parseSnapshot(await sdk.getDoc(sdk.doc(db, collection, id)), parse)
  })

/** Creates a document and returns its id. A second call with the same id keeps `createdAt`. */
export const addDocument = (collection: string, fields: Fields, id?: string): Promise<string> =>
  logFailure(`${collection}.add`, async () => {
    const newId = id ?? (await newDocumentId(collection))
    await writeOne(documentPath(collection, newId), (stored, serverTime) =>
      storeDecision({ createdAt: serverTime, ...stored, ...fields, id: newId }),
    )
    return newId
  })

/**
 * Changes some fields of an existing document. Returns the id of the version; null when nothing changed.
 * @throws GoneError
 */
export const updateDocument = (
  collection: string,
  id: string,
  fields: Fields,
): Promise<string | null> =>
  logFailure(`${collection}.update`, async () => {
    const trace = await writeOne(documentPath(collection, id), (stored) => {
      if (!stored) throw new GoneError(documentPath(collection, id))
      return storeDecision({ ...stored, ...fields })
    })
    return trace?.id ?? null
  })
