/** The Firestore functions that only the dashboard uses. */
export {
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
