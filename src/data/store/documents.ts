import type { Fields } from '../client/document'
import { logged } from '../client/errors'
import { firestore } from '../client/firebase'
import { DELETE, storing } from './decision'
import { changeOne } from './transaction'

/** A new document id. Make it before the write, so that a retry adds no second document. */
export async function newDocumentId(name: string): Promise<string> {
  const { sdk, db } = await firestore()
  return sdk.doc(sdk.collection(db, name)).id
}

/** Merges fields into the document, or creates it. Sets `updatedAt` only. Returns the id of the version. */
export const setDocument = (name: string, id: string, fields: Fields): Promise<string | null> =>
  logged(`${name}.set`, () =>
    changeOne(`${name}/${id}`, (stored) => storing({ ...stored, ...fields })),
  )

/** Deletes one document. Returns the id of its version; null when there was none. */
export const removeDocument = (name: string, id: string): Promise<string | null> =>
  logged(`${name}.remove`, () => changeOne(`${name}/${id}`, () => DELETE))
