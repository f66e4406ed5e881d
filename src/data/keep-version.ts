import type { DocumentData, DocumentReference, Transaction, TransactionOptions } from 'firebase/firestore'
import { codeOf } from './errors'
import { auth, type FirestoreHandle } from './firebase'
import type * as WritingSdk from './firestore-writing'
import type { Fields } from './parse'

type Handle = FirestoreHandle & { sdk: Pick<typeof WritingSdk, 'runTransaction' | 'serverTimestamp' | 'Timestamp'> }
type Writer = { set: (document: DocumentReference, fields: DocumentData) => unknown }

/**
 * Stores the state of a document that the same transaction or batch replaces or deletes. The rules require it, except
 * for writes that change only the position.
 * @param path of the document, such as `products/1690000000000`
 * @param fields the state before; undefined when only `pictures` are left of the document
 * @param pictures the fields of those pictures under the document that are replaced or deleted, by their id
 */
export type KeepVersion = (
  writer: Writer,
  path: string,
  fields: Fields | undefined,
  pictures?: Readonly<Record<string, Fields>>,
) => void

/** Returns the function that stores versions in the name of the signed-in administrator. */
export async function keeper(handle: Handle): Promise<KeepVersion> {
  const { sdk, db } = handle
  const user = (await auth()).currentUser
  // The address in the token, as the rules read it.
  const by = (await user?.getIdTokenResult())?.claims['email'] ?? ''
  return (writer, path, fields, pictures = {}) => {
    const id = versionId(handle, path, fields)
    const version = { path, at: sdk.serverTimestamp(), by }
    if (fields) writer.set(sdk.doc(db, 'versions', id), { ...version, fields })
    if (Object.keys(pictures).length > 0)
      writer.set(sdk.doc(db, 'picture-versions', id), { ...version, fields: pictures })
  }
}

/**
 * Runs a transaction that keeps versions. The rules refuse it when somebody else has replaced a document since it was
 * read, because the version is then of an older state; it runs again until the state is the same as before.
 */
export async function runKeeping<T>(
  handle: Handle,
  update: (transaction: Transaction, keep: KeepVersion) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const keep = await keeper(handle)
  let refused: string | undefined
  for (;;) {
    let seen = ''
    const run = (transaction: Transaction) => {
      seen = ''
      return update(transaction, (writer, path, fields, pictures) => {
        seen += versionId(handle, path, fields)
        keep(writer, path, fields, pictures)
      })
    }
    try {
      return await handle.sdk.runTransaction(handle.db, run, options)
    } catch (error) {
      if (codeOf(error) !== 'permission-denied' || seen === refused) throw error
      refused = seen
    }
  }
}

/** The path with underscores, and the milliseconds of `updatedAt`; 0 for a document made by hand without that time. */
function versionId({ sdk }: Handle, path: string, fields: Fields | undefined): string {
  const time = fields?.['updatedAt']
  const ms = time instanceof sdk.Timestamp ? Math.floor(time.toMillis()) : 0
  return `${path.replaceAll('/', '_')}_${ms}`
}
