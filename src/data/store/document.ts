import { GoneError, logged } from '../client/errors'
import { firestore } from '../client/firebase'
import type { Fields } from '../content/parse'
import { changeOne } from './transaction'

// The writing half of the general calls of requirement 143; the reading half is client/collection.ts. Documents with a place
// in a list and forms have verbs of their own (order.ts, save.ts).

/** A new document id. Make it before the write, so that a retry adds no second document. */
export async function newDocumentId(name: string): Promise<string> {
  const { sdk, db } = await firestore()
  return sdk.doc(sdk.collection(db, name)).id
}

/** Creates a document and returns its id. A second call with the same id keeps `createdAt`. */
export const addDocument = (name: string, fields: Fields, id?: string): Promise<string> =>
  logged(`${name}.add`, async () => {
    const own = id ?? (await newDocumentId(name))
    await changeOne(`${name}/${own}`, (stored, now) => ({
      createdAt: now,
      ...stored,
      ...fields,
      id: own,
    }))
    return own
  })

/** Merges fields into the document, or creates it. Sets `updatedAt` only. Returns the id of the version. */
export const setDocument = (name: string, id: string, fields: Fields): Promise<string | null> =>
  logged(`${name}.set`, () => changeOne(`${name}/${id}`, (stored) => ({ ...stored, ...fields })))

/** Changes some fields of an existing document. @throws GoneError */
export const updateDocument = (name: string, id: string, fields: Fields): Promise<string | null> =>
  logged(`${name}.update`, () =>
    changeOne(`${name}/${id}`, (stored) => {
      if (!stored) throw new GoneError(`${name}/${id}`)
      return { ...stored, ...fields }
    }),
  )

/** Deletes one document. Returns the id of its version; null when there was none. */
export const removeDocument = (name: string, id: string): Promise<string | null> =>
  logged(`${name}.remove`, () => changeOne(`${name}/${id}`, () => null))
