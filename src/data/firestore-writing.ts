/** The Firestore functions that only the dashboard uses. */
export {
  documentId,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
