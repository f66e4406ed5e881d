/** The Firestore functions that only the dashboard uses. */
export {
  deleteField,
  documentId,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore'
