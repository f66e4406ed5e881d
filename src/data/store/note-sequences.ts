import { firestore } from '../client/firebase'
import { LISTS, sequencePath } from '../entities'
import { arrange } from './order'

/** Stores the sequence of each list that has none yet, so that the history can tell it after the first move. */
export async function noteSequences(): Promise<void> {
  const { sdk, db } = await firestore()
  for (const name of LISTS) {
    const head = await sdk.getDocFromServer(sdk.doc(db, sequencePath(name)))
    if (!head.exists()) await arrange(name, [], (ids) => ({ ids }))
  }
}
