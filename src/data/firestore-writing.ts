/** The part of the Firestore SDK that only the dashboard needs. Imported dynamically by `firebase.ts` and nowhere else. */
export {
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
