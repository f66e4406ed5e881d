/** The functions of Firestore that are used. Re-exported so that the bundle contains only these. */
export {
  collection,
  connectFirestoreEmulator,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
export { onLog } from 'firebase/app'
