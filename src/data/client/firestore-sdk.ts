export { onLog } from 'firebase/app'
/** The Firestore functions for reading. Re-exported so that the public bundle contains only these. */
export {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  terminate,
  where,
} from 'firebase/firestore'
