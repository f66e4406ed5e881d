import type { Transaction } from 'firebase/firestore'
import type { FirestoreHandle } from './firebase'

/**
 * Carries out one write that depends on nothing stored. A transaction fails without a network, and listeners are told of it once
 * the server has taken it. `updateDoc` and `deleteDoc` would tell them before, and send the write when the network is back, even
 * if the failure has been announced long ago.
 */
export const writeOnline = (
  { sdk, db }: FirestoreHandle,
  write: (transaction: Transaction) => unknown,
): Promise<void> =>
  sdk.runTransaction(db, (transaction) => {
    write(transaction)
    return Promise.resolve()
  })
