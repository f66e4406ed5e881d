/** The Firestore functions that only the dashboard uses. */
export {
  documentId,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
} from 'firebase/firestore'
