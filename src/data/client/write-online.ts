import type { Transaction } from 'firebase/firestore'
import type { FirestoreHandle } from './firebase'

/**
 * Carries out one write that depends on nothing stored. It is a transaction, which fails without a network and whose write
 * listeners see once the server has taken it. `updateDoc` and `deleteDoc` would show listeners the write before, and send it when
 * the network is back, even if the failure has been announced long ago.
 */
export const writeOnline = (
  { sdk, db }: FirestoreHandle,
  write: (transaction: Transaction) => unknown,
): Promise<void> =>
  sdk.runTransaction(db, (transaction) => {
    write(transaction)
    return Promise.resolve()
  })
