import type { DocumentReference, Transaction, TransactionOptions } from 'firebase/firestore'
import { codeOf } from '../client/errors'
import { auth, type FirestoreHandle } from '../client/firebase'
import type * as WritingSdk from '../client/firestore-writing'
import type { Fields } from '../content/parse'
import { pictureNames, picturePath } from './pictures'

type Handle = FirestoreHandle & {
  sdk: Pick<typeof WritingSdk, 'deleteField' | 'runTransaction' | 'serverTimestamp' | 'Timestamp'>
}

/** Pictures as data URLs or links, by name. */
export type Pictures = ReadonlyMap<string, string>

/**
 * Decides what is stored for a document: all its fields but `updatedAt`, or null to delete it. Undefined leaves it as it
 * is. May throw.
 */
export type Next = (stored: Fields | undefined) => Fields | null | undefined | Promise<Fields | null | undefined>

/**
 * Writes one document of a transaction; returns what was stored before, which it keeps as a version. Stores the pictures
 * that the document names, and marks those as removed that it no longer names. Reads first: call it before other writes.
 */
export type Write = (path: string, next: Next, pictures?: Pictures) => Promise<Fields | undefined>

/**
 * Runs a transaction that writes documents. The rules refuse it when somebody else has replaced a document since it was
 * read, because the version is then of an older state; it runs again until the state is the same as before.
 */
export async function runKeeping<T>(
  handle: Handle,
  update: (write: Write, transaction: Transaction) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const user = (await auth()).currentUser
  // The address in the token, as the rules read it.
  const { email } = (await user?.getIdTokenResult())?.claims ?? {}
  const by = typeof email === 'string' ? email : ''
  let refused: string | undefined
  for (;;) {
    let seen = ''
    const run = (transaction: Transaction) => {
      seen = ''
      const write: Write = async (path, next, pictures = new Map()) => {
        const stored = await putDocument(handle, transaction, by, { path, next, pictures })
        seen += versionId(handle, path, stored)
        return stored
      }
      return update(write, transaction)
    }
    try {
      return await handle.sdk.runTransaction(handle.db, run, options)
    } catch (error) {
      if (codeOf(error) !== 'permission-denied' || seen === refused) throw error
      refused = seen
    }
  }
}

async function putDocument(
  handle: Handle,
  transaction: Transaction,
  by: string,
  { path, next, pictures }: { path: string; next: Next; pictures: Pictures },
): Promise<Fields | undefined> {
  const { sdk, db } = handle
  const ref = sdk.doc(db, path)
  const stored = (await transaction.get(ref)).data()
  const chosen = await next(stored)
  const fields = chosen === undefined ? stored : chosen
  const [before, after] = [pictureNames(path, stored), pictureNames(path, fields)]
  const touched = new Set([
    ...before.filter((name) => !after.includes(name)),
    ...after.filter((name) => !before.includes(name) || pictures.has(name)),
  ])
  const found = await Promise.all([...touched].map((name) => transaction.get(sdk.doc(db, picturePath(path, name)))))
  const now = sdk.serverTimestamp()
  if (chosen !== undefined) {
    if (stored)
      transaction.set(sdk.doc(db, 'versions', versionId(handle, path, stored)), { path, at: now, by, fields: stored })
    if (chosen) transaction.set(ref, { ...chosen, updatedAt: now })
    else if (stored) transaction.delete(ref)
  }
  for (const picture of found) {
    const image = pictures.get(picture.id)
    const isNamed = after.includes(picture.id)
    if (!picture.exists()) {
      if (isNamed && image !== undefined) transaction.set(picture.ref, { image, updatedAt: now })
    } else if (isNamed && picture.get('removedAt') !== undefined) unmark(handle, transaction, picture.ref)
    else if (!isNamed && picture.get('removedAt') === undefined) transaction.update(picture.ref, { removedAt: now })
  }
  return stored
}

const unmark = ({ sdk }: Handle, transaction: Transaction, picture: DocumentReference) =>
  transaction.update(picture, { removedAt: sdk.deleteField(), eraseAskedAt: sdk.deleteField() })

/** The path with an underscore, and the milliseconds of `updatedAt`; 0 for a document made by hand without that time. */
function versionId({ sdk }: Handle, path: string, fields: Fields | undefined): string {
  const time = fields?.['updatedAt']
  const ms = time instanceof sdk.Timestamp ? Math.floor(time.toMillis()) : 0
  return `${path.replaceAll('/', '_')}_${ms}`
}
