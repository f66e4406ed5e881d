/**
 * The part of the Firestore SDK that reads, behind one lazy door: only names listed here reach the public bundle.
 * Imported dynamically by `firebase.ts` and nowhere else.
 */
export {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocsFromServer,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
} from 'firebase/firestore'
