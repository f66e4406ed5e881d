import type { FieldValue } from 'firebase/firestore'
import { assertStorable, withoutUndefined } from './document-size'
import { ConflictError, logged } from '../client/errors'
import { firestore, writing } from '../client/firebase'
import type { Fields } from '../content/parse'

/** Writes to one collection. The public site only reads (data/collection.ts). */

const storable = (fields: Fields): Fields => {
  const stored = withoutUndefined(fields)
  assertStorable(stored)
  return stored
}

/** Writes one document, and keeps the state before as a version. */
async function change(
  name: string,
  id: string,
  next: (stored: Fields | undefined, now: FieldValue) => Fields | null,
): Promise<void> {
  const handle = await writing()
  await handle.versions.runKeeping(handle, (write) =>
    write(`${name}/${id}`, (stored) => next(stored, handle.sdk.serverTimestamp())),
  )
}

/** A new document id. Create it before the write, so that a retry cannot add a second document. */
export async function newDocumentId(name: string): Promise<string> {
  const { sdk, db } = await firestore()
  return sdk.doc(sdk.collection(db, name)).id
}

/** Creates a document and returns its id. A second call with the same id keeps `createdAt`. */
export const addDocument = (name: string, fields: Fields, id?: string): Promise<string> =>
  logged(`${name}.add`, async () => {
    const ownId = id ?? (await newDocumentId(name))
    const written = storable({ ...fields, id: ownId })
    await change(name, ownId, (stored, now) => ({ createdAt: now, ...stored, ...written }))
    return ownId
  })

/** Merges fields into the document, or creates it. Sets `updatedAt` only. */
export const setDocument = (name: string, id: string, fields: Fields): Promise<void> =>
  logged(`${name}.set`, async () => {
    const written = storable(fields)
    await change(name, id, (stored) => ({ ...stored, ...written }))
  })

/** Changes some fields of an existing document. Rejects when it does not exist. */
export const updateDocument = (name: string, id: string, fields: Fields): Promise<void> =>
  logged(`${name}.update`, async () => {
    const written = storable(fields)
    await change(name, id, (stored) => {
      if (!stored) throw new ConflictError(null)
      return { ...stored, ...written }
    })
  })

/** Deletes one document. A transaction keeps it in live lists until the server has deleted it. */
export const removeDocument = (name: string, id: string): Promise<void> =>
  logged(`${name}.remove`, () => change(name, id, () => null))
