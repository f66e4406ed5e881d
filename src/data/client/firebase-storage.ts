import type { FirebaseStorage } from 'firebase/storage'
import { loadApp } from './firebase'
import { once } from './once'

/**
 * The client of the file storage, which the specification demands to be initialised (requirement 10). Nothing is uploaded with
 * it.
 */
export const loadFirebaseStorage = once<FirebaseStorage>(async () => {
  const [firebaseApp, sdk] = await Promise.all([loadApp(), import('firebase/storage')])
  return sdk.getStorage(firebaseApp)
})
