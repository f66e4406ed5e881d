/** The Firestore functions for reading. Re-exported so that the public bundle contains only these. */
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
  startAfter,
} from 'firebase/firestore'
