import type { Transaction } from 'firebase/firestore'
import type { FirestoreHandle } from './firebase'

/**
 * Makes one write that depends on nothing stored. A transaction fails without a network, and listeners see its write
 * once the server has taken it. `updateDoc` and `deleteDoc` would show the write to listeners before. Without a network
 * they would send it once the network is back, long after the failure was shown.
 */
export const writeOnline = (
  { sdk, db }: FirestoreHandle,
  write: (transaction: Transaction) => unknown,
): Promise<void> =>
  sdk.runTransaction(db, (transaction) => {
    write(transaction)
    return Promise.resolve()
  })
