import type { FirebaseStorage } from 'firebase/storage'
import { loadApp } from './firebase'
import { once } from './once'

/** The client of the file storage. Requirement 10 demands it, and nothing uses it. */
export const loadFirebaseStorage = once<FirebaseStorage>(async () => {
  const [firebaseApp, sdk] = await Promise.all([loadApp(), import('firebase/storage')])
  return sdk.getStorage(firebaseApp)
})
