import type { FirebaseStorage } from 'firebase/storage'
import { loadApp } from './firebase'
import { once } from './once'

/** The Storage client that the specification requires. Nothing is uploaded with it. */
export const loadFirebaseStorage = once<FirebaseStorage>(async () => {
  const [firebaseApp, sdk] = await Promise.all([loadApp(), import('firebase/storage')])
  return sdk.getStorage(firebaseApp)
})
